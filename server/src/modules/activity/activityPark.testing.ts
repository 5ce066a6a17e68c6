import assert from 'node:assert/strict';
import * as calls from '@park/contract/activity/calls';
import type { AdminActivity, Enrollment } from '@park/contract/activity/schemas';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { getMessages } from '@park/contract/message/calls';
import type { Message } from '@park/contract/message/schemas';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import { type ClockPark, type Guest, startClockPark } from '../../testing/clockPark';
import type { TestAppOptions } from '../../testing/testApp';

export type { Guest };
export { ok, refused };

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

/** A park that puts activities on. */
export interface ActivityPark extends ClockPark {
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
  const park = await startClockPark(NOW, options);
  const { config, deps, call, sql } = park;
  const elsewhere = await buildApp(config, deps);
  return {
    ...park,
    async put(change) {
      const token = await park.staff();
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
