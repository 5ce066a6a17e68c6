import { parkDay } from '@park/contract/parkTime';
import type { QuotaTicket, WindowDesk, WindowLine, WindowSale, WindowShift } from '@park/contract/ticket/windowSale/schemas';

/**
 * What this browser sells without a network, as pure steps from one state to the next: each is stored whole before anybody acts on it. Moments
 * are epoch milliseconds where they are numbers, money is fen.
 */
export interface Quota {
  /** Whose drawer it is, as the server last said; null: no shift is open. */
  shift: WindowShift | null;
  /** What is on sale, in the order of the keys. */
  products: Pick<WindowDesk['products'][number], 'id' | 'name' | 'kind' | 'price' | 'realName'>[];
  /** ms that the server's clock is ahead of this computer's. */
  ahead: number;
  /** Not sold; of which shift they are. */
  tickets: readonly (QuotaTicket & { shiftId: string })[];
  /** Sold without a network, and not settled. */
  sales: readonly OfflineSale[];
  /** Tickets on the way here: asked for again under the key until the server has answered. */
  taking: { key: string; shiftId: string; lines: WindowLine[] } | null;
  /** Tickets on the way back, which cannot be sold any more. */
  returning: readonly string[];
}

export interface OfflineSale {
  key: string;
  soldAt: string;
  received: number;
  tickets: readonly QuotaTicket[];
  /** A sale whose places were held when the network went: whatever became of it, these tickets were sold in its place. */
  replaces?: string;
  /** Why the server does not take it. */
  refused?: string;
}

export const NO_QUOTA: Quota = {
  ...{ shift: null, products: [], ahead: 0, tickets: [], sales: [], taking: null, returning: [] },
};

/** A clock that is less wrong than this is taken as right; an answer itself takes some time. ms */
const EXACT_MS = 5_000;

/** By the server's clock as far as it is known: a slip tells when it was sold. */
export const parkNow = ({ ahead }: Pick<Quota, 'ahead'>, now: number): number => now + ahead;

/** What the server says of the desk. @param heardAt by this computer's clock */
export function followed(quota: Quota, { shift, products, now }: WindowDesk, heardAt: number): Quota {
  const ahead = now === undefined ? quota.ahead : Date.parse(now) - heardAt;
  // Another shift's tickets are of no use to this one, and those of a time that is over to nobody.
  const useless = quota.tickets.filter((ticket) => ticket.shiftId !== shift?.id || !isOpen(ticket, heardAt + ahead));
  const next = useless.length > 0 ? giveBack(quota, idsOf(useless)) : quota;
  return {
    ...next,
    shift,
    products: products.map(({ id, name, kind, price, realName }) => ({ id, name, kind, price, realName })),
    ahead: Math.abs(ahead) < EXACT_MS ? 0 : ahead,
  };
}

export function received(quota: Quota, tickets: readonly QuotaTicket[]): Quota {
  const { taking } = quota;
  if (!taking) return quota;
  const known = new Set([...quota.tickets, ...quota.sales.flatMap((sale) => sale.tickets)].map(({ id }) => id));
  const fresh = tickets.filter(({ id }) => !known.has(id) && !quota.returning.includes(id));
  return {
    ...quota,
    taking: null,
    tickets: [...quota.tickets, ...fresh.map((ticket) => ({ ...ticket, shiftId: taking.shiftId }))],
  };
}

/** From here on nobody sells them; the server is still to hear of it. */
export function giveBack(quota: Quota, ids: readonly string[]): Quota {
  return {
    ...quota,
    tickets: quota.tickets.filter(({ id }) => !ids.includes(id)),
    returning: [...new Set([...quota.returning, ...ids])],
  };
}

const idsOf = (tickets: readonly QuotaTicket[]) => tickets.map(({ id }) => id);

const isOpen = ({ end, day }: QuotaTicket, now: number) => Date.parse(end) > now && day === parkDay(now);

/** Whether anything can be sold without a network. */
export const isReady = (quota: Quota): boolean => quota.shift !== null && quota.products.length > 0;

export const ticketsLeft = (quota: Quota, now: number): number =>
  quota.tickets.filter((ticket) => isOpen(ticket, parkNow(quota, now))).length;

