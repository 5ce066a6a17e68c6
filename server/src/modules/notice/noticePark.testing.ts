import assert from 'node:assert/strict';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import type { ErrorName } from '@park/contract/errors';
import * as admin from '@park/contract/notice/calls';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { parkMoment } from '@park/contract/parkTime';
import { newId } from '../../db/newId';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { DatabaseKind } from '../../testing/testDatabase';
import { createSessions } from '../session/session.service';

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
};

/** A park with notices, and a clock that tests set. */
export interface NoticePark extends TestApp {
  /** Epoch milliseconds. */
  at(moment: number): void;
  now(): number;
  /** Tokens of two members of staff. */
  lin: string;
  ma: string;
  draft(change?: Partial<SaveNoticeIn>): SaveNoticeIn;
  /** A notice that shows; each call is a minute later than the one before. */
  published(change?: Partial<SaveNoticeIn>): Promise<AdminNotice>;
}

export async function startNoticePark(kind: DatabaseKind): Promise<NoticePark> {
  let now = START;
  const park = await startTestApp({ kind, clock: () => now });
  const { database, config, call } = park;
  const sessions = createSessions(database.db, config.authSecret);
  const staff = async (name: string) => {
    await database.executeSql(
      `insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', '{owner}')`,
      [name],
    );
    return (await sessions.open(database.db, { adminId: name, adminName: name }, now)).accessToken;
  };
  const [lin, ma] = [await staff('Lin'), await staff('Ma')];
  const draft: NoticePark['draft'] = (change) => ({ ...DRAFT, id: newId(), ...change });
  return {
    ...park,
    at(moment) {
      now = moment;
    },
    now: () => now,
    lin,
    ma,
    draft,
    async published(change) {
      now += MINUTE;
      const { id, version } = ok(await call(admin.saveNotice, draft(change), lin));
      return ok(await call(admin.publishNotice, { id, version }, lin));
    },
  };
}

/** The result of a call that must succeed. */
export function ok<T>(answer: Envelope<T>): T {
  assert.equal(answer.code, 200, [answer.message, ...(answer.errors ?? [])].join('\n'));
  return answer.result;
}

export function refused(answer: Envelope<unknown>, error: ErrorName): string {
  assert.equal(answer.extras?.error, error, answer.message);
  return answer.message;
}
