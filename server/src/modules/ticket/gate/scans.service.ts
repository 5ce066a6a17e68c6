import { decideEntry, isJustNow, type ProofSeen } from '@park/contract/ticket/gate/rule';
import type { GateVerdict } from '@park/contract/ticket/limits';
import { Batches, type Turn } from '../../../db/batches';
import { type Database, type Db, type Send, sqlState } from '../../../db/db';
import { UNIQUE_VIOLATION } from '../../../db/sqlState';
import type { StaffCallContext } from '../../../http/callContext';
import type { gateSentences } from '../../../i18n/texts/ticketGate';
import { isOver } from '../order/order.repo';
import { orderStatusOf } from '../order/order.rules';
import { closureWaits } from '../order/refund.rules';
import * as repo from './gate.repo';
import type { Scanned } from './ticketCode';

/** Scans that one transaction takes at most, and such transactions at once. */
const TOGETHER = 64;
const AT_ONCE = 2;
const ATTEMPTS = 5;
/** So long scans that go together wait for what one of them needs; then it is looked at by itself, and waits as everybody does. */
const LOCK_TIMEOUT_MS = 300;

/** One scan at a gate that has a network. */
export interface Scan extends Pick<StaffCallContext, 'admin' | 'now'> {
  /** The gate's own; a scan whose id is known is answered as before. */
  id: string | undefined;
  scanned: Scanned;
  /** Which ticket of a family's code; without it the first. */
  number: string | undefined;
  gate: string;
  proof: ProofSeen;
}

export interface Decided {
  verdict: GateVerdict;
  sentence: keyof typeof gateSentences;
  ticket: repo.GateTicket | null;
}

export type Scans = ReturnType<typeof createScans>;

/** Scans of all gates, of which those that arrive together are one transaction. */
export function createScans(database: Database) {
  const batches = new Batches<Scan, Decided>((together, turn) => scanTogether(database, together, turn), {
    maxItems: TOGETHER,
    atOnce: AT_ONCE,
  });
  return (scan: Scan): Promise<Decided> => batches.take(numberOf(scan) ?? '', scan);
}

/** The number of the ticket that a scan is of; null: the park made no such code. */
export function numberOf({ scanned, number }: Pick<Scan, 'scanned' | 'number'>): string | null {
  if (scanned.kind === 'forged') return null;
  if (scanned.kind === 'typed') return scanned.number;
  const wanted = number ?? scanned.code.numbers[0];
  return wanted !== undefined && scanned.code.numbers.includes(wanted) ? wanted : null;
}

/** What a scan at a moment is, by the facts of its ticket. */
export function judge(
  scan: Pick<Scan, 'scanned' | 'number' | 'proof' | 'gate'>,
  ticket: repo.GateTicket | undefined,
  at: number,
): Decided {
  if (numberOf(scan) === null) return { verdict: 'forged', sentence: 'forged', ticket: null };
  if (!ticket) return { verdict: 'unknown', sentence: 'unknown', ticket: null };
  const code = scan.scanned.kind === 'code' ? scan.scanned.code : null;
  const { usedAt, usedWhere } = ticket;
  const justNow = usedAt !== null && isJustNow({ at: usedAt, gate: usedWhere }, scan.gate, at);
  return { ...decideEntry({ ...ticket, closed: closureWaits(ticket), justNow }, code, at, scan.proof), ticket };
}

/** What is written down of a proof: nothing where the ticket asks for none. */
export const proofOf = (ticket: Pick<repo.GateTicket, 'proofs'> | null | undefined, seen: ProofSeen) =>
  ticket && ticket.proofs > 0 ? (seen ?? null) : null;

/**
 * Answers scans that arrived together, of whatever tickets, in their order: each sees whom the ones before it let in.
 * @throws a lock timeout when somebody else holds one of their orders
 */
async function scanTogether(
  database: Database,
  scans: Scan[],
  { alone }: Pick<Turn, 'alone'>,
): Promise<PromiseFulfilledResult<Decided>[]> {
  const lockMs = alone ? undefined : LOCK_TIMEOUT_MS;
  for (let attempt = 1; ; attempt++) {
    try {
      const decided = await database.transaction((tx, send) => scanOnce(tx, send, scans), lockMs);
      return decided.map((value) => ({ status: 'fulfilled', value }));
    } catch (error) {
      // Another node heard of a scan of the same id meanwhile: read anew, it is known.
      if (sqlState(error) !== UNIQUE_VIOLATION || attempt >= ATTEMPTS) throw error;
    }
  }
}

/** Locks and one read of the facts, a pure decision, one write that is sent with the commit. */
async function scanOnce(tx: Db, send: Send, scans: Scan[]): Promise<Decided[]> {
  const numbers = new Set(scans.flatMap((scan) => numberOf(scan) ?? []));
  const ids = scans.flatMap(({ id }) => id ?? []);
  const facts = await repo.readScans(tx, [...numbers], ids);
  const orders = new Map(facts.orders.map((order) => [order.id, order]));
  const tickets = new Map(facts.tickets.map((ticket) => [ticket.id, ticket]));
  const idOf = new Map(facts.tickets.map(({ id, number }) => [number, id]));
  const known = new Map<string, Decided>();
  for (const { id, ticketId, verdict, sentence } of facts.entries)
    known.set(id, { verdict, sentence, ticket: tickets.get(ticketId ?? '') ?? null });
  const scanned: repo.ScanWrites['scans'] = [];
  /** When somebody last entered by an order. */
  const entered = new Map<repo.ScanFacts['orders'][number], number>();

  const answer = (scan: Scan): Decided => {
    const { id, gate, admin, now } = scan;
    const before = id === undefined ? undefined : known.get(id);
    if (before) return before;
    const read = tickets.get(idOf.get(numberOf(scan) ?? '') ?? '');
    const order = orders.get(read?.orderId ?? '');
    // What was sold between the locks and the read was no ticket yet when it was scanned.
    const ticket = order && read;
    const found = judge(scan, ticket, now);
    const { verdict, sentence } = found;
    const answered = { verdict, sentence, gate, admin, receivedAt: now, proof: proofOf(ticket, scan.proof) };
    scanned.push({ ...answered, id: id ?? null, ticketId: ticket?.id ?? null });
    if (ticket && verdict === 'ok') {
      entered.set(order, now);
      found.ticket = { ...ticket, status: 'used', usedAt: now, usedWhere: gate };
      tickets.set(ticket.id, found.ticket);
    }
    if (id !== undefined) known.set(id, found);
    return found;
  };

  const answers = scans.map(answer);
  const followed = [...entered].map(([order, now]) => {
    const ofOrder = order.tickets.map((ticket) => tickets.get(ticket.id) ?? ticket);
    // Sold without a network and not settled: nobody has paid it yet.
    const isUnsettled = order.status === 'pending' || order.status === 'expired';
    const status = isUnsettled ? order.status : orderStatusOf(ofOrder, order.status);
    return { id: order.id, status, isOver: isOver(status), now };
  });
  if (scanned.length > 0) send(repo.writeScans(tx, { scans: scanned, orders: followed }));
  return answers;
}
