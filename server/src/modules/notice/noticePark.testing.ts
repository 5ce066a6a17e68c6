import type { CallInput } from '@park/contract/call';
import * as admin from '@park/contract/notice/calls';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { parkMoment } from '@park/contract/parkTime';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import { type ClockPark, startClockPark } from '../../testing/clockPark';
import type { DatabaseKind } from '../../testing/testDatabase';

export { ok, refused };

export const MINUTE = 60_000;
export const DAY = 86_400_000;
/** A Monday at eight in the park. */
export const START = parkMoment('2026-05-04', '08:00');

type SaveNoticeIn = CallInput<typeof admin.saveNotice>;

const DRAFT: Omit<SaveNoticeIn, 'id'> = {
  version: 0,
  category: 'opening',
  title: { 'zh-Hans': '开放时间', en: 'Hours' },
  text: { 'zh-Hans': '<p>每天九点</p>', en: '<p>Daily at nine</p>' },
  motif: 'valley',
  coverId: null,
  showFrom: null,
  showUntil: null,
  warning: null,
};

/** A park with notices. */
export interface NoticePark extends ClockPark {
  /** Tokens of two members of staff. */
  lin: string;
  ma: string;
  draft(change?: Partial<SaveNoticeIn>): SaveNoticeIn;
  /** A notice that shows; each call is a minute later than the one before. */
  published(change?: Partial<SaveNoticeIn>): Promise<AdminNotice>;
}

export async function startNoticePark(kind?: DatabaseKind): Promise<NoticePark> {
  const park = await startClockPark(START, { kind });
  const { call } = park;
  const [lin, ma] = [await park.staff('Lin'), await park.staff('Ma')];
  const draft: NoticePark['draft'] = (change) => ({ ...DRAFT, id: newId(), ...change });
  return {
    ...park,
    lin,
    ma,
    draft,
    async published(change) {
      park.at(park.now() + MINUTE);
      const { id, version } = ok(await call(admin.saveNotice, draft(change), lin));
      return ok(await call(admin.publishNotice, { id, version }, lin));
    },
  };
}
