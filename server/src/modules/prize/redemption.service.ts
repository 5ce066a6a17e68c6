import type { Rows } from '@park/contract/envelope';
import { addDays, parkClock, parkDay, parkMoment } from '@park/contract/parkTime';
import { plainPrizeCode } from '@park/contract/prize/limits';
import type { PrizeClaim } from '@park/contract/prize/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { type CursorPaging, listRows, mapRows } from '../../http/rows';
import { recordAudit } from '../admin/audit.service';
import type { PrizeViews } from './prize.views';
import * as repo from './win.repo';

/** Handing prizes out. */
export interface Redemption {
  /** @throws AppError prizeCodeUnknown */
  lookUp(code: string, staff: StaffCallContext): Promise<PrizeClaim>;
  /** Once, whichever counters ask. @throws AppError prizeCodeUnknown, prizeWrittenOff (when, by whom), prizeForfeited */
  writeOff(code: string, staff: StaffCallContext): Promise<PrizeClaim>;
  /** Of one day of the park, by default today, newest first. */
  writeOffs(input: { day?: string } & CursorPaging, staff: StaffCallContext): Promise<Rows<PrizeClaim>>;
}

export function createRedemption(database: Database, views: Pick<PrizeViews, 'claim'>): Redemption {
  const { db } = database;
  return {
    lookUp: async (typed, { lang, now }) => views.claim(await find(typed), lang, now),

    async writeOff(typed, { admin, lang, now, req }) {
      const claim = await find(typed);
      const done = await database.transaction(async (tx) => {
        if (!admin || !(await repo.redeem(tx, claim.code, admin, now))) return false;
        const details = { entry: claim.number, prize: claim.prize.id, round: claim.round.id };
        const subject = `entry:${claim.entryId}`;
        await recordAudit(tx, { admin, action: 'prize.writeOff', subject, details, requestId: req.id, now });
        return true;
      });
      const after = await find(typed);
      if (!done) throw errorOf(after, now);
      return views.claim(after, lang, now);
    },

    async writeOffs({ day, ...paging }, { lang, now }) {
      const from = day ?? parkDay(now);
      const span = { from: parkMoment(from, '00:00'), until: parkMoment(addDays(from, 1), '00:00') };
      const found = await listRows(
        db,
        repo.redemptionsQuery(span),
        (ids) => repo.listClaimsById(db, ids),
        ({ entryId }) => entryId,
        paging,
      );
      return mapRows(found, (claim) => views.claim(claim, lang, now));
    },
  };

  async function find(typed: string): Promise<repo.ClaimRow> {
    const code = plainPrizeCode(typed);
    const claim = code === null ? undefined : await repo.findClaim(db, code);
    if (!claim) throw new AppError('prizeCodeUnknown');
    return claim;
  }
}

function errorOf({ writtenOffAt, writtenOffName, round }: repo.ClaimRow, now: number): AppError {
  if (writtenOffAt === null) return new AppError('prizeForfeited', { when: inWords(round.claimUntil, now) });
  return new AppError('prizeWrittenOff', { when: inWords(writtenOffAt, now), who: writtenOffName ?? '' });
}

/** Today the time alone, else the day too. */
function inWords(moment: number, now: number): string {
  return `${parkDay(moment) === parkDay(now) ? '' : `${parkDay(moment)} `}${parkClock(moment)}`;
}
