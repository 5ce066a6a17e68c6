import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/stamp/calls';
import type { StampOutcome, schemas } from '@park/contract/stamp/schemas';
import type { Database } from '../../db/db';
import type { Handlers } from '../../http/mount';
import { exhibitIds, exhibitPlaces } from '../exhibit/exhibit.service';
import { signCodes } from './signCode';
import { insertStamps, listStamps, type StampRow } from './stamp.repo';
import { momentOf, proofOf } from './stamp.rules';

/** One stamp for each exhibit that a visitor was at. */
export function stamps({ db }: Database, authSecret: string) {
  const { codeOf, isOfSign } = signCodes(authSecret);
  return {
    getStamps: async (_, { visitorId }) =>
      (await listStamps(db, visitorId)).map(({ exhibitId, at, how }) => ({ exhibitId, at: toParkIso(at), how })),

    async collectStamps({ stamps }, { visitorId, now }) {
      const places = await exhibitPlaces(db, [...new Set(stamps.map(({ exhibitId }) => exhibitId))]);
      const had = new Set((await listStamps(db, visitorId)).map(({ exhibitId }) => exhibitId));
      const proven = new Map<string, StampRow>();
      const outcomes = stamps.map((one): StampOutcome => {
        const { exhibitId, check } = one;
        if (had.has(exhibitId) || proven.has(exhibitId)) return 'already';
        const at = places.get(exhibitId);
        if (at === undefined) return 'unknown';
        const how = proofOf(one, at, check !== undefined && isOfSign(exhibitId, check));
        if (how === 'tooFar' || how === 'notProven') return how;
        proven.set(exhibitId, { visitorId, exhibitId, at: momentOf(one.at, now), how });
        return 'collected';
      });
      const made = await insertStamps(db, [...proven.values()]);
      return stamps.map(({ exhibitId }, index) => {
        const outcome = outcomes[index] as StampOutcome;
        // Another phone was quicker.
        return { exhibitId, outcome: outcome === 'collected' && !made.has(exhibitId) ? 'already' : outcome };
      });
    },

    getSignCodes: async () => (await exhibitIds(db)).map((exhibitId) => ({ exhibitId, code: codeOf(exhibitId) })),
  } satisfies Handlers<typeof calls, typeof schemas>;
}
