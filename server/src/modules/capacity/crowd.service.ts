import { LEVEL } from '@park/contract/capacity/limits';
import type { Crowd, Passage } from '@park/contract/capacity/schemas';
import { clockMoment, openingOf } from '@park/contract/park/hours';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Database, Db } from '../../db/db';
import { fullWarning } from '../../i18n/texts/capacity';
import { capacityLevel } from '../../metrics';
import { endParkWarning, showParkWarning } from '../notice/parkWarning.service';
import { readHours, readRules } from '../park/park.service';
import { audit } from '../staff/audit.service';
import * as repo from './capacity.repo';
import { lockDays } from './parkDay.service';

/** What is told of how full the park is may be so old, ms. */
const MAX_AGE_MS = 5_000;

const warningOf = (day: string) => `capacity-${day}`;

/** What is known of a day that has a maximum. */
export type KnownCrowd = repo.CrowdRow & { daily: number; momentary: number };

const hasMaximum = (row: repo.CrowdRow): row is KnownCrowd => row.daily !== null && row.momentary !== null;

const levelOf = ({ level, presentLevel }: Pick<repo.CrowdRow, 'level' | 'presentLevel'>) => Math.max(level, presentLevel);

/**
 * How full the park is, as one node knows it, and what the park does about it by itself: the levels are the database's (migration 051), what
 * follows from them is done once by whoever comes first, on the locked day.
 */
export function createCrowds(database: Database) {
  const { db } = database;
  let known: { at: number; day: string; crowd: Promise<repo.CrowdRow> } | null = null;

  /** Counts who is in the park and does what is due: staff's events, the line in front of ordering, the warning. */
  async function settle(now: number): Promise<repo.CrowdRow> {
    const day = parkDay(now);
    return database.transaction(async (tx) => {
      await lockDays(tx, [day]);
      const { present } = await repo.readCrowd(tx, day, now);
      await repo.writePresent(tx, day, present, now);
      const row = await repo.readCrowd(tx, day, now);
      await takeMeasures(tx, day, row, now);
      return row;
    });
  }

  async function look(now: number): Promise<repo.CrowdRow> {
    const day = parkDay(now);
    const row = await repo.readCrowd(db, day, now);
    const isDue =
      row.hasOldLine || row.levelNow !== row.presentLevel || isSlowDue(row) !== row.slowed || isWarningDue(row) !== row.warned;
    // Whoever only wants to know how full it is is told so even if somebody holds the day; the job does what is due, or fails aloud.
    const seen = hasMaximum(row) && isDue ? await settle(now).catch(() => row) : row;
    capacityLevel.set({ maximum: 'daily' }, seen.level);
    capacityLevel.set({ maximum: 'momentary' }, seen.presentLevel);
    return seen;
  }

  /** As of some seconds ago; whoever asks meanwhile shares one look. Null: no maximum was approved. */
  async function read(now: number): Promise<KnownCrowd | null> {
    const day = parkDay(now);
    if (known === null || known.day !== day || now >= known.at + MAX_AGE_MS || now < known.at) {
      const crowd = look(now);
      known = { at: now, day, crowd };
      crowd.catch(() => {
        if (known?.crowd === crowd) known = null;
      });
    }
    const row = await known.crowd;
    return hasMaximum(row) ? row : null;
  }

  return {
    read,
    settle,

    /** Somebody left. Whoever asks next is told of it. @returns as it is now */
    async countOut(exits: repo.NewExit[], now: number): Promise<{ counted: number } & Omit<Passage, 'message' | 'isCounted'>> {
      const counted = await database.transaction(async (tx) => {
        let sum = 0;
        for (const exit of exits) if (await repo.insertExit(tx, exit)) sum += exit.people;
        return sum;
      });
      known = null;
      const { entered, left, present, meanStay, ...row } = await look(now);
      return { counted, entered, left, present, isEstimated: meanStay !== null, level: row.presentLevel };
    },

    hasExit: (id: string) => repo.hasExit(db, id),
    listEntered: (numbers: string[], day: string) => repo.listEntered(db, numbers, day),

    /** Staff changed something: the next question is answered anew. */
    forget(): void {
      known = null;
    },
  };
}

export type Crowds = ReturnType<typeof createCrowds>;

/** As everybody may know it. */
export function toCrowd(row: KnownCrowd): Crowd {
  const { daily, momentary, present, meanStay } = row;
  return { daily, momentary, present, isEstimated: meanStay !== null, level: levelOf(row) };
}

const isSlowDue = (row: repo.CrowdRow) => levelOf(row) >= LEVEL.slow;
const isWarningDue = (row: repo.CrowdRow) => levelOf(row) >= LEVEL.stop;

/** The day is locked, so of several nodes one does it. */
async function takeMeasures(tx: Db, day: string, row: repo.CrowdRow, now: number): Promise<void> {
  const doer = { admin: null, now };
  const note = (kind: string, amount: number) =>
    audit(tx, doer, 'ticket.setWaitingRoom', 'waitingRoom:1', { kind, amount, opensAt: null });
  const perMinute = (await readRules(tx)).ticket.slowPerMinute;
  if (row.hasOldLine && (await repo.endLine(tx, day, now, 'before'))) await note('off', perMinute);
  const [slowed, warned] = [isSlowDue(row), isWarningDue(row)];
  if (slowed && !row.slowed && (await repo.beginLine(tx, day, perMinute, now))) await note('perMinute', perMinute);
  if (!slowed && row.slowed && (await repo.endLine(tx, day, now, 'this'))) await note('off', perMinute);
  if (warned && !row.warned) {
    const closes = openingOf(await readHours(tx), day).spans.at(-1)?.until;
    const until = Math.max(closes ? clockMoment(day, closes) : parkMoment(addDays(day, 1), '00:00'), now + MAX_AGE_MS);
    await showParkWarning(tx, { id: warningOf(day), ...fullWarning, colour: 'yellow', kind: 'crowd', until }, doer);
  }
  if (!warned && row.warned) await endParkWarning(tx, warningOf(day), doer);
  if (slowed !== row.slowed || warned !== row.warned) await repo.writeMeasures(tx, day, { slowed, warned });
}
