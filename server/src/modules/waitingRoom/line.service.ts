import { randomBytes } from 'node:crypto';
import type { Database, Db } from '../../db/db';
import { waitingRoomAdmitted } from '../../metrics';
import { notifyAll } from '../message/message.service';
import { audit } from '../staff/audit.service';
import * as repo from './waitingRoom.repo';
import { hasOpened, PASS_MS, roomFor } from './waitingRoom.rules';

/** So long the line stands still for what somebody holds; then it is tried again. */
const LOCK_TIMEOUT_MS = 1_000;
/** The line moves once in so long, on whichever node. A clock that is behind another node's by more moves it all the same. */
const MOVES_EVERY_MS = 900;

/** What became of those who joined together. Null: there is no waiting room now. */
export type Joined = { round: number; places: Map<string, number | null>; letIn: number } | null;

/**
 * Places for those who have none, in one transaction, in the order they came. Where nobody waits and there is room they are let in by it.
 * @param wishes one a visitor
 */
export function joinLine({ transaction }: Database, wishes: repo.Wish[], now: number): Promise<Joined> {
  return transaction(async (tx) => {
    const room = await drawWhenDue(tx, await repo.lockRoom(tx), now);
    if (room.kind === 'off') return null;
    const { round } = room;
    const { places, given } = await repo.givePlaces(tx, room, wishes, !hasOpened(room, now), now);
    const isFree = given > 0 && room.lastPlace === room.admitted;
    const letIn = isFree ? (await letInNext(tx, { ...room, lastPlace: room.lastPlace + given }, now)).length : 0;
    return { round, places, letIn };
  });
}

/** Lets in as many as there is room for, and tells them, unless another node did a moment ago. @returns how many */
export async function moveLine({ transaction }: Database, now: number): Promise<number> {
  const letIn = await transaction(async (tx) => {
    const room = await drawWhenDue(tx, await repo.lockRoom(tx), now);
    if (!isDue(room, now)) return [];
    const admitted = await letInNext(tx, room, now);
    await notifyAll(tx, admitted.flatMap(turnOf(now + PASS_MS)), now);
    return admitted;
  }, LOCK_TIMEOUT_MS);
  waitingRoomAdmitted.inc(letIn.length);
  return letIn.length;
}

/** Whether there may be something to do that no other node has just done. */
export function isDue(room: repo.RoomRow, now: number): boolean {
  const { kind, early, lastPlace, admitted, movedAt } = room;
  if (kind === 'off' || !hasOpened(room, now) || (early === 0 && lastPlace === admitted)) return false;
  return movedAt === null || Math.abs(now - movedAt) >= MOVES_EVERY_MS;
}

/** Who came before the start gets a place by lot, however early: once, by whoever is first to hold the room after it. */
async function drawWhenDue(tx: Db, room: repo.RoomRow, now: number): Promise<repo.RoomRow> {
  if (room.kind === 'off' || room.early === 0 || !hasOpened(room, now)) return room;
  const seed = randomBytes(32).toString('hex');
  const drawn = await repo.drawPlaces(tx, room.round, seed);
  // Whoever doubts the places can draw them again.
  await audit(tx, { admin: null, now }, 'ticket.drawPlaces', `waitingRoom:${room.round}`, { drawn, seed });
  return (await repo.updateRoom(tx, { early: 0, lastPlace: drawn })) ?? room;
}

async function letInNext(tx: Db, room: repo.RoomRow, now: number): Promise<repo.Admitted[]> {
  const inUse = room.kind === 'atOnce' ? await repo.countPasses(tx, room.round, now) : 0;
  const { room: free, allowedAfter } = roomFor(room, inUse, now);
  const next = free > 0 ? await repo.admit(tx, room, free, now) : [];
  const changes = next.length > 0 && {
    admitted: Math.max(...next.map(({ place }) => place)),
    firstAdmittedAt: room.firstAdmittedAt ?? now,
    allowedAt: allowedAfter(next.length),
  };
  await repo.updateRoom(tx, { movedAt: now, ...changes });
  return next;
}

const turnOf =
  (until: number) =>
  ({ visitorId, productId, day, slotId, ticket }: repo.Admitted) =>
    ticket === null
      ? []
      : [
          {
            visitorId,
            kind: 'ticketTurn' as const,
            params: { ticket, until, place: { productId, day, slotId } },
            subject: null,
          },
        ];
