import type { NoticeState } from '@park/contract/notice/limits';
import type { AdminNotice, Notice, NoticeBrief } from '@park/contract/notice/schemas';
import { toParkIso } from '@park/contract/parkTime';
import { parkIsos } from '../../fields';
import { readRichText } from '../../http/richBlocks';
import { coverUrl } from '../file/file.service';
import type { ShownNotice, WholeNotice } from './notice.repo';
import type { NoticeRow } from './noticeStaff.repo';

export function toBrief({ coverId, shownAt, readAt, warningColour, warningKind, showUntil, ...row }: ShownNotice): NoticeBrief {
  const until = toParkIso(showUntil);
  const warning = warningOf({ warningColour, warningKind });
  return {
    ...row,
    warning: warning && until !== null ? { ...warning, until } : null,
    cover: coverUrl(coverId),
    publishedAt: toParkIso(shownAt),
    readAt: toParkIso(readAt),
  };
}

export function toNotice({ text, updatedAt, ...row }: WholeNotice): Notice {
  return { ...toBrief(row), text: readRichText(text), changedAt: updatedAt > row.shownAt ? toParkIso(updatedAt) : null };
}

/** What the two columns say together; null: it is no warning. */
function warningOf({ warningColour: colour, warningKind: kind }: Pick<NoticeRow, 'warningColour' | 'warningKind'>) {
  return colour && kind && { colour, kind };
}

export function toAdminNotice(row: NoticeRow): AdminNotice {
  const { warningColour: _, warningKind: __, ...shown } = row;
  return {
    ...shown,
    warning: warningOf(row),
    state: stateOf(row),
    ...parkIsos(row, 'showFrom', 'showUntil', 'publishedAt', 'createdAt', 'updatedAt'),
  };
}

function stateOf({ publishedAt, withdrawnAt }: NoticeRow): NoticeState {
  if (publishedAt !== null) return 'published';
  return withdrawnAt === null ? 'draft' : 'withdrawn';
}
