import type { ErrorName } from '@park/contract/errors';
import { HELP_URGENCY } from '@park/contract/help/limits';
import type { callHelpIn } from '@park/contract/help/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import * as repo from './help.repo';
import { askedBy, helpNumber, joinNotes, moreUrgent } from './help.rules';

export type Call = z.output<typeof callHelpIn>;

/** One call as it arrived. */
export interface Delivery {
  call: Call;
  deviceHash: string;
  /** Null when nobody is signed in. */
  visitorId: string | null;
  now: number;
  /** The phone asks so often that nothing more is written while a call of it is open. */
  often: boolean;
}

type Entered = { id: string } | { error: ErrorName };
type Answer = PromiseSettledResult<repo.HelpRow>;

/**
 * Answers calls in their order, each with the request it began, added to, or was delivered in before. One that the database does
 * not take keeps none of the others from being written.
 */
export async function deliverAll(database: Database, deliveries: Delivery[]): Promise<Answer[]> {
  try {
    return await database.transaction((tx) => deliverTogether(tx, deliveries));
  } catch (reason) {
    if (deliveries.length === 1) return [{ status: 'rejected', reason }];
    const answers: Answer[] = [];
    for (const delivery of deliveries) answers.push(...(await deliverAll(database, [delivery])));
    return answers;
  }
}

async function deliverTogether(tx: Db, deliveries: Delivery[]): Promise<Answer[]> {
  const devices = deliveries.map(({ deviceHash }) => deviceHash);
  await repo.lockDevices(tx, devices);
  const known = await repo.findDelivered(
    tx,
    deliveries.map(({ call }) => call.clientId),
  );
  const open = await repo.lockOpen(tx, devices);
  const book = new Book(known, open);
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

  constructor(known: Map<string, repo.HelpRow>, open: Map<string, repo.HelpRow>) {
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
    const row = open ? addTo(open, delivery) : begin(delivery);
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

function begin({ call, deviceHash, visitorId, now }: Delivery): repo.HelpRow {
  return {
    id: newId(),
    number: helpNumber(now),
    deviceHash,
    visitorId,
    kind: call.kind,
    urgency: HELP_URGENCY[call.kind],
    status: 'active',
    phone: call.phone,
    note: call.note,
    asked: 1,
    ...NOWHERE,
    ...placeOf(call),
    askedAt: askedBy(call.askedAt, now),
    receivedAt: now,
    respondingAt: null,
    responderId: null,
    responderName: null,
    endedAt: null,
    outcome: null,
  };
}

/** The newest place and phone, the more urgent kind, all that was said; who is on the way stays on the way. */
function addTo(open: repo.HelpRow, { call, visitorId }: Delivery): repo.HelpRow {
  const kind = moreUrgent(open.kind, call.kind);
  return {
    ...open,
    kind,
    urgency: HELP_URGENCY[kind],
    phone: call.phone || open.phone,
    note: joinNotes(open.note, call.note),
    asked: open.asked + 1,
    visitorId: open.visitorId ?? visitorId,
    ...placeOf(call),
  };
}

const NOWHERE = { latitude: null, longitude: null, accuracy: null, positionSystem: null, locatedAt: null };

function placeOf({ position }: Call) {
  if (!position) return {};
  const { latitude, longitude, accuracy, system, at } = position;
  return { latitude, longitude, accuracy, positionSystem: system, locatedAt: Date.parse(at) };
}
