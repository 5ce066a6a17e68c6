import { parkClock, parkDay, toParkIso } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/ticket';
import { proofsOf } from '@park/contract/ticket/concession';
import type * as calls from '@park/contract/ticket/gate/calls';
import { HALF_MINUTE } from '@park/contract/ticket/gate/code';
import { entryFrom, type TicketFacts } from '@park/contract/ticket/gate/rule';
import type { GateAnswer, schemas } from '@park/contract/ticket/gate/schemas';
import type { Database, Db } from '../../../db/db';
import { within } from '../../../db/within';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { fill } from '../../../i18n/fill';
import { type Lang, pickText } from '../../../i18n/lang';
import { clockOrDay } from '../../../i18n/parkWords';
import { passageSentences } from '../../../i18n/texts/capacity';
import { codeReasons, gateSentences } from '../../../i18n/texts/ticketGate';
import { maskName } from '../../../masks';
import { type Crowds, toCrowd } from '../../capacity/crowd.service';
import { setEntered, settleOrderStatus } from '../order/order.repo';
import { closureWaits } from '../order/refund.rules';
import type { Persons } from '../visitor/person.service';
import * as repo from './gate.repo';
import { type Decided, judge, numberOf, type Scan, type Scans } from './scans.service';
import type { TicketCodes } from './ticketCode';

/** Gates without a network keep the key; a new one is announced long before it signs (docs/gate-code.md). */
const KEY_CACHE = 'public, max-age=3600';

/** So long an answer of a gate waits to be told how full the park is. */
const CROWD_TIMEOUT_MS = 500;

interface GateDeps {
  database: Database;
  codes: TicketCodes;
  scans: Scans;
  persons: Pick<Persons, 'decrypt'>;
  crowds: Crowds;
}

/** Whether one code may carry both: they are of one order, or of what was paid together and is for the same time. */
const enterTogether = (a: repo.GateTicket, b: repo.GateTicket): boolean =>
  a.basketId === b.basketId && a.day === b.day && a.startAt === b.startAt && a.endAt === b.endAt;

export type Gate = ReturnType<typeof createGate>;

