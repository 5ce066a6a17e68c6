import { createHmac, timingSafeEqual } from 'node:crypto';
import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/stamp/calls';
import type { StampOutcome, schemas } from '@park/contract/stamp/schemas';
import { type Database, type Db, lockVisitor } from '../../db/db';
import type { Handlers } from '../../http/mount';
import { deriveKey } from '../../namedKeys';
import { exhibitIds, exhibitPlaces } from '../exhibit/exhibit.service';
import { awardPoints } from '../points/points.service';
import { walksThrough } from '../walk/walk.service';
import { insertStamps, listStamps, type StampRow } from './stamp.repo';
import { isReachable, momentOf, proofOf, type Stay } from './stamp.rules';

/** Characters: 48 bits, far more than all guesses that the limits allow. */
const CODE_LENGTH = 8;

/** The codes of signs. @param authSecret their key follows from it: under another secret printed codes open exhibits, and prove nothing */
function signCodes(authSecret: string) {
  const key = deriveKey(authSecret, 'park exhibit sign 1');
  const checkOf = (exhibitId: string) => createHmac('sha256', key).update(exhibitId).digest('base64url').slice(0, CODE_LENGTH);
  return {
    /** `12.a1B2c3D4` */
    codeOf: (exhibitId: string) => `${exhibitId}.${checkOf(exhibitId)}`,
    isOfSign(exhibitId: string, check: string): boolean {
      const given = Buffer.from(check);
      const right = Buffer.from(checkOf(exhibitId));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** What gives the code of an exhibit's sign. */
export const signCodeOf = (authSecret: string) => signCodes(authSecret).codeOf;

/** One stamp for each exhibit that a visitor was at. */
export function stamps({ db, transaction }: Database, authSecret: string) {
  const { codeOf, isOfSign } = signCodes(authSecret);
  return {
    getStamps: async (_, { visitorId }) =>
      (await listStamps(db, visitorId)).map(({ exhibitId, at, how }) => ({ exhibitId, at: toParkIso(at), how })),

    async collectStamps({ stamps }, { visitorId, now, rules }) {
      const points = (await rules()).points.walk;
      const earlier = await listStamps(db, visitorId);
      const places = await exhibitPlaces(db, [...new Set([...stamps, ...earlier].map(({ exhibitId }) => exhibitId))]);
      const had = new Set(earlier.map(({ exhibitId }) => exhibitId));
      const staysOf = (exhibitId: string, at: number): Stay[] => {
        const place = places.get(exhibitId);
        return place ? [{ place, at }] : [];
      };
      const before = earlier.flatMap(({ exhibitId, at }) => staysOf(exhibitId, at));
      // Of one call by the phone's own clock, which may be wrong.
      const meanwhile: Stay[] = [];
      const proven = new Map<string, StampRow>();
      const outcomes = stamps.map((one): StampOutcome => {
        const { exhibitId, check } = one;
        if (had.has(exhibitId) || proven.has(exhibitId)) return 'already';
        const at = places.get(exhibitId);
        if (at === undefined) return 'unknown';
        const how = proofOf(one, at, check !== undefined && isOfSign(exhibitId, check));
        if (how === 'tooFar' || how === 'notProven') return how;
        const moment = momentOf(one.at, now);
        const [here] = staysOf(exhibitId, moment);
        const [reported] = staysOf(exhibitId, Date.parse(one.at));
        const isWalked = (stay: Stay | undefined, others: Stay[]) => !stay || others.every((was) => isReachable(stay, was));
        if (how === 'position' && !(isWalked(here, before) && isWalked(reported, meanwhile))) return 'notProven';
        if (reported) meanwhile.push(reported);
        proven.set(exhibitId, { visitorId, exhibitId, at: moment, how });
        return 'collected';
      });
      const made = await transaction(async (tx) => {
        // Of two phones that bring the last stamps of a walk at once, the later sees both.
        await lockVisitor(tx, visitorId);
        const made = await insertStamps(tx, [...proven.values()]);
        if (made.size > 0) await rewardWalks(tx, visitorId, points, now);
        return made;
      });
      return stamps.map(({ exhibitId }, index) => {
        const outcome = outcomes[index] as StampOutcome;
        // Another phone was quicker.
        return { exhibitId, outcome: outcome === 'collected' && !made.has(exhibitId) ? 'already' : outcome };
      });
    },

    getSignCodes: async () => (await exhibitIds(db)).map((exhibitId) => ({ exhibitId, code: codeOf(exhibitId) })),
  } satisfies Handlers<typeof calls, typeof schemas>;
}

async function rewardWalks(tx: Db, visitorId: string, points: number, now: number): Promise<void> {
  const stamped = new Set((await listStamps(tx, visitorId)).map(({ exhibitId }) => exhibitId));
  for (const { id, name } of await walksThrough(tx, stamped))
    await awardPoints(tx, { visitorId, source: 'walk', subject: id, points, params: { name }, now });
}
