import { createHash } from 'node:crypto';
import { codeAt, hexOf, makeChain } from '@park/contract/ticket/gate/code';
import type { Order } from '@park/contract/ticket/order/schemas';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Somebody's phone as the gate meets it: its chains follow from its secret. */
export class TestPhone {
  readonly device: string;
  constructor(private readonly secret: string) {
    this.device = hexOf(sha256(Buffer.from(`device ${secret}`))).slice(0, 16);
  }

  chain(ticketIds: readonly string[], slot: { startAt: number; endAt: number }): Uint8Array[] {
    return makeChain(sha256(Buffer.from([this.secret, ...ticketIds, slot.startAt].join(' '))), slot, sha256);
  }

  /** What `getTicketPasses` takes for these tickets together. */
  wants(ticketIds: string[], { slot }: Pick<Order, 'slot'>, take = true) {
    const anchor = hexOf(this.chain(ticketIds, momentsOf(slot))[0] as Uint8Array);
    return { device: this.device, take, wanted: [{ ticketIds, anchor }] };
  }

  /** The code that it shows at a moment (epoch ms), by its own clock. */
  shows(pass: string, ticketIds: readonly string[], { slot }: Pick<Order, 'slot'>, now: number): string {
    return codeAt(pass, this.chain(ticketIds, momentsOf(slot)), momentsOf(slot), now);
  }
}

const momentsOf = (slot: Order['slot']) => ({ startAt: Date.parse(slot.start), endAt: Date.parse(slot.end) });
