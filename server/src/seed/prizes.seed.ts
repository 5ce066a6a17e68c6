import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { newId } from '../db/newId';
import { createSeeds } from '../drawSeed';
import type { Sample } from '../modules/module';
import { createRoundSteps } from '../modules/prize/draw/draw.service';
import { createEntrants, type Entrants } from '../modules/prize/entry/entrant';
import { insertEntry } from '../modules/prize/entry/entry.repo';
import { entryNumber } from '../modules/prize/entry/entry.service';
import { prizeEntry, prizeRound, prizeWin } from '../modules/prize/prize.tables';
import { prizeKeys } from '../modules/prize/prizeKeys';
import { redeem } from '../modules/prize/redemption/win.repo';
import * as repo from '../modules/prize/round/round.repo';
import { dueStep } from '../modules/prize/round/round.rules';
import { findAdmin } from '../modules/staff/account.repo';
import { FIRST_ADMIN } from '../modules/staff/account.service';
import { audit } from '../modules/staff/audit.service';
import { type Contents, readContent } from './contents';

const HALF_HOUR_MS = 1_800_000;

/** A draw that was held and another that is open, by the steps that every round takes: who won here, nobody chose. */
export const sampleRounds: Sample = {
  tables: [prizeRound],
  async fill(tx, now, config) {
    const keys = prizeKeys(config);
    const hands = { steps: createRoundSteps(createSeeds(keys)), encrypt: createEntrants(keys).encrypt, now };
    const people = await readContent('entrants', now);
    for (const round of await readContent('rounds', now)) await holdRound(tx, round, { ...hands, people });
  },
};

interface Hands {
  steps: ReturnType<typeof createRoundSteps>;
  encrypt: Entrants['encrypt'];
  people: Contents['entrants'];
  /** Epoch milliseconds. */
  now: number;
}

async function holdRound(tx: Db, seeded: Contents['rounds'][number], hands: Hands): Promise<void> {
  const id = newId();
  const { prizes, entrants, redeemed, ...contents } = seeded;
  const [openAt, closeAt] = [Date.parse(seeded.openAt), Date.parse(seeded.closeAt)];
  const [drawAt, claimUntil] = [Date.parse(seeded.drawAt), Date.parse(seeded.claimUntil)];
  const times = { openAt, closeAt, drawAt, claimUntil, createdAt: openAt - HALF_HOUR_MS };
  await repo.insertRound(tx, { ...contents, ...times, id, state: 'draft' });
  const rows = prizes.map((prize, position) => ({ ...prize, id: newId(), roundId: id, position }));
  await repo.replacePrizes(tx, id, rows);
  for (const moment of [openAt, closeAt, drawAt]) {
    const round = await repo.lockRound(tx, id);
    const step = round && moment <= hands.now ? dueStep(round, moment) : null;
    if (!round || step === null) break;
    await hands.steps[step](tx, round, { admin: null, now: moment });
    if (step === 'open') await signUp(tx, id, hands, { count: entrants, from: openAt, until: Math.min(closeAt, hands.now) });
  }
  await fetchPrizes(tx, id, redeemed, drawAt);
}

/** Evenly over the time, and the last a moment before its end. */
async function signUp(
  tx: Db,
  roundId: string,
  { encrypt, people }: Hands,
  { count, from, until }: { count: number; from: number; until: number },
): Promise<void> {
  for (const [i, person] of people.slice(0, count).entries()) {
    const entry = { id: newId(), roundId, number: entryNumber(), createdAt: Math.floor(from + ((until - from) * i) / count) };
    await insertEntry(tx, { ...entry, ...encrypt(roundId, person) });
  }
}

/** The first drawn come to the counter, half an hour apart. */
async function fetchPrizes(tx: Db, roundId: string, count: number, drawAt: number): Promise<void> {
  const account = await findAdmin(tx, FIRST_ADMIN);
  if (!account || count === 0) return;
  const admin = { id: account.id, userName: account.userName };
  const wins = await tx
    .select({ code: prizeWin.code, entryId: prizeWin.entryId, place: prizeWin.place, number: prizeEntry.number })
    .from(prizeWin)
    .innerJoin(prizeEntry, eq(prizeEntry.id, prizeWin.entryId))
    .where(sql`${prizeWin.roundId} = ${roundId} and ${prizeWin.place} < ${count}`);
  for (const { code, entryId, place, number } of wins) {
    const now = drawAt + (place + 1) * HALF_HOUR_MS;
    await redeem(tx, code, admin, now);
    await audit(tx, { admin, now }, 'prize.writeOff', `entry:${entryId}`, { entry: number, round: roundId });
  }
}
