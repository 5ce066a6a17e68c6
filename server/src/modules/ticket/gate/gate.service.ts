import { parkClock, toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/gate/calls';
import { HALF_MINUTE } from '@park/contract/ticket/gate/code';
import { decideEntry, entryFrom } from '@park/contract/ticket/gate/rule';
import type { GateAnswer, schemas } from '@park/contract/ticket/gate/schemas';
import type { GateVerdict } from '@park/contract/ticket/limits';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { fill } from '../../../i18n/fill';
import { type Lang, pickText } from '../../../i18n/lang';
import { clockOrDay } from '../../../i18n/parkWords';
import { codeReasons, gateSentences } from '../../../i18n/ticketGate';
import { maskName } from '../../../masks';
import { lockOrder, setTicketStatuses, settleOrderStatus } from '../order/order.repo';
import { closureWaits } from '../order/refund.rules';
import type { Persons } from '../visitor/person.service';
import * as repo from './gate.repo';
import { checkCode } from './gate.rules';
import type { Scanned, TicketCodes } from './ticketCode';

/** Gates without a network keep the key; a new one is announced long before it signs (docs/gate-code.md). */
const KEY_CACHE = 'public, max-age=3600';

/** The way of a ticket through the gate. */
export function createGate(database: Database, codes: TicketCodes, persons: Pick<Persons, 'decrypt'>) {
  const personOf = ({ personName: name, personIdKind: idKind }: repo.GateTicket): string | null => {
    if (name === null || idKind === null) return null;
    return maskName(persons.decrypt({ name, idKind, idNumber: '', idMasked: '', idHash: '' }).name);
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
        if (ticket?.holderId !== visitorId || ticket.orderId !== first?.orderId) throw new AppError('ticketNotFound');
        const reason = checkCode({ ...ticket, closed: closureWaits(ticket), unpaidUntil: ticket.expiresAt }, now);
        if (reason) throw new AppError('codeNotAvailable', { reason: codeReasons[reason][lang] });
      }
      const given = await repo.giveTo(database.db, { ids, holderId: visitorId, device, take });
      if (given < ids.length) throw new AppError('passElsewhere');
      const passes = wanted.map(({ ticketIds, anchor }) => {
        const tickets = [...new Set(ticketIds)].flatMap((id) => found.get(id) ?? []);
        const { day, startAt, endAt } = tickets[0] as repo.GateTicket;
        return codes.signPass({ numbers: tickets.map(({ number }) => number), day, startAt, endAt, device, anchor });
      });
      return { passes };
    },

    async getCodeKey(_, { reply }) {
      reply.header('cache-control', KEY_CACHE);
      return codes.keySet;
    },

    /** Every answer is written down. A scan whose `id` is known is answered as before. */
    async checkIn({ id, code, number, gate }, { admin, lang, now }: StaffCallContext): Promise<GateAnswer> {
      const scanned = codes.read(code);
      const decided = await database.transaction(async (tx) => {
        const before = id === undefined ? null : await findScan(tx, id);
        if (before) return before;
        const found = await decide(tx, scanned, number, now);
        const { verdict, sentence, ticket } = found;
        const ticketId = ticket?.id ?? null;
        if (id !== undefined) {
          const scan = { id, verdict, sentence, ticketId, gate, offline: false, scannedAt: now, receivedAt: now, admin };
          // A tablet that gave up waiting may have let the visitor in and told so by now.
          if (!(await repo.insertEntry(tx, scan))) {
            const known = await findScan(tx, id);
            if (!known) throw new Error('A scan vanished while it was looked at.');
            return known;
          }
        }
        await repo.logGate(tx, { ticketId, verdict, gate, admin, now });
        if (!ticket || verdict !== 'ok') return found;
        await letIn(tx, ticket, { gate, at: now }, now);
        return { ...found, ticket: { ...ticket, usedAt: now, usedWhere: gate } };
      });
      const { verdict, ticket } = decided;
      return {
        verdict,
        message: sentenceOf(decided.sentence, ticket, lang, now),
        ticket: ticket && {
          id: ticket.id,
          number: ticket.number,
          name: pickText(ticket.product, lang),
          kind: ticket.kind,
          day: ticket.day,
          start: toParkIso(ticket.startAt),
          end: toParkIso(ticket.endAt),
          person: personOf(ticket),
          usedAt: toParkIso(ticket.usedAt),
          usedWhere: ticket.usedWhere,
        },
      };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

export interface Decided {
  verdict: GateVerdict;
  sentence: keyof typeof gateSentences;
  ticket: repo.GateTicket | null;
}

async function findScan(tx: Db, id: string): Promise<Decided | null> {
  const known = (await repo.findEntries(tx, [id])).get(id);
  if (!known) return null;
  const ticket = known.ticketId === null ? null : ((await repo.findTicketById(tx, known.ticketId)) ?? null);
  return { verdict: known.verdict, sentence: known.sentence, ticket };
}

/**
 * What a scan at a moment is; the order of the ticket that it is of stays locked.
 * @param wanted which ticket of a family's code; without it the first
 */
export async function decide(tx: Db, scanned: Scanned, wanted: string | undefined, at: number): Promise<Decided> {
  const code = scanned.kind === 'code' ? scanned.code : null;
  const number = scanned.kind === 'typed' ? scanned.number : (wanted ?? code?.numbers[0]);
  if (scanned.kind === 'forged' || number === undefined || (code && !code.numbers.includes(number)))
    return { verdict: 'forged', sentence: 'forged', ticket: null };
  const found = await repo.findTicketByNumber(tx, number);
  if (!found) return { verdict: 'unknown', sentence: 'unknown', ticket: null };
  // Only what is read after the lock counts: another gate may have had the same ticket.
  await lockOrder(tx, found.orderId);
  const ticket = (await repo.findTicketByNumber(tx, number)) ?? found;
  return { ...decideEntry({ ...ticket, closed: closureWaits(ticket) }, code, at), ticket };
}

/** Writes down that a ticket was used at a moment; its order's status follows. */
export async function letIn(tx: Db, { id, orderId }: repo.GateTicket, { gate, at }: repo.Entered, now: number): Promise<void> {
  await setTicketStatuses(tx, [id], 'used', { usedAt: at, usedWhere: gate });
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
    when,
    where: ticket.usedWhere ?? '',
    day: ticket.day,
    start: parkClock(ticket.startAt),
    end: parkClock(ticket.endAt),
    from: parkClock(entryFrom(ticket.startAt)),
  });
}
