import { randomInt } from 'node:crypto';
import type { TicketRules } from '@park/contract/park/rules';
import { parkDay } from '@park/contract/parkTime';
import { type Claimant, fitOf, proofBits } from '@park/contract/ticket/concession';
import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import { newId } from '../../../db/newId';
import { dayNumber, randomLetters } from '../../../randomLetters';
import type { OrderRow } from '../order/order.repo';
import { nameHash, phoneHashes } from '../order/search.rules';
import type { SlotKey } from '../slot.rules';
import type { EncryptedPerson } from '../visitor/person.service';
import type { LockedSlot, SaleRead } from './sale.repo';
import { payUntil } from './sale.rules';

/** One tap on "order", or a line of one. */
export interface SaleRequest {
  /** The order's own, where it has to be known before. */
  id?: string;
  slot: SlotKey;
  visitorId: string;
  key: string;
  hash: string;
  quantity: number;
  /** What it is ordered together with: its id, which is the first order's, and the tickets of all of it. */
  basket?: { id: string; quantity: number };
  phone: string;
  /** As kept, and in clear each person's name and what concessions go by. */
  persons: (EncryptedPerson & { plainName: string } & Claimant)[];
  /** The guardian's yes for those who are under 14. */
  guardian?: GuardianYes;
  /** Given away at a window. */
  isFree?: boolean;
  /** What costs nothing waits for what is paid with it. */
  waits?: boolean;
  /** Held so long without being paid (epoch ms); without it as the rules say. */
  heldUntil?: number;
  /** What holds for it. */
  rules: TicketRules;
  /** Epoch milliseconds. */
  now: number;
}

/** The order of a request that was accepted, with its tickets. */
export function newOrder(
  { id = newId(), basket, slot, visitorId, key, hash, quantity, phone, persons, rules, isFree, waits, heldUntil }: SaleRequest,
  { startAt, endAt }: LockedSlot,
  { price: full, lateRefundPercent, concessions }: SaleRead['products'][number],
  now: number,
): OrderRow {
  const price = isFree ? 0 : full;
  const free = price === 0 && !waits;
  const tickets = Array.from({ length: quantity }, (_, position) => {
    const person = persons[position];
    return {
      id: newId(),
      number: ticketNumber(),
      orderId: id,
      position,
      visitorId,
      ...slot,
      price,
      status: free ? ('valid' as const) : ('held' as const),
      personName: person?.name ?? null,
      personIdKind: person?.idKind ?? null,
      personIdNumber: person?.idNumber ?? null,
      personIdMasked: person?.idMasked ?? null,
      personHash: person?.idHash ?? null,
      personNameHash: person ? nameHash(person.plainName) : null,
      proofs: proofBits(fitOf(concessions, person ?? null, slot.day)?.proofs ?? []),
      usedAt: null,
      usedWhere: null,
      device: null,
      refundAmount: null,
      refundNo: null,
      partRefund: 0,
      holderId: null,
      shareHash: null,
    };
  });
  return {
    id,
    number: orderNumber(now),
    visitorId,
    basketId: basket?.id ?? null,
    idempotencyKey: key,
    requestHash: hash,
    ...slot,
    startAt,
    endAt,
    quantity,
    price,
    amount: price * quantity,
    lateRefundPercent,
    phone,
    ...phoneHashes(phone),
    status: free ? 'paid' : 'pending',
    changes: 0,
    changesAllowed: rules.changes,
    closureId: null,
    closureAnswer: null,
    createdAt: now,
    expiresAt: heldUntil ?? payUntil(now, endAt, rules),
    paidAt: free ? now : null,
    endedAt: null,
    tickets,
  };
}

/** A number that visitor and staff read out to each other, e.g. `TK261121-7Q4K2M`; `now` is when it is ordered (epoch ms). */
const orderNumber = (now: number): string => dayNumber('TK', parkDay(now), randomLetters(6));

/** Ten random digits. */
export const ticketNumber = (): string => String(randomInt(10_000_000_000)).padStart(10, '0');