/** The desk of a window that is on its own: the same products under the same keys, of which it sells what it holds. */
export function deskOf(quota: Quota, now: number): WindowDesk {
  const at = parkNow(quota, now);
  const open = quota.tickets.filter((ticket) => isOpen(ticket, at));
  return {
    ...{ day: parkDay(at), shift: quota.shift, openSale: null, freeLeft: 0, quotaLeft: 0 },
    products: quota.products.map((product) => {
      const own = open.filter(({ productId }) => productId === product.id);
      const slots = new Map(own.map((ticket) => [ticket.slotId, ticket]));
      return {
        ...product,
        slots: [...slots.values()].map(({ slotId, start, end, price }) => {
          const remaining = own.filter((ticket) => ticket.slotId === slotId).length;
          return { id: slotId, start, end, remaining, state: 'open' as const, price };
        }),
      };
    }),
  };
}

/** Tickets for what was chosen; null: there are not as many. */
export function choose(quota: Quota, lines: readonly WindowLine[], now: number): QuotaTicket[] | null {
  const at = parkNow(quota, now);
  const chosen = lines.flatMap(({ ticketId, slotId, quantity }) =>
    quota.tickets
      .filter((ticket) => ticket.productId === ticketId && ticket.slotId === slotId && isOpen(ticket, at))
      .slice(0, quantity),
  );
  return chosen.length === lines.reduce((sum, { quantity }) => sum + quantity, 0) ? chosen : null;
}

export interface Sold extends Pick<OfflineSale, 'key' | 'received' | 'replaces'> {
  lines: readonly WindowLine[];
}

/** What is left once a sale has its tickets; null: another tab has sold them. */
export function sell(quota: Quota, { lines, ...sold }: Sold, now: number): { quota: Quota; sale: OfflineSale } | null {
  const chosen = choose(quota, lines, now);
  if (!chosen) return null;
  const sale = { ...sold, tickets: chosen, soldAt: new Date(parkNow(quota, now)).toISOString() };
  const tickets = quota.tickets.filter((ticket) => !chosen.some(({ id }) => id === ticket.id));
  return { quota: { ...quota, tickets, sales: [...quota.sales, sale] }, sale };
}

interface Answered {
  key: string;
  saleId: string | null;
  refused: string | null;
}

/** A sale that was settled goes; one that was refused stays, with why. */
export function settled(quota: Quota, answers: readonly Answered[]): Quota {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  return {
    ...quota,
    sales: quota.sales.flatMap((sale) => {
      const answer = byKey.get(sale.key);
      if (!answer) return [sale];
      return answer.saleId === null ? [{ ...sale, refused: answer.refused ?? '' }] : [];
    }),
  };
}

/** Whether the server is still to hear of something. */
export const isUnheard = ({ taking, returning, sales }: Quota): boolean =>
  taking !== null || returning.length > 0 || sales.some(isWaiting);

/** One that the server has neither settled nor refused. */
export const isWaiting = ({ refused }: OfflineSale): boolean => refused === undefined;

export const amountOfTickets = (tickets: readonly QuotaTicket[]): number => tickets.reduce((sum, { price }) => sum + price, 0);

/** A sale as the page shows and prints it. @param sold null: the money is not there yet */
export function saleOf(
  tickets: readonly QuotaTicket[],
  shift: WindowShift,
  sold: Pick<OfflineSale, 'soldAt' | 'received'> | null,
): WindowSale {
  const amount = amountOfTickets(tickets);
  const soldAt = sold?.soldAt ?? null;
  const [first] = tickets;
  return {
    // Found again by the number of its first ticket; the server gives it one of its own.
    ...{ id: '', number: first?.number ?? '', state: sold ? 'paid' : 'open', method: sold ? 'cash' : null, amount },
    ...{ received: sold?.received ?? null, change: sold ? sold.received - amount : null, refunded: 0, owed: 0 },
    ...{ createdAt: soldAt ?? '', payBy: first?.end ?? '', paidAt: soldAt, codeSentAt: null, reason: null },
    cashier: shift.cashier,
    tickets: tickets.map(({ id, number, name, kind, day, start, end, price }) => ({
      ...{
        id,
        number,
        name,
        kind,
        day,
        start,
        end,
        price,
        worth: price,
        status: sold ? ('valid' as const) : ('held' as const),
      },
    })),
  };
}
