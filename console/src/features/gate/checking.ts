import { sha256 } from '@noble/hashes/sha2';
import { parkClock, parkDay } from '@park/contract/parkTime';
import { type Concession, proofsOf } from '@park/contract/ticket/concession';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { isLinked, type ParsedCode, parseCode } from '@park/contract/ticket/gate/code';
import { decideEntry, isJustNow, signedFacts, TYPED } from '@park/contract/ticket/gate/rule';
import type { GateAnswer, GateTicket } from '@park/contract/ticket/gate/schemas';
import { call } from '../../api/call';
import { sentenceOf } from '../../api/callError';
import { newId } from '../../api/newId';
import { isOutOfReach, withinTime } from '../../api/reach';
import { type Entry, isInside, keepEntry, storedEntries } from './entries';
import { isSignedBy, parkNow, storedKeys } from './keys';
import { toneOf, type Verdict } from './rules';
import { keepUnanswered, unansweredId } from './unanswered';

/** What one scan came to. */
export interface Outcome {
  id: string;
  /** Epoch ms. */
  at: number;
  verdict: Verdict;
  /** The server's sentence; null: the page has its own for the verdict. */
  message: string | null;
  /** Decided by the tablet alone. */
  offline: boolean;
  code: string;
  /** What staff said of its proof. */
  proof?: 'checked' | 'missing';
  /** What is known of the ticket; `slot` is `09:00–12:00`. */
  ticket: {
    number: string;
    name: string | null;
    person: string | null;
    day: string;
    slot: string;
    /** What staff have to see, one of which is enough. */
    proofs: readonly Concession[];
  } | null;
  /** Of an entry before: when (ISO 8601) and at which gate. */
  used: { at: string; gate: string } | null;
  /** Of a family: what each of its tickets came to; else empty. */
  members: readonly Outcome[];
  /** The order's other tickets in the same hands, nobody of which is in yet. */
  others: readonly GateTicket[];
}

/** `reached`: whether the server answered; null: it was not asked. */
export interface Checked {
  outcome: Outcome;
  reached: boolean | null;
}

/** One ticket that is looked at. */
interface Scan {
  id: string;
  code: string;
  /** Null: it was typed, or it is no code. */
  parsed: ParsedCode | null;
  number: string;
  gate: string;
  /** What staff say of the proof that the ticket asked for when it was scanned, at `at` (epoch ms): its code is too old by now. */
  said?: { proof: 'checked' | 'missing'; at: number };
}

/** Asks the server, and decides alone when it does not answer in time; each ticket of a family's code by itself. */
export async function check(code: string, gate: string, alone: boolean): Promise<Checked> {
  const parsed = TYPED.test(code) ? null : parseCode(code);
  const numbers = parsed?.numbers ?? [code];
  const scans = numbers.map((number) => ({ id: newId(), code, parsed, number, gate }));
  return checkAll(scans, alone);
}

/** Tickets by their numbers, as if each was typed. @param before who of the family was looked at already */
export const checkNumbers = (
  numbers: readonly string[],
  gate: string,
  alone: boolean,
  before: readonly Outcome[] = [],
): Promise<Checked> =>
  checkAll(
    numbers.map((number) => ({ id: newId(), code: number, parsed: null, number, gate })),
    alone,
    before,
  );

async function checkAll(scans: readonly Scan[], alone: boolean, before: readonly Outcome[] = []): Promise<Checked> {
  const all = await Promise.all(scans.map((scan) => checkOne(scan, alone)));
  const reached = all.some((one) => one.reached) || (all[0]?.reached ?? null);
  return { outcome: together([...before, ...all.map(({ outcome }) => outcome)]), reached };
}

/** What staff saw of the proof that a ticket asks for, told as another scan of it. */
export function answerProof(
  { code, at, ticket }: Outcome,
  proof: 'checked' | 'missing',
  gate: string,
  alone: boolean,
): Promise<Checked> {
  const number = ticket?.number ?? code;
  return checkOne({ id: newId(), code, parsed: parseCode(code), number, gate, said: { proof, at } }, alone);
}

/** The one that needs somebody's attention most stands for all. */
export function together(members: readonly Outcome[]): Outcome {
  const worst = ['no', 'care', 'yes'].flatMap((tone) => members.filter(({ verdict }) => toneOf(verdict) === tone))[0];
  if (!worst) throw new Error('A code names at least one ticket.');
  if (members.length === 1) return worst;
  const known = new Set(members.map(({ ticket }) => ticket?.number));
  const others = new Map(members.flatMap((one) => one.others.map((other) => [other.number, other] as const)));
  return { ...worst, members, others: [...others.values()].filter(({ number }) => !known.has(number)) };
}

async function checkOne(made: Scan, alone: boolean): Promise<Checked> {
  const before = await unheardEntry(made.number);
  if (before) return { outcome: usedBefore(await judgeAlone(made), before, made.gate), reached: null };
  const unanswered = unansweredId(made.number, parkNow(), made.said?.proof);
  let scan = { ...made, id: unanswered ?? made.id };
  if (alone) return { outcome: await checkAlone(scan), reached: null };
  try {
    let answer = await ask(scan);
    // What was refused then may be right by now: only that it came in stays so.
    if (unanswered && answer.verdict !== 'ok') {
      scan = made;
      answer = await ask(scan);
    }
    return { outcome: await asAnswered(scan, answer), reached: true };
  } catch (error) {
    if (isOutOfReach(error)) return { outcome: await checkAlone(scan), reached: false };
    const failed = { ...blank(scan), verdict: 'failed', message: sentenceOf(error), offline: false } as const;
    return { outcome: failed, reached: true };
  }
}

