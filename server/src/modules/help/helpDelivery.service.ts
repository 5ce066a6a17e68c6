import type { ErrorName } from '@park/contract/errors';
import type { CallHelpIn } from '@park/contract/help/schemas';
import { parkDay } from '@park/contract/parkTime';
import { isDatabaseAway } from '../../db/away';
import { type Database, type Db, sqlState } from '../../db/db';
import { newId } from '../../db/newId';
import { LOCK_NOT_AVAILABLE, UNIQUE_VIOLATION } from '../../db/sqlState';
import { within } from '../../db/within';
import { AppError } from '../../http/appError';
import { parkBounds } from '../map/map.service';
import { holdersOn } from '../ticket/order/visitorOrders.service';
import * as repo from './help.repo';
import { byPhone, helpNumber, joinNotes, moreUrgent, type Need, proofOf } from './help.rules';

/** One call as it arrived. */
export interface Delivery {
  call: CallHelpIn;
  need: Need;
  deviceHash: string;
  /** Null when nobody is signed in. */
  visitorId: string | null;
  /** A keyed hash of the network it came from. */
  source: string;
  now: number;
  /** The phone asks so often that nothing more is written while a call of it is open. */
  often: boolean;
}

type Entered = { id: string } | { error: ErrorName };
type Answer = PromiseSettledResult<repo.HelpRow>;

type ProofOf = (delivery: Delivery) => number;

/** What speaks for a call is worth no longer wait. */
const PROOF_MS = 500;

/**
 * Answers calls in their order, each with the request it began, added to, or was delivered in before. One that the database does
 * not take, or whose row somebody holds, keeps none of the others from being written.
 */
export async function deliverAll(database: Database, deliveries: Delivery[]): Promise<Answer[]> {
  const proof = await proofs(database.db, deliveries);
  try {
    return await database.transaction((tx) => deliverTogether(tx, deliveries, proof));
  } catch (reason) {
    // One by one they would wait in vain as often, and the first of them had its answer long ago.
    if (isDatabaseAway(reason) && sqlState(reason) !== LOCK_NOT_AVAILABLE) throw reason;
    // Its number was another's already: a new one is made up below.
    if (deliveries.length === 1 && sqlState(reason) !== UNIQUE_VIOLATION) return [{ status: 'rejected', reason }];
    return deliverEach(database, deliveries, proof);
  }
}

/** Each in a transaction of its own: those of one phone in their order, the phones side by side. */
async function deliverEach(database: Database, deliveries: Delivery[], proof: ProofOf): Promise<Answer[]> {
  const lines = new Map<string, Promise<Answer[]>>();
  const answers = deliveries.map((delivery) => {
    const line = lines.get(delivery.deviceHash) ?? Promise.resolve([]);
    const answer = line
      .then(([last]) => {
        // The next of this phone would wait in vain as long.
        if (last?.status === 'rejected' && isDatabaseAway(last.reason)) return [last];
        return database.transaction((tx) => deliverTogether(tx, [delivery], proof));
      })
      .catch((reason: unknown): Answer[] => [{ status: 'rejected', reason }]);
    lines.set(delivery.deviceHash, answer);
    return answer;
  });
  return (await Promise.all(answers)).flat();
}

/** Read outside the transaction, from tables that others are busy with: what they do not tell in time speaks for nobody. */
async function proofs(db: Db, deliveries: Delivery[]): Promise<ProofOf> {
  const day = parkDay(Math.max(...deliveries.map(({ now }) => now)));
  const visitors = deliveries.flatMap(({ visitorId }) => visitorId ?? []);
  const [holders, park] = await Promise.all([
    within(PROOF_MS, holdersOn(db, day, visitors)).catch(() => new Set<string>()),
    within(PROOF_MS, parkBounds(db)).catch(() => null),
  ]);
  return ({ visitorId, call }) => proofOf({ visitorId, position: call.position }, holders, park);
}

async function deliverTogether(tx: Db, deliveries: Delivery[], proof: ProofOf): Promise<Answer[]> {
  const devices = deliveries.map(({ deviceHash }) => deviceHash);
  await repo.lockDevices(tx, devices);
  const clientIds = deliveries.map(({ call }) => call.clientId);
  const known = await repo.findDelivered(tx, clientIds);
  const open = await repo.lockOpen(tx, devices);
  const book = new Book(known, open, proof);
  const entered = deliveries.map((delivery) => book.enter(delivery));
  await repo.insertRequests(tx, book.begun);
  for (const { id, ...change } of book.changed) await repo.updateRequest(tx, id, change);
  await repo.insertAsks(tx, book.asks);
  return entered.map((one) => book.answer(one));
}

