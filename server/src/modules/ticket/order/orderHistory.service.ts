import { toParkIso } from '@park/contract/parkTime';
import type { OrderHistory } from '@park/contract/ticket/order/schemas';
import type { Database } from '../../../db/db';
import { AppError } from '../../../http/appError';
import { auditOf } from '../../admin/audit.service';
import { moneyOfSubject } from '../../pay/pay.service';
import { findLife, listEntries, type OrderLife } from './orderHistory.repo';

type Event = OrderHistory['events'][number];

/** What was paid and given back of an order, and what became of it, oldest first. @throws AppError orderNotFound */
export type ReadOrderHistory = (id: string) => Promise<OrderHistory>;

export function createOrderHistory({ db }: Pick<Database, 'db'>): ReadOrderHistory {
  return async (id) => {
    const [life, money, entries, audit] = await Promise.all([
      findLife(db, id),
      moneyOfSubject(db, id),
      listEntries(db, id),
      auditOf(db, `order:${id}`),
    ]);
    if (!life) throw new AppError('orderNotFound');
    const events = [
      ...eventsOf(life),
      ...entries.map(({ usedAt, usedWhere }) => event(toParkIso(usedAt ?? 0), 'entered', { about: usedWhere })),
      ...money.refunds.flatMap(({ createdAt, doneAt, amount }) => [
        event(createdAt, 'refundAsked', { amount }),
        ...(doneAt === null ? [] : [event(doneAt, 'refundDone', { amount })]),
      ]),
      ...audit.map(({ at, actorName, details }) =>
        event(toParkIso(at.getTime()), 'staff', { by: actorName, about: reasonOf(details) }),
      ),
    ];
    return { ...money, events: events.sort((a, b) => a.at.localeCompare(b.at)) };
  };
}

function event(at: string, kind: Event['kind'], more: Partial<Event> = {}): Event {
  return { at, kind, amount: null, about: null, by: null, ...more };
}

function eventsOf({ status, amount, createdAt, paidAt, endedAt }: OrderLife): Event[] {
  const events = [event(toParkIso(createdAt), 'made', { amount })];
  if (paidAt !== null) events.push(event(toParkIso(paidAt), 'paid', { amount }));
  if (endedAt !== null && (status === 'cancelled' || status === 'expired')) events.push(event(toParkIso(endedAt), status));
  return events;
}

function reasonOf(details: unknown): string | null {
  const { reason } = (details ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : null;
}
