import { parkClock, parkDay, toParkIso } from '@park/contract/parkTime';
import type { GateAnswer } from '@park/contract/ticket/gate/schemas';
import type { GateVerdict } from '@park/contract/ticket/limits';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { CallContext, StaffCallContext } from '../../../http/callContext';
import { fill } from '../../../i18n/fill';
import { type Lang, pickText } from '../../../i18n/lang';
import { codeReasons, gateSentences } from '../../../i18n/ticketGate';
import { lockOrder, setTicketStatuses, settleOrderStatus } from '../order/order.repo';
import { closureWaits } from '../order/refund.rules';
import { maskName, type Persons } from '../visitor/person.service';
import * as repo from './gate.repo';
import { checkCode, decideEntry, entryFrom } from './gate.rules';
import * as entries from './gateEntry.repo';
import { STEP_MS, type TicketCodes } from './ticketCode';

/** What staff type in place of a code: the ten digits, in groups or not. */
const TYPED = /^\d{10}$/;

/** The way of a ticket through the gate. */
export interface Gate {
  /** The code of one's own ticket, good until `expiresAt`. @throws AppError ticketNotFound, codeNotAvailable */
  code(ticketId: string, ctx: CallContext): Promise<{ code: string; expiresAt: string }>;
  /** Lets a ticket in once, whichever gates ask; every answer is written down. A scan whose `id` is known is answered as before. */
  checkIn(input: { id?: string; code: string; gate: string }, staff: StaffCallContext): Promise<GateAnswer>;
}

export function createGate(database: Database, codes: TicketCodes, persons: Pick<Persons, 'decrypt'>): Gate {
  const toAnswer = (decided: Decided, lang: Lang, now: number): GateAnswer => {
    const { verdict, sentence, ticket } = decided;
    return {
      verdict,
      message: fill(gateSentences[sentence][lang], ticket ? factsOf(ticket, lang, now) : {}),
      ticket: ticket && {
        id: ticket.id,
        number: ticket.number,
        name: pickText(ticket.product, lang),
        kind: ticket.kind,
        day: ticket.day,
        start: toParkIso(ticket.startAt),
        end: toParkIso(ticket.endAt),
        person: personOf(ticket, persons),
        usedAt: ticket.usedAt === null ? null : toParkIso(ticket.usedAt),
        usedWhere: ticket.usedWhere,
      },
    };
  };
  return {
    async code(ticketId, { visitorId, lang, now }) {
      const ticket = await repo.findTicketById(database.db, ticketId);
      if (ticket?.visitorId !== visitorId) throw new AppError('ticketNotFound');
      const reason = checkCode({ ...ticket, closed: closureWaits(ticket), unpaidUntil: ticket.expiresAt }, now);
      if (reason) throw new AppError('codeNotAvailable', { reason: codeReasons[reason][lang] });
      const expiresAt = (Math.floor(now / STEP_MS) + 1) * STEP_MS;
      return { code: await codes.sign(ticket, now), expiresAt: toParkIso(expiresAt) };
    },

    async checkIn({ id, code, gate }, { admin, lang, now }) {
      const typed = code.replace(/\s/g, '');
      const reading = TYPED.test(typed) ? { kind: 'current' as const, number: typed } : await codes.read(code, now);
      const decided = await database.transaction(async (tx) => {
        const before = id === undefined ? null : await findScan(tx, id);
        if (before) return before;
        const found = await decide(tx, reading, gate, now);
        if (id !== undefined) {
          const { verdict, sentence, ticket } = found;
          const scan = {
            id,
            verdict,
            sentence,
            ticketId: ticket?.id ?? null,
            gate,
            offline: false,
            scannedAt: now,
            receivedAt: now,
          };
          // A tablet that gave up waiting may have let the visitor in and told so by now.
          if (!(await entries.insertEntry(tx, { ...scan, admin }))) return (await findScan(tx, id)) ?? found;
        }
        await repo.logGate(tx, { ticketId: found.ticket?.id ?? null, verdict: found.verdict, gate, admin, now });
        return found;
      });
      return toAnswer(decided, lang, now);
    },
  };
}

export interface Decided {
  verdict: GateVerdict;
  sentence: keyof typeof gateSentences;
  ticket: repo.GateTicket | null;
}

async function findScan(tx: Db, id: string): Promise<Decided | null> {
  const known = (await entries.findEntries(tx, [id])).get(id);
  if (!known) return null;
  const ticket = known.ticketId === null ? null : ((await repo.findTicketById(tx, known.ticketId)) ?? null);
  return { verdict: known.verdict, sentence: known.sentence, ticket };
}

type Reading = Awaited<ReturnType<TicketCodes['read']>>;

async function decide(tx: Db, reading: Reading, gate: string, now: number): Promise<Decided> {
  if (reading.kind === 'forged') return { verdict: 'forged', sentence: 'forged', ticket: null };
  const found = await repo.findTicketByNumber(tx, reading.number);
  if (!found) return { verdict: 'unknown', sentence: 'unknown', ticket: null };
  if (reading.kind === 'stale') return { verdict: 'stale', sentence: 'stale', ticket: found };
  // Only what is read after the lock counts: another gate may have had the same ticket.
  await lockOrder(tx, found.orderId);
  const ticket = (await repo.findTicketByNumber(tx, reading.number)) ?? found;
  const decision = decideEntry({ ...ticket, closed: closureWaits(ticket) }, now);
  if (decision.verdict !== 'ok') return { ...decision, ticket };
  await setTicketStatuses(tx, [ticket.id], 'used', { usedAt: now, usedWhere: gate });
  await settleOrderStatus(tx, ticket.orderId, now);
  return { ...decision, ticket: { ...ticket, usedAt: now, usedWhere: gate } };
}

/** What a gate's sentence tells of a ticket. */
export function factsOf(ticket: repo.GateTicket, lang: Lang, now: number): Record<string, string> {
  const { usedAt } = ticket;
  const when = usedAt === null ? '' : `${parkDay(usedAt) === parkDay(now) ? '' : `${parkDay(usedAt)} `}${parkClock(usedAt)}`;
  return {
    name: pickText(ticket.product, lang),
    when,
    where: ticket.usedWhere ?? '',
    day: ticket.day,
    start: parkClock(ticket.startAt),
    end: parkClock(ticket.endAt),
    from: parkClock(entryFrom(ticket.startAt)),
  };
}

function personOf(
  { personName: name, personIdKind: idKind }: repo.GateTicket,
  persons: Pick<Persons, 'decrypt'>,
): string | null {
  if (name === null || idKind === null) return null;
  return maskName(persons.decrypt({ name, idKind, idNumber: '', idMasked: '', idHash: '' }).name);
}
