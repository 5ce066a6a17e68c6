import { sha256 } from '@noble/hashes/sha2';
import { getTicketPasses } from '@park/contract/ticket/gate/calls';
import { codeAt, hexOf, makeChain } from '@park/contract/ticket/gate/code';
import type { Order } from '@park/contract/ticket/order/schemas';
import { call } from '@/api/client';
import { assumeClock, clockAhead } from '@/api/serverNow';
import { newDeviceSecret } from '@/platform/deviceSecret';
import { createPersistentList } from '@/platform/persistentList';
import { getItem, sameVisitor, setItem } from '@/platform/storage';

/** A pass on this phone: the park's signature on the end of a chain that the phone goes on with by itself (docs/gate-code.md). */
interface StoredPass {
  /** Of which tickets and slot. */
  of: string;
  /** The signed pass. */
  pass: string;
  /** How far the park's clock was ahead of the phone's, ms. */
  ahead: number;
}

/** An order has one for each ticket and one for all. */
const MAX_PASSES = 60;

const isPass = (value: unknown): value is StoredPass => {
  const { of, pass, ahead } = (value ?? {}) as Partial<StoredPass>;
  return typeof of === 'string' && typeof pass === 'string' && typeof ahead === 'number';
};

const passes = createPersistentList('ticket-passes', isPass, { maxItems: MAX_PASSES });

/** Chains that were made since the app was opened: one is some hundred hashes. */
const chains = new Map<string, Uint8Array[]>();

type Slot = Pick<Order, 'day' | 'slot'>;
const momentsOf = ({ slot }: Slot) => ({ startAt: Date.parse(slot.start), endAt: Date.parse(slot.end) });
/** Another day has other passes. */
const nameOf = (ticketIds: readonly string[], { day, slot }: Slot) => [...ticketIds, day, slot.start, slot.end].join(' ');

const hashOf = (text: string) => sha256(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));

let making: Promise<void> | null = null;

/** The phone's own, from which all its chains follow; two questions at once make one. */
async function secret(): Promise<string> {
  if (!getItem('ticket-secret')) {
    making ??= newDeviceSecret()
      .then((made) => setItem('ticket-secret', made))
      .finally(() => {
        making = null;
      });
    await making;
  }
  return getItem('ticket-secret');
}

function chainOf(name: string, slot: Slot): Uint8Array[] {
  const key = `${getItem('ticket-secret')} ${name}`;
  const known = chains.get(key);
  if (known) return known;
  const made = makeChain(hashOf(key), momentsOf(slot), sha256);
  chains.set(key, made);
  return made;
}

/**
 * Fetches passes for tickets of one order, each set of them one, and keeps them.
 * @param take also when another phone has the tickets, which then cannot show them any more
 * @throws RequestError `codeNotAvailable`, `ticketNotFound`, `passElsewhere`
 */
export async function fetchPasses(sets: readonly (readonly string[])[], slot: Slot, take: boolean): Promise<void> {
  const device = hexOf(hashOf(`${await secret()} device`)).slice(0, 16);
  const names = sets.map((ticketIds) => nameOf(ticketIds, slot));
  const wanted = sets.map((ticketIds, n) => ({
    ticketIds: [...ticketIds],
    anchor: hexOf(chainOf(names[n] ?? '', slot)[0] ?? hashOf('')),
  }));
  const isTheirs = sameVisitor();
  const answer = await call(getTicketPasses, { device, take, wanted }, { quiet: true });
  const fresh = names.map((of, n) => ({ of, pass: answer.passes[n] ?? '', ahead: clockAhead() }));
  if (isTheirs()) passes.change((all) => [...fresh, ...all.filter(({ of }) => !names.includes(of))]);
}

/** Whether the phone can show these tickets by itself. */
export const hasPass = (ticketIds: readonly string[], slot: Slot): boolean => find(ticketIds, slot) !== undefined;

const find = (ticketIds: readonly string[], slot: Slot) => {
  const name = nameOf(ticketIds, slot);
  return passes.all().find(({ of }) => of === name);
};

/** The code at a moment (epoch ms by the server's clock), made by the phone alone. Null: it has no pass. */
export function codeOf(ticketIds: readonly string[], slot: Slot, now: () => number): string | null {
  const stored = find(ticketIds, slot);
  if (!stored) return null;
  assumeClock(stored.ahead);
  return codeAt(stored.pass, chainOf(stored.of, slot), momentsOf(slot), now());
}

/** The server says that these tickets let nobody in. */
export function dropPass(ticketIds: readonly string[], slot: Slot): void {
  const name = nameOf(ticketIds, slot);
  passes.change((all) => all.filter(({ of }) => of !== name));
}