async function ask({ id, code, parsed, number, gate, said }: Scan): Promise<GateAnswer> {
  const what = said ? { code: number, proof: said.proof } : { code, ...(parsed && { number }) };
  keepUnanswered(number, parkNow(), { id, proof: said?.proof });
  const answer = await withinTime((signal) => call(checkIn, { id, gate, ...what }, signal));
  keepUnanswered(number, parkNow(), null);
  return answer;
}

/** Of the same ticket, which the server has not heard of yet: it would let it in a second time. */
async function unheardEntry(number: string): Promise<Entry | null> {
  const stored = await storedEntries().catch(() => []);
  return stored.find((entry) => entry.number === number && entry.state === 'waiting' && isInside(entry)) ?? null;
}

function usedBefore(outcome: Outcome, { number, day, scannedAt, gate: where }: Entry, gate: string): Outcome {
  const wouldEnter = ['ok', 'proof', 'unchecked'].includes(outcome.verdict);
  const justNow = wouldEnter && isJustNow({ at: Date.parse(scannedAt), gate: where }, gate, outcome.at);
  return {
    ...outcome,
    verdict: justNow ? 'justNow' : 'usedAlready',
    ticket: outcome.ticket ?? { number, name: null, person: null, day, slot: '', proofs: [] },
    used: { at: scannedAt, gate: where },
  };
}

/** Lets somebody in whose ticket this tablet cannot verify: staff have decided. The server judges it later. */
export const letInUnchecked = (shown: Outcome, gate: string): Promise<Outcome> =>
  admit({ ...shown, verdict: 'ok' }, shown.code, gate, shown.proof);

async function checkAlone(scan: Scan): Promise<Outcome> {
  const { number, gate, said } = scan;
  const known = await judgeAlone(scan);
  if (known.verdict === 'ok') return admit(known, number, gate, said?.proof);
  // Nobody was let in: that it cannot be kept stops nobody.
  if (known.verdict === 'noProof')
    await keepEntry({ ...entryOf(known, number, gate), proof: 'missing', state: 'waiting' }).catch(() => null);
  return known;
}

async function judgeAlone(scan: Scan): Promise<Outcome> {
  const { code, parsed, number, said } = scan;
  const outcome = { ...blank(scan), ...(said && { at: said.at }) };
  if (TYPED.test(code)) {
    const ticket = { number, name: null, person: null, day: parkDay(outcome.at), slot: '', proofs: [] };
    return { ...outcome, verdict: 'unchecked', ticket };
  }
  if (!parsed) return { ...outcome, verdict: 'forged' };
  const keys = storedKeys();
  if (keys.length === 0) return { ...outcome, verdict: 'noKey' };
  const isOurs = await isSignedBy(parsed, keys).catch(() => null);
  if (isOurs === null) return { ...outcome, verdict: 'noKey' };
  if (!isOurs || !isLinked(parsed, sha256)) return { ...outcome, verdict: 'forged' };
  const { day, startAt, endAt } = parsed;
  const facts = signedFacts(parsed, number);
  const { verdict } = decideEntry(facts, parsed, outcome.at, said?.proof);
  const slot = `${parkClock(startAt)}–${parkClock(endAt)}`;
  return {
    ...outcome,
    verdict,
    ticket: { number, name: null, person: null, day, slot, proofs: proofsOf(facts.proofs) },
  };
}

/** Says yes only when the entry is kept: what is not written down would never be heard of. */
async function admit(outcome: Outcome, number: string, gate: string, proof?: 'checked' | 'missing'): Promise<Outcome> {
  try {
    const before = await keepEntry({ ...entryOf(outcome, number, gate), proof, state: 'waiting' });
    keepUnanswered(number, parkNow(), null);
    return before ? usedBefore(outcome, before, gate) : outcome;
  } catch {
    return { ...outcome, verdict: 'notKept' };
  }
}

async function asAnswered(scan: Scan, answer: GateAnswer): Promise<Outcome> {
  const { verdict, message, ticket, others = [] } = answer;
  const outcome: Outcome = {
    ...blank(scan),
    offline: false,
    verdict,
    message,
    others,
    ticket: ticket && {
      number: ticket.number,
      name: ticket.name,
      person: ticket.person,
      day: ticket.day,
      slot: `${parkClock(ticket.start)}–${parkClock(ticket.end)}`,
      // A node of the release before knows of none.
      proofs: ticket.proofs ?? [],
    },
    used: ticket?.usedAt && verdict !== 'ok' ? { at: ticket.usedAt, gate: ticket.usedWhere ?? '' } : null,
  };
  // Remembered for the time when the network is gone. The server's word stands when the tablet cannot keep it.
  if (verdict === 'ok' && ticket)
    await keepEntry({ ...entryOf(outcome, ticket.number, scan.gate), code: '', state: 'sent' }).catch(() => null);
  return outcome;
}

const blank = ({ id, code, said }: Scan): Outcome => ({
  ...{
    id,
    code,
    at: parkNow(),
    proof: said?.proof,
    verdict: 'forged',
    message: null,
    offline: true,
    ticket: null,
    used: null,
    members: [],
    others: [],
  },
});

// To the millisecond: of two gates the earlier entry counts.
export const entryOf = ({ id, at, code, offline }: Outcome, number: string, gate: string): Omit<Entry, 'state'> => ({
  ...{ id, code, gate, number, offline, scannedAt: new Date(at).toISOString(), day: parkDay(at) },
});
