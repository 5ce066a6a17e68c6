import type { Overview } from '@park/contract/overview/schemas';
import { addDays, parkDay, parkMoment, toParkIso } from '@park/contract/parkTime';
import { mayCall, type StaffRole } from '@park/contract/staff/roles';
import type { Database } from '../../db/db';
import { shortLived } from '../../db/shortLived';
import type { Lang } from '../../i18n/lang';
import { pickText } from '../../i18n/lang';
import { moneyOfDay } from '../pay/pay.service';
import { rowsOfDay } from '../ticket/sale/figures.service';
import * as repo from './overview.repo';

const DAYS = 14;
/** How old a day's figures may be: when something is sold all of staff's screens ask at once. ms */
const FIGURES_LIVE_MS = 2_000;
const NOTHING: repo.Flow = { sold: 0, entered: 0 };

interface OverviewReader {
  roles: readonly StaffRole[];
  lang: Lang;
  now: number;
}

/** A day of the park at a glance: each reader sees what belongs to their work, and the rest is not even asked for. */
export type ReadOverview = (day: string | undefined, reader: OverviewReader) => Promise<Overview>;

export function createOverview({ db }: Pick<Database, 'db'>, figuresLiveMs = FIGURES_LIVE_MS): ReadOverview {
  const figures = shortLived<Awaited<ReturnType<typeof ticketsOf>>>(figuresLiveMs);
  const ticketsOf = async (day: string, lang: Lang) => {
    const start = parkMoment(day, '00:00');
    const until = parkMoment(addDays(day, 1), '00:00');
    const first = addDays(day, 1 - DAYS);
    const [slots, byHour, byDay, openConflicts] = await Promise.all([
      rowsOfDay(db, day, lang),
      repo.flowsByHour(db, start, until),
      repo.flowsByDay(db, parkMoment(first, '00:00'), until),
      repo.countOpenConflicts(db),
    ]);
    return {
      slots,
      hours: Array.from({ length: 24 }, (_, hour) => ({
        hour,
        ...(byHour.get(String(hour).padStart(2, '0')) ?? NOTHING),
      })),
      days: Array.from({ length: DAYS }, (_, ahead) => addDays(first, ahead)).map((one) => ({
        day: one,
        ...(byDay.get(one) ?? NOTHING),
      })),
      openConflicts,
    };
  };
  const deskOf = async () => {
    const [help, rest] = await Promise.all([repo.countHelp(db), repo.countDesk(db)]);
    return { help, ...rest };
  };
  const drawOf = async (lang: Lang) => {
    const round = await repo.findRoundNow(db);
    if (!round) return null;
    const { name, closeAt, drawAt, claimUntil, ...rest } = round;
    const moments = { closeAt: toParkIso(closeAt), drawAt: toParkIso(drawAt), claimUntil: toParkIso(claimUntil) };
    return { ...rest, name: pickText(name, lang), ...moments };
  };

  return async (asked, { roles, lang, now }) => {
    const day = asked ?? parkDay(now);
    const span = [parkMoment(day, '00:00'), parkMoment(addDays(day, 1), '00:00')] as const;
    const isFor = (role: StaffRole) => mayCall(roles, [role]);
    const [tickets, money, desk, live, activities, draw] = await Promise.all([
      isFor('gate') ? figures(`${day} ${lang}`, () => ticketsOf(day, lang)) : null,
      isFor('owner') ? moneyOfDay(db, day) : null,
      isFor('helpDesk') ? deskOf() : null,
      isFor('live') ? repo.countLive(db, day, now) : null,
      isFor('content') ? repo.countActivities(db, ...span) : null,
      isFor('draw') ? drawOf(lang) : null,
    ]);
    return { day, tickets, money, desk, live, activities, draw };
  };
}
