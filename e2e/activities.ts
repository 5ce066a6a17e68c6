import {
  cancelEnrollment,
  checkIn,
  decideEnrollment,
  enroll,
  getAdminEnrollments,
  publishActivity,
  saveActivity,
} from '@park/contract/activity/calls';
import type { AdminActivity, AdminEnrollment } from '@park/contract/activity/schemas';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { toParkIso } from '@park/contract/parkTime';
import { guest } from './guest';
import { callPark, resultOf, staffToken } from './staff';

const MINUTE = 60_000;
/** Near enough for check-in, far enough not to begin while a journey is told. */
const BEGINS_IN = 45;

/** What every activity of these journeys asks. */
export const BOOTS = 'Boots';

/** An activity that is open for sign-up now and whose groups can be checked in already. */
export async function putOn(title: string, wish: Partial<CallInput<typeof saveActivity>> = {}): Promise<AdminActivity> {
  const staff = await staffToken();
  const inMinutes = (minutes: number) => toParkIso(Date.now() + minutes * MINUTE);
  const words = (text: string) => ({ 'zh-Hans': text, en: text });
  const draft = await resultOf(
    saveActivity,
    {
      title: words(title),
      summary: words('Come along'),
      text: words('<p>Wear <strong>long</strong> trousers.</p>'),
      motif: 'trilobite',
      coverId: null,
      place: words('East pit'),
      position: null,
      start: inMinutes(BEGINS_IN),
      end: inMinutes(BEGINS_IN + 60),
      openAt: inMinutes(-60),
      closeAt: inMinutes(BEGINS_IN - 1),
      cancelUntil: inMinutes(BEGINS_IN - 1),
      minPeople: 1,
      maxPeople: 8,
      perEnrollment: 3,
      fields: [{ key: 'boots', kind: 'text', label: words(BOOTS), required: true }],
      approval: false,
      waitingList: true,
      points: 5,
      ...wish,
    },
    staff,
  );
  return resultOf(publishActivity, { id: draft.id, version: draft.version }, staff);
}

/** Somebody else takes a place. @returns giving it back */
export async function takenByAnother({ id }: { id: string }): Promise<() => Promise<void>> {
  const token = await guest();
  const wish = { activityId: id, name: 'Wu Shan', phone: '13700000002', people: 1, answers: { boots: '38' } };
  const made = await resultOf(enroll, wish, token, { 'idempotency-key': crypto.randomUUID() });
  return async () => void (await resultOf(cancelEnrollment, { id: made.id }, token));
}

/** What the leader's scanner is told. */
export async function scanGroup(code: string): Promise<Envelope<AdminEnrollment>> {
  return callPark(checkIn, { code }, await staffToken());
}

/** The park says yes to everybody who asked. */
export async function approveAll({ id }: { id: string }): Promise<void> {
  const staff = await staffToken();
  const { items } = await resultOf(getAdminEnrollments, { activityId: id, state: 'applied' }, staff);
  for (const one of items) await resultOf(decideEnrollment, { id: one.id, approve: true }, staff);
}
