import { adminLogin } from '@park/contract/staff/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { getWaitingRoom, joinWaitingRoom, setWaitingRoom } from '@park/contract/waitingRoom/calls';
import type { WaitingRoomKind } from '@park/contract/waitingRoom/limits';
import { expect } from './fixtures';
import { guest } from './guest';
import { resultOf } from './staff';
import { PHONE } from './tickets';
import { ADMIN_PASSWORD } from './world';

export interface Wish {
  ticketId: string;
  day: string;
  slotId: string;
}

/** The owner of a park of one's own switches the waiting room. @param opensIn ms */
export async function setRoom(kind: WaitingRoomKind, amount = 1, opensIn?: number): Promise<void> {
  const { accessToken } = await resultOf(adminLogin, { userName: 'admin', password: ADMIN_PASSWORD });
  const { version } = await resultOf(getWaitingRoom, {}, accessToken);
  const opensAt = opensIn === undefined ? null : new Date(Date.now() + opensIn).toISOString();
  await resultOf(setWaitingRoom, { version, kind, amount, opensAt }, accessToken);
}

export interface Other {
  /** Orders, as soon as it is their turn. */
  orders(): Promise<void>;
}

/** Somebody else in line. */
export async function otherInLine(wish: Wish): Promise<Other> {
  const token = await guest();
  const join = () => resultOf(joinWaitingRoom, wish, token);
  await join();
  return {
    async orders() {
      await expect.poll(async () => (await join()).state).toBe('admitted');
      await resultOf(addOrder, { ...wish, quantity: 1, phone: PHONE }, token, { 'idempotency-key': crypto.randomUUID() });
    },
  };
}