/** The way of a ticket through the gate. */
export function createGate({ database, codes, scans, persons, crowds }: GateDeps) {
  const personOf = ({ personName: name, personIdKind: idKind }: repo.GateTicket): string | null => {
    if (name === null || idKind === null) return null;
    return maskName(persons.decrypt({ name, idKind, idNumber: '', idMasked: '', idHash: '' }).name);
  };
  const toGateTicket = (ticket: repo.GateTicket, lang: Lang) => ({
    number: ticket.number,
    name: pickText(ticket.product, lang),
    kind: ticket.kind,
    person: personOf(ticket),
    proofs: proofsOf(ticket.proofs),
  });
  /** A family whose tickets have a code each shows one of them. What a companion has in hand comes in by itself. */
  async function listOthers({ verdict, ticket }: Decided, named: readonly string[]): Promise<repo.GateTicket[]> {
    if (!ticket || !['ok', 'justNow', 'proof'].includes(verdict)) return [];
    const beside = await repo.findTicketsBeside(database.db, ticket);
    return beside.filter(({ number }) => !named.includes(number));
  }
  /** Nobody is kept waiting at a gate because it cannot be told how full the park is. */
  const crowdNow = async (now: number) => {
    const crowd = await within(CROWD_TIMEOUT_MS, crowds.read(now), () => null).catch(() => null);
    return crowd && toCrowd(crowd);
  };
  return {
    async getTicketCode({ ticketId }, { visitorId, lang, now }) {
      const ticket = await repo.findTicketById(database.db, ticketId);
      if (ticket?.holderId !== visitorId) throw new AppError('ticketNotFound');
      const reason = checkCode({ ...ticket, closed: closureWaits(ticket), unpaidUntil: ticket.expiresAt }, now);
      if (reason) throw new AppError('codeNotAvailable', { reason: codeReasons[reason][lang] });
      const expiresAt = (Math.floor(now / HALF_MINUTE) + 1) * HALF_MINUTE;
      return { code: await codes.sign(ticket, now), expiresAt: toParkIso(expiresAt) };
    },

    /** One statement gives the tickets away: whichever of two phones asks last has them. */
    async getTicketPasses({ device, take, wanted }, { visitorId, lang, now }) {
      const ids = [...new Set(wanted.flatMap(({ ticketIds }) => ticketIds))];
      const found = new Map((await repo.findTicketsById(database.db, ids)).map((ticket) => [ticket.id, ticket]));
      const [first] = found.values();
      for (const id of ids) {
        const ticket = found.get(id);
        if (ticket?.holderId !== visitorId || !first || !enterTogether(ticket, first)) throw new AppError('ticketNotFound');
        const reason = checkCode({ ...ticket, closed: closureWaits(ticket), unpaidUntil: ticket.expiresAt }, now);
        if (reason) throw new AppError('codeNotAvailable', { reason: codeReasons[reason][lang] });
      }
      const given = await repo.giveTo(database.db, { ids, holderId: visitorId, device, take });
      if (given < ids.length) throw new AppError('passElsewhere');
      const passes = wanted.map(({ ticketIds, anchor }) => {
        const tickets = [...new Set(ticketIds)].flatMap((id) => found.get(id) ?? []);
        const { day, startAt, endAt } = tickets[0] as repo.GateTicket;
        const [numbers, proofs] = [tickets.map(({ number }) => number), tickets.map((ticket) => ticket.proofs)];
        return codes.signPass({ numbers, proofs, day, startAt, endAt, device, anchor });
      });
      return { passes };
    },

    async getCodeKey(_, { reply }) {
      reply.header('cache-control', KEY_CACHE);
      return codes.keySet;
    },

    /** Every answer is written down. A scan whose `id` is known is answered as before. */
    async checkIn({ id, code, number, gate, proof }, { admin, lang, now }: StaffCallContext): Promise<GateAnswer> {
      const scan = { id, scanned: codes.read(code), number, gate, proof, admin, now };
      const decided = await scans(scan);
      const { verdict, ticket } = decided;
      const named = scan.scanned.kind === 'code' ? scan.scanned.code.numbers : [];
      const others = await listOthers(decided, named);
      return {
        crowd: await crowdNow(now),
        verdict,
        message: sentenceOf(decided.sentence, ticket, lang, now),
        others: others.map((other) => toGateTicket(other, lang)),
        ticket: ticket && {
          ...toGateTicket(ticket, lang),
          id: ticket.id,
          day: ticket.day,
          start: toParkIso(ticket.startAt),
          end: toParkIso(ticket.endAt),
          usedAt: toParkIso(ticket.usedAt),
          usedWhere: ticket.usedWhere,
        },
      };
    },

    /** Who leaves is counted once, by a ticket that came in today; a family's code counts all of them. */
    async checkOut({ id, code, people = 0, gate }, { admin, lang, now }: StaffCallContext) {
      const day = parkDay(now);
      const scanned = code === undefined ? null : codes.read(code);
      const exit = { day, gate, admin, now };
      const numbers = scanned?.kind === 'typed' ? [scanned.number] : scanned?.kind === 'code' ? [...scanned.code.numbers] : [];
      const entered = await crowds.listEntered(numbers, day);
      const exits = scanned
        ? entered.map((ticket, index) => ({ ...exit, id: `${id}:${index}`, ticketId: ticket.id, people: 1 }))
        : [{ ...exit, id, ticketId: null, people }];
      const isKnown = exits[0] !== undefined && (await crowds.hasExit(exits[0].id));
      const { counted, ...crowd } = await crowds.countOut(exits, now);
      const isCounted = counted > 0 || isKnown;
      const sentence = isCounted ? 'out' : entered.length > 0 ? 'again' : 'notIn';
      const n = scanned ? Math.max(counted, isKnown ? exits.length : 0) : people;
      return { ...crowd, isCounted, message: fill(passageSentences[sentence][lang], { n }) };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** What one scan at a moment is; the order of the ticket that it is of stays locked. */
export async function decide(tx: Db, scan: Pick<Scan, 'scanned' | 'number' | 'proof' | 'gate'>, at: number): Promise<Decided> {
  const number = numberOf(scan);
  const [ticket] = number === null ? [] : (await repo.readScans(tx, [number], [])).tickets;
  return judge(scan, ticket, at);
}

/** Writes down that a ticket was used at a moment; its order's status follows. */
export async function letIn(tx: Db, { id, orderId }: repo.GateTicket, entered: repo.Entered, now: number): Promise<void> {
  await setEntered(tx, id, entered);
  await settleOrderStatus(tx, orderId, now);
}

/** What a gate is told of a ticket. */
export function sentenceOf(
  sentence: keyof typeof gateSentences,
  ticket: repo.GateTicket | null | undefined,
  lang: Lang,
  now: number,
): string {
  if (!ticket) return fill(gateSentences[sentence][lang], {});
  const { usedAt } = ticket;
  const when = usedAt === null ? '' : clockOrDay(usedAt, now);
  return fill(gateSentences[sentence][lang], {
    name: pickText(ticket.product, lang),
    proofs: proofsOf(ticket.proofs)
      .map((who) => words.proof[who][lang])
      .join(' / '),
    when,
    where: ticket.usedWhere ?? '',
    day: ticket.day,
    start: parkClock(ticket.startAt),
    end: parkClock(ticket.endAt),
    from: parkClock(entryFrom(ticket.startAt)),
  });
}

/** Why a ticket has no code now; null when it has one. A code of a day to come is shown, for the gate looks at the day. */
function checkCode(
  { status, endAt, closed, unpaidUntil }: Pick<TicketFacts, 'status' | 'endAt' | 'closed'> & { unpaidUntil: number },
  now: number,
): keyof typeof codeReasons | null {
  if (status === 'held') return now < unpaidUntil ? 'unpaid' : 'ended';
  if (status === 'released') return 'ended';
  if (status === 'used') return 'used';
  if (status !== 'valid') return 'refunded';
  if (closed) return 'closed';
  return now < endAt ? null : 'over';
}
