import { NOTICE_EXCERPT } from '@park/contract/notice/limits';
import { type Lang, pickText } from '../../i18n/lang';
import type { WholeNotice } from './notice.repo';
import type { NoticeRow } from './noticeStaff.repo';

type Contents = Pick<
  NoticeRow,
  'category' | 'title' | 'text' | 'words' | 'motif' | 'coverId' | 'showUntil' | 'warningColour' | 'warningKind'
>;
/** What is kept of a notice that is looked at before it is saved. */
export type NoticePreview = Contents & {
  pinned: boolean;
  /** epoch milliseconds, like `updatedAt` */
  shownAt: number;
  updatedAt: number;
};

/** A notice as it would show: it is as good as published, in its time. @param before the saved one, if there is */
export function previewOf(
  { showFrom, ...contents }: Contents & Pick<NoticeRow, 'showFrom'>,
  before: Pick<NoticeRow, 'pinned' | 'publishedAt'> | undefined,
  now: number,
): NoticePreview {
  const shownAt = Math.max(before?.publishedAt ?? now, showFrom ?? 0);
  return { ...contents, pinned: before?.pinned ?? false, shownAt, updatedAt: now };
}

/** The same, to a reader. */
export function readPreview(id: string, preview: NoticePreview, lang: Lang): WholeNotice {
  const { title, text, words, ...rest } = preview;
  const excerpt = [...pickText(words, lang)].slice(0, NOTICE_EXCERPT).join('').replaceAll('\n', ' ');
  return { ...rest, id, title: pickText(title, lang), text: pickText(text, lang), excerpt, readAt: null };
}
