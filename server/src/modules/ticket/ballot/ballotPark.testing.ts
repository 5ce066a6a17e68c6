import { createHash } from 'node:crypto';
import type { Envelope } from '@park/contract/envelope';
import { toParkIso } from '@park/contract/parkTime';
import { enterBallot, getBallot, getBallotList, openBallot } from '@park/contract/ticket/ballot/calls';
import type { AdminBallot, BallotEntry, OpenBallotIn } from '@park/contract/ticket/ballot/schemas';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { newId } from '../../../db/newId';
import type { TestAppOptions } from '../../../testing/testApp';
import type { DatabaseKind } from '../../../testing/testDatabase';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { ADULT, type Guest, MORNING, NOON, ok, person, TOMORROW } from '../salePark.testing';

export const HOUR = 3_600_000;

interface Wish {
  quantity?: number;
  wishes?: number[];
  /** Numbers of persons, saved first. */
  people?: number[];
}

/** A park with a ballot for tomorrow's morning (1) and noon (2). */
export interface BallotPark extends OrderChangesPark {
  owner(): Promise<string>;
  /** Sign-up from now for two hours, the draw an hour later, an hour to order. */
  open(change?: Partial<OpenBallotIn>): Promise<AdminBallot>;
  tryOpen(change?: Partial<OpenBallotIn>): Promise<Envelope<AdminBallot>>;
  enter(guest: Guest, ballotId: string, wish?: Wish): Promise<Envelope<BallotEntry>>;
  /** The clock is then at the closing, or the draw, and somebody has looked. */
  closeSignUp(ballotId: string): Promise<void>;
  draw(ballotId: string): Promise<void>;
  /** All that is published, as a stranger gets it. */
  published(ballotId: string): Promise<{ ballot: Awaited<ReturnType<typeof readBallot>>; list: string; outcome: string }>;
  /** The state of what a guest has in the waiting list, newest first: `offered 2`. */
  lines(guest: Guest): Promise<string[]>;
}

const readBallot = async (park: OrderChangesPark, id: string) => ok(await park.call(getBallot, { id }));

export async function startBallotPark(kind?: DatabaseKind, config?: TestAppOptions['config']): Promise<BallotPark> {
  const park = await startOrderChangesPark(kind, config);
  const owner = () => park.signInAdmin();
  const tryOpen: BallotPark['tryOpen'] = async (change) => {
    const at = (hours: number) => toParkIso(park.now() + hours * HOUR);
    const times = { openAt: at(0), closeAt: at(2), drawAt: at(3), payWithin: 60 };
    const slots = [MORNING, NOON].map((slotId) => ({ day: TOMORROW, slotId }));
    return park.call(openBallot, { id: newId(), ticketId: ADULT, slots, ...times, ...change }, await owner());
  };
  const look = (id: string) => readBallot(park, id);
  return {
    ...park,
    owner,
    tryOpen,
    open: async (change) => ok(await tryOpen(change)),
    async enter({ token }, id, { quantity = 1, wishes = [1], people = [] } = {}) {
      const savedVisitorIds: string[] = [];
      for (const one of people) savedVisitorIds.push(ok(await park.call(saveVisitor, person(one), token)).id);
      return park.call(enterBallot, { id, quantity, wishes, savedVisitorIds }, token);
    },
    async closeSignUp(id) {
      park.at(Date.parse((await look(id)).closeAt));
      await look(id);
    },
    async draw(id) {
      park.at(Date.parse((await look(id)).drawAt));
      await look(id);
    },
    async published(id) {
      const { list, outcome } = ok(await park.call(getBallotList, { id }));
      return { ballot: await look(id), list, outcome: outcome ?? '' };
    },
    lines: ({ visitorId }) =>
      park
        .sql<{ line: string }>(
          `select status || ' ' || quantity as line from ticket_waiting where visitor_id = $1 order by created_at desc, sequence desc`,
          [visitorId],
        )
        .then((found) => found.map(({ line }) => line)),
  };
}

/** The outcome by the rule as docs/draw.md tells it, written anew: `NUMBER SLOT`, a line an entry. */
export function recount(seedHex: string, list: string, closed: readonly boolean[]): string {
  const sha = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
  const [head = '', ...order] = list.split('\n');
  const left = head.split(',').map((places, index) => (closed[index] ? 0 : Number(places)));
  const [seed, digest] = [Buffer.from(seedHex, 'hex'), sha(Buffer.from(list))];
  for (let k = 0; k < order.length; k++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(k);
    const other = k + (sha(seed, digest, counter).readUIntBE(0, 6) % (order.length - k));
    [order[k], order[other]] = [order[other] ?? '', order[k] ?? ''];
  }
  return order
    .map((line) => {
      const [number, tickets, wishes = ''] = line.split(' ');
      for (const wish of wishes.split(',').map(Number)) {
        if ((left[wish - 1] ?? 0) < Number(tickets)) continue;
        left[wish - 1] = (left[wish - 1] ?? 0) - Number(tickets);
        return `${number} ${wish}`;
      }
      return `${number} 0`;
    })
    .join('\n');
}
