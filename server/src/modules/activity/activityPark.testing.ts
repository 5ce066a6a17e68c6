import assert from 'node:assert/strict';
import * as calls from '@park/contract/activity/calls';
import type { AdminActivity, Enrollment } from '@park/contract/activity/schemas';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import type { ErrorName } from '@park/contract/errors';
import { getMessages } from '@park/contract/message/calls';
import type { Message } from '@park/contract/message/schemas';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { newId } from '../../db/newId';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/testApp';
import { createSessions } from '../session/session.service';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** A Monday at ten in the park. */
export const NOW = parkMoment('2026-05-04', '10:00');
export const CLOSE = NOW + 24 * HOUR;
export const BEGIN = NOW + 48 * HOUR;
export const END = BEGIN + 2 * HOUR;

export type SaveActivityIn = CallInput<typeof calls.saveActivity>;

/** For four people, one of them at least; open now. */
export const DIG: SaveActivityIn = {
  title: { 'zh-Hans': '化石挖掘', en: 'Guided dig' },
  summary: { 'zh-Hans': '跟着研究员挖化石', en: 'Dig with a researcher' },
  text: { 'zh-Hans': '<p>请穿长裤。</p>', en: '<p>Wear long trousers.</p>' },
  motif: 'trilobite',
  coverId: null,
  place: { 'zh-Hans': '东坡采坑', en: 'East pit' },
  position: { latitude: 30.5, longitude: 111.2 },
  start: toParkIso(BEGIN),
  end: toParkIso(END),
  openAt: toParkIso(NOW - HOUR),
  closeAt: toParkIso(CLOSE),
  cancelUntil: toParkIso(BEGIN - 12 * HOUR),
  minPeople: 1,
  maxPeople: 4,
  perEnrollment: 3,
  fields: [
    { key: 'boots', kind: 'choice', label: { 'zh-Hans': '雨靴', en: 'Boots' }, required: true, options: BOOTS() },
    { key: 'note', kind: 'text', label: { 'zh-Hans': '备注', en: 'Note' }, required: false },
  ],
  approval: false,
  waitingList: true,
  points: 5,
};

function BOOTS() {
  return [
    { value: 'own', label: { 'zh-Hans': '自带', en: 'My own' } },
    { value: 'lend', label: { 'zh-Hans': '借用', en: 'Lend me some' } },
  ];
}

export interface Guest {
  token: string;
  visitorId: string;
}

/** A park that puts activities on, and a clock that tests set. */
export interface ActivityPark extends TestApp {
  now(): number;
  /** Epoch milliseconds. */
  at(moment: number): void;
  staff(): Promise<string>;
  guest(): Promise<Guest>;
  guests(count: number): Promise<Guest[]>;
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Published. */
  put(change?: Partial<SaveActivityIn>): Promise<AdminActivity>;
  enroll(
    who: Guest,
    activityId: string,
    change?: Partial<CallInput<typeof calls.enroll>>,
    key?: string,
  ): Promise<Envelope<Enrollment>>;
  /** The same at another node of the park. */
  enrollElsewhere: ActivityPark['enroll'];
  mine(who: Guest): Promise<Enrollment[]>;
  messages(who: Guest): Promise<Message[]>;
  /** `taken` is the people of what holds a place, for every activity. */
  agree(): Promise<void>;
}

export async function startActivityPark(options: TestAppOptions = {}): Promise<ActivityPark> {
  let now = NOW;
  const park = await startTestApp({ ...options, clock: () => now });
  const { database, config, deps, call } = park;
  const elsewhere = await buildApp(config, deps);
  const sql: ActivityPark['sql'] = async (text, values = []) => (await database.executeSql(text, values)).rows;
  await sql(`insert into admin_account (id, user_name, password_hash, roles) values ('staff', 'Lin', '', '{owner}')`);
  const sessions = createSessions(database.db, config.authSecret);
  const staff = async () => (await sessions.open(database.db, { adminId: 'staff', adminName: 'Lin' }, now)).accessToken;
  const guest: ActivityPark['guest'] = async () => {
    const visitorId = newId();
    await sql('insert into visitor (id, created_at) values ($1, now())', [visitorId]);
    const { accessToken } = await sessions.open(database.db, { visitorId }, now);
    return { token: accessToken, visitorId };
  };
  return {
    ...park,
    now: () => now,
    at(moment) {
      now = moment;
    },
    staff,
    guest,
    guests: (count) => Promise.all(Array.from({ length: count }, guest)),
    sql,
    async put(change) {
      const token = await staff();
      const { id, version } = ok(await call(calls.saveActivity, { ...DIG, ...change }, token));
      return ok(await call(calls.publishActivity, { id, version }, token));
    },
    enroll: enrollAt(park.app),
    enrollElsewhere: enrollAt(elsewhere),
    mine: async ({ token }) => ok(await call(calls.getEnrollments, {}, token)).items,
    messages: async ({ token }) => ok(await call(getMessages, {}, token)).items,
    async agree() {
      const off = await sql(
        `select a.id, a.taken, coalesce(sum(e.people), 0)::int as held from activity a
         left join activity_enrollment e on e.activity_id = a.id and e.state in ('enrolled', 'offered', 'kept', 'notKept')
         group by a.id having a.taken <> coalesce(sum(e.people), 0)`,
      );
      assert.deepEqual(off, []);
    },
    async close() {
      await elsewhere.close();
      await park.close();
    },
  };
}

function enrollAt(node: FastifyInstance): ActivityPark['enroll'] {
  return async ({ token }, activityId, change = {}, key = newId()) => {
    const { method, path } = calls.enroll;
    const wish = { activityId, name: '李雷', phone: '138 0013 8000', people: 1, answers: { boots: 'own' }, ...change };
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    return (await node.inject({ method, url: path, headers, payload: wish })).json();
  };
}

/** The result of a call that must succeed. */
export function ok<T>(answer: Envelope<T>): T {
  assert.equal(answer.code, 200, answer.message);
  return answer.result;
}

export function refused(answer: Envelope<unknown>, error: ErrorName): string {
  assert.equal(answer.extras?.error, error, answer.message);
  return answer.message;
}
