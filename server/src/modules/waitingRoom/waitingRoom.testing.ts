import { toParkIso } from '@park/contract/parkTime';
import { getWaitingPlace, getWaitingRoom, joinWaitingRoom, setWaitingRoom } from '@park/contract/waitingRoom/calls';
import type { WaitingRoomKind } from '@park/contract/waitingRoom/limits';
import type { WaitingPlace, WaitingRoom } from '@park/contract/waitingRoom/schemas';
import type { ClockPark } from '../../testing/clockPark';
import type { TestApp } from '../../testing/testApp';
import type { DatabaseKind } from '../../testing/testDatabase';
import { ADULT, type Guest, MORNING, ok, type SalePark, startSalePark, TOMORROW } from '../ticket/salePark.testing';

export const WISH = { ticketId: ADULT, day: TOMORROW, slotId: MORNING };

export interface LinePark extends SalePark, Pick<ClockPark, 'staff'> {
  /** @param opensIn ms */
  set(kind: WaitingRoomKind, amount?: number, opensIn?: number): Promise<WaitingRoom>;
  figures(): Promise<WaitingRoom>;
  join(guest: Guest, at?: Pick<TestApp, 'call'>): Promise<WaitingPlace>;
  ask(place: WaitingPlace, at?: Pick<TestApp, 'call'>): Promise<WaitingPlace>;
  /** The clock goes on by so much, and the node takes its turn. */
  turn(ms?: number): Promise<void>;
}

/** A park that sells, with a line in front of it. */
export async function startLinePark(kind?: DatabaseKind): Promise<LinePark> {
  // A park that sells keeps its staff for parks that are built on it.
  const park = (await startSalePark({ kind })) as SalePark & Pick<ClockPark, 'staff'>;
  const staff = () => park.staff();
  const figures = async () => ok(await park.call(getWaitingRoom, {}, await staff()));
  return {
    ...park,
    figures,
    async set(wanted, amount = 1, opensIn) {
      const opensAt = opensIn === undefined ? null : toParkIso(park.now() + opensIn);
      const { version } = await figures();
      return ok(await park.call(setWaitingRoom, { version, kind: wanted, amount, opensAt }, await staff()));
    },
    join: async ({ token }, at = park) => ok(await at.call(joinWaitingRoom, WISH, token)),
    ask: async ({ token }, at = park) => ok(await at.call(getWaitingPlace, { ...WISH, token: token ?? '' })),
    async turn(ms = 1_000) {
      park.later(ms);
      await park.app.waitingRoom.turn(park.now());
    },
    async reset() {
      await park.reset();
      await park.sql('delete from waiting_place');
      await park.sql(`update waiting_room set kind = 'off', early = 0`);
      await park.app.waitingRoom.look(park.now());
    },
  };
}
