import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/waitingRoom/calls';
import type { schemas, WaitingRoom } from '@park/contract/waitingRoom/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { saveVersioned } from '../staff/saveVersioned.service';
import { waitingOf } from './knownRoom';
import { lockRoom, type RoomRow, updateRoom } from './waitingRoom.repo';
import { hasOpened } from './waitingRoom.rules';
import type { WaitingRooms } from './waitingRoom.service';

/** Every place and pass of the round before is none any more. */
const NEW_LINE = { early: 0, lastPlace: 0, admitted: 0, firstAdmittedAt: null, allowedAt: null, movedAt: null };

/** The switch of the waiting room, and how it goes. */
export function staffWaitingRoom(database: Database, rooms: WaitingRooms) {
  const shown = async (now: number): Promise<WaitingRoom> => {
    const { room, passes, rate } = await rooms.look(now);
    const { kind, amount, opensAt, version, updatedAt, updatedBy, admitted } = room;
    const isOn = kind !== 'off';
    return {
      ...{ kind, amount, opensAt: toParkIso(opensAt), version, updatedAt: toParkIso(updatedAt), updatedBy },
      waiting: isOn ? waitingOf(room) : 0,
      admitted: isOn ? admitted : 0,
      passes: isOn ? passes : 0,
      perMinute: rate === null ? null : Math.round(rate * 600) / 10,
    };
  };
  return {
    getWaitingRoom: (_, { now }) => shown(now),

    async setWaitingRoom({ version, kind, amount, opensAt: wanted }, ctx) {
      const opensAt = wanted === null ? null : Date.parse(wanted);
      await database.transaction((tx) =>
        saveVersioned<RoomRow, Pick<RoomRow, 'kind' | 'amount' | 'opensAt'>>(tx, ctx, {
          version,
          contents: { kind, amount, opensAt },
          lock: () => lockRoom(tx),
          check: (before) => before && checkStart(before, { kind, opensAt }, ctx.now),
          write: (next, before) => {
            const isBegun = kind !== 'off' && before?.kind === 'off';
            // The park's own line stays in front of its day, however staff set it.
            const capacityDay = kind === 'off' || isBegun ? null : (before?.capacityDay ?? null);
            return updateRoom(tx, { ...next, capacityDay, ...(isBegun && { ...NEW_LINE, round: before.round + 1 }) });
          },
          errors: { missing: 'notFound', changed: 'waitingRoomChanged' },
          audit: {
            action: 'ticket.setWaitingRoom',
            subject: 'waitingRoom:1',
            details: () => ({ kind, amount, opensAt: toParkIso(opensAt) }),
          },
        }),
      );
      return shown(ctx.now);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** @throws AppError waitingRoomStarted, waitingRoomStartPast */
function checkStart(before: RoomRow, { kind, opensAt }: Pick<RoomRow, 'kind' | 'opensAt'>, now: number): void {
  if (kind === 'off' || (before.kind !== 'off' && before.opensAt === opensAt)) return;
  // Who is in line would lose the place.
  if (before.kind !== 'off' && hasOpened(before, now)) throw new AppError('waitingRoomStarted');
  if (opensAt !== null && opensAt <= now) throw new AppError('waitingRoomStartPast');
}