/** What a batch of calls comes to, before it is written. */
class Book {
  readonly #rows = new Map<string, repo.HelpRow>();
  readonly #delivered = new Map<string, repo.HelpRow>();
  readonly #open = new Map<string, string>();
  readonly #begun = new Set<string>();
  readonly #changed = new Set<string>();
  readonly asks: { clientId: string; requestId: string; receivedAt: number }[] = [];

  constructor(
    known: Map<string, repo.HelpRow>,
    open: Map<string, repo.HelpRow>,
    private readonly proofOf: ProofOf,
  ) {
    for (const [clientId, row] of known) {
      this.#delivered.set(clientId, row);
      this.#rows.set(row.id, row);
    }
    for (const [device, row] of open) {
      this.#open.set(device, row.id);
      this.#rows.set(row.id, row);
    }
  }

  get begun(): repo.HelpRow[] {
    return this.#all(this.#begun);
  }

  get changed(): repo.HelpRow[] {
    return this.#all(this.#changed);
  }

  /** @returns the request that answers it, or why there is none: its id is another phone's, or what it adds to is over */
  enter(delivery: Delivery): Entered {
    const { call, deviceHash, now, often } = delivery;
    const before = this.#delivered.get(call.clientId);
    if (before) return before.deviceHash === deviceHash ? before : { error: 'helpNotFound' };
    const open = this.#rows.get(this.#open.get(deviceHash) ?? '');
    if (call.onlyTo && call.onlyTo !== open?.id) return { error: 'helpOver' };
    if (open && often) return open;
    const proof = this.proofOf(delivery);
    const row = open ? addTo(open, delivery, proof) : begin(delivery, proof);
    if (!open) this.#begun.add(row.id);
    else if (!this.#begun.has(row.id)) this.#changed.add(row.id);
    this.#rows.set(row.id, row);
    this.#open.set(deviceHash, row.id);
    this.#delivered.set(call.clientId, row);
    this.asks.push({ clientId: call.clientId, requestId: row.id, receivedAt: now });
    return row;
  }

  answer(entered: Entered): Answer {
    if ('error' in entered) return { status: 'rejected', reason: new AppError(entered.error) };
    const value = this.#rows.get(entered.id);
    if (!value) throw new Error('A call was entered and is not in the book.');
    return { status: 'fulfilled', value };
  }

  #all(ids: Set<string>): repo.HelpRow[] {
    return [...ids].flatMap((id) => this.#rows.get(id) ?? []);
  }
}

function begin({ call, need, deviceHash, visitorId, source, now }: Delivery, proof: number): repo.HelpRow {
  return {
    id: newId(),
    number: helpNumber(now),
    deviceHash,
    visitorId,
    ...need,
    proof,
    source,
    status: 'active',
    phone: call.phone,
    note: call.note,
    asked: 1,
    ...NOWHERE,
    ...placeOf(call, now),
    askedAt: byPhone(call.askedAt, now),
    receivedAt: now,
    respondingAt: null,
    responderId: null,
    responderName: null,
    endedAt: null,
    outcome: null,
  };
}

/** The newest place and phone, the more urgent kind, all that was said; who is on the way stays on the way. */
function addTo(open: repo.HelpRow, { call, need, visitorId, now }: Delivery, proof: number): repo.HelpRow {
  return {
    ...open,
    ...moreUrgent(open, need),
    proof: Math.max(open.proof, proof),
    phone: call.phone || open.phone,
    note: joinNotes(open.note, call.note),
    asked: open.asked + 1,
    visitorId: open.visitorId ?? visitorId,
    ...placeOf(call, now),
  };
}

const NOWHERE = { latitude: null, longitude: null, accuracy: null, positionSystem: null, locatedAt: null };

function placeOf({ position }: CallHelpIn, now: number) {
  if (!position) return {};
  const { latitude, longitude, accuracy, system, at } = position;
  // Its column has single precision, which refuses what is smaller.
  const inColumn = accuracy === null ? null : Math.fround(accuracy);
  return { latitude, longitude, accuracy: inColumn, positionSystem: system, locatedAt: byPhone(at, now) };
}
