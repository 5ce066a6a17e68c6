import type { Overview } from '@park/contract/overview/schemas';
import { SET_UP_STEPS } from '@park/contract/park/setUp';
import { addDays, parkDay, parkMoment, toParkIso } from '@park/contract/parkTime';
import { mayDo, type Permission } from '@park/contract/staff/permissions';
import type { Database } from '../../db/db';
import { shortLived } from '../../db/shortLived';
import type { Lang } from '../../i18n/lang';
import { pickText } from '../../i18n/lang';
import { moneyOfDay } from '../pay/pay.service';
import { countOpenRequests } from '../ticket/order/refundLimit.service';
import { listAhead, rowsOfDay } from '../ticket/sale/figures.service';
import * as repo from './overview.repo';

const DAYS = 14;
const WEEK_MS = 7 * 86_400_000;
/** How old a day's figures may be: when something is sold all of staff's screens ask at once. ms */
const FIGURES_LIVE_MS = 2_000;
const NOTHING: repo.Flow = { sold: 0, entered: 0 };

interface OverviewReader {
  permissions: readonly Permission[];
  lang: Lang;
  now: number;
}

/** A day of the park at a glance: each reader sees what belongs to their work, and the rest is not even asked for. */
export type ReadOverview = (day: string | undefined, reader: OverviewReader) => Promise<Overview>;

/** @param outside whether real WeChat, and its payments, are connected */
export function createOverview(
  { db }: Pick<Database, 'db'>,
  outside: { wechat: boolean; pay: boolean },
  figuresLiveMs = FIGURES_LIVE_MS,
): ReadOverview {
  const figures = shortLived<Awaited<ReturnType<typeof ticketsOf>>>(figuresLiveMs);
  const ticketsOf = async (day: string, lang: Lang, now: number) => {
    const start = parkMoment(day, '00:00');
    const until = parkMoment(addDays(day, 1), '00:00');
    const first = addDays(day, 1 - DAYS);
    const [slots, byHour, byDay, lastWeek, ahead, openConflicts] = await Promise.all([
      rowsOfDay(db, day, { lang, now }),
      repo.flowsByHour(db, start, until),
      repo.flowsByDay(db, parkMoment(first, '00:00'), until),
      repo.flowsByDay(db, ...weekBefore(day, now)),
      listAhead(db, daysFrom(day, 7), parkDay(now)),
      repo.countOpenConflicts(db),
    ]);
    return {
      slots,
      hours: Array.from({ length: 24 }, (_, hour) => ({
        hour,
        ...(byHour.get(String(hour).padStart(2, '0')) ?? NOTHING),
      })),
      days: daysFrom(first, DAYS).map((one) => ({
        day: one,
        ...(byDay.get(one) ?? NOTHING),
      })),
      lastWeek: lastWeek.get(addDays(day, -7)) ?? null,
      ahead,
      openConflicts,
    };
  };
  const moneyOf = async (day: string, now: number) => {
    const [, before] = weekBefore(day, now);
    const [money, windows, then, waiting] = await Promise.all([
      moneyOfDay(db, day),
      repo.listOpenWindows(db),
      moneyOfDay(db, addDays(day, -7), before),
      repo.countOwners(db),
    ]);
    const moved = then.moneyIn > 0 || then.moneyOut > 0;
    return {
      ...money,
      lastWeek: moved ? then.moneyIn - then.moneyOut : null,
      ...waiting,
      windows: windows.map(({ since, ...one }) => ({ ...one, since: toParkIso(since) })),
    };
  };
  const deskOf = async () => {
    const [help, { complaints, dueAt, ...rest }] = await Promise.all([repo.countHelp(db), repo.countDesk(db)]);
    return { help, ...rest, complaints: { open: complaints, dueAt: toParkIso(dueAt) } };
  };
  const setUpOf = async () => {
    const found = await repo.findSetUp(db, outside.wechat);
    if (!found) return null;
    const { launched, hasSample, hasMap, needsPay, ...rest } = found;
    const done = { ...rest, ...outside, sample: !hasSample, pay: outside.pay || !needsPay };
    const needed: Partial<typeof done> = { places: hasMap, sample: hasSample };
    const steps = SET_UP_STEPS.filter((step) => needed[step] ?? true).map((step) => ({ step, done: done[step] }));
    return launched && steps.every((one) => one.done) ? null : { launched, steps };
  };
  const drawOf = async (lang: Lang) => {
    const round = await repo.findRoundNow(db);
    if (!round) return null;
    const { name, closeAt, drawAt, claimUntil, ...rest } = round;
    const moments = { closeAt: toParkIso(closeAt), drawAt: toParkIso(drawAt), claimUntil: toParkIso(claimUntil) };
    return { ...rest, name: pickText(name, lang), ...moments };
  };

  return async (requestedDay, { permissions, lang, now }) => {
    const day = requestedDay ?? parkDay(now);
    const span = [parkMoment(day, '00:00'), parkMoment(addDays(day, 1), '00:00')] as const;
    const isFor = (needed: Permission) => mayDo(permissions, needed);
    // First by themselves: what is asked in steps would find all of a standby's few connections taken.
    const tickets = isFor('gate.scan') ? await figures(`${day} ${lang}`, () => ticketsOf(day, lang, now)) : null;
    const [setUp, money, desk, approvals, live, activities, draw] = await Promise.all([
      isFor('park.manage') ? setUpOf() : null,
      isFor('reports.read') ? moneyOf(day, now) : null,
      isFor('help.answer') ? deskOf() : null,
      isFor('refunds.approve') ? countOpenRequests(db) : null,
      isFor('live.manage') ? repo.countLive(db, day, now) : null,
      isFor('activities.write') ? repo.countActivities(db, ...span) : null,
      isFor('draws.manage') ? drawOf(lang) : null,
    ]);
    return { day, setUp, tickets, money, desk, approvals, live, activities, draw };
  };
}

const daysFrom = (first: string, days: number) => Array.from({ length: days }, (_, ahead) => addDays(first, ahead));

/** From when and until when a day is compared with a week before: half a day with half a day; a day to come with nothing. */
function weekBefore(day: string, now: number): [from: number, until: number] {
  const until = Math.min(now, parkMoment(addDays(day, 1), '00:00'));
  return [parkMoment(addDays(day, -7), '00:00'), until - WEEK_MS];
}
