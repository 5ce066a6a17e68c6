import { addDays, parkDay, parkMoment, toParkIso } from '@park/contract/parkTime';
import { plainPrizeCode } from '@park/contract/prize/limits';
import type * as calls from '@park/contract/prize/redemption/calls';
import type { PrizeClaim, schemas } from '@park/contract/prize/redemption/schemas';
import type { Database } from '../../../db/db';
import { keysetViews } from '../../../db/keyset';
import { AppError } from '../../../http/appError';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { type Lang, pickText } from '../../../i18n/lang';
import { clockOrDay } from '../../../i18n/parkWords';
import { maskName, maskPhone } from '../../../masks';
import { audit } from '../../staff/audit.service';
import type { Entrants } from '../entry/entrant';
import * as repo from './win.repo';

/** Handing prizes out. */
export function staffRedemptions(database: Database, entrants: Pick<Entrants, 'decrypt'>) {
  const { db } = database;
  const queryOf = (day: string | undefined, now: number) => repo.redemptionsQuery(spanOf(day, now));

  return {
    lookUpPrize: async ({ code }, { lang, now }) => toClaim(await find(code), lang, now),

    async redeemPrize({ code }, ctx) {
      const { admin, lang, now } = ctx;
      const claim = await find(code);
      // Once, whoever of the staff asks.
      const done = await database.transaction(async (tx) => {
        if (!(await repo.redeem(tx, claim.code, admin, now))) return false;
        const details = { entry: claim.number, prize: claim.prize.id, round: claim.round.id };
        await audit(tx, ctx, 'prize.writeOff', `entry:${claim.entryId}`, details);
        return true;
      });
      const after = await find(code);
      if (!done) throw errorOf(after, now);
      return toClaim(after, lang, now);
    },

    getRedemptions: ({ day, ...paging }, { lang, now }) =>
      listMapped(db, queryOf(day, now), paging, (claim) => toClaim(claim, lang, now)),

    exportRedemptions: exporting(
      ({ day }, { lang, now }) => keysetViews(db, queryOf(day, now), (row) => toClaim(row, lang, now)),
      'writtenOffAt writtenOffBy round prize drawNumber name phone code',
      { round: ({ round }) => round.name, prize: ({ prize }) => prize.name, drawNumber: ({ number }) => number },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;

  /** @throws AppError prizeCodeUnknown */
  async function find(typed: string): Promise<repo.ClaimRow> {
    const code = plainPrizeCode(typed);
    const claim = code === null ? undefined : await repo.findClaim(db, code);
    if (!claim) throw new AppError('prizeCodeUnknown');
    return claim;
  }

  function toClaim({ round, prize, ...row }: repo.ClaimRow, lang: Lang, now: number): PrizeClaim {
    const { name, phone } = entrants.decrypt(row);
    return {
      code: row.code,
      state: row.writtenOffAt !== null ? 'writtenOff' : now < round.claimUntil ? 'won' : 'forfeited',
      round: { id: round.id, name: pickText(round.name, lang), claimUntil: toParkIso(round.claimUntil) },
      prize: { id: prize.id, name: pickText(prize.name, lang), text: pickText(prize.text, lang), motif: prize.motif },
      name: maskName(name),
      phone: maskPhone(phone),
      number: row.number,
      writtenOffAt: toParkIso(row.writtenOffAt),
      writtenOffBy: row.writtenOffName,
    };
  }
}

/** A day of the park, by default today. */
function spanOf(day: string | undefined, now: number) {
  const from = day ?? parkDay(now);
  return { from: parkMoment(from, '00:00'), until: parkMoment(addDays(from, 1), '00:00') };
}

function errorOf({ writtenOffAt, writtenOffName, round }: repo.ClaimRow, now: number): AppError {
  if (writtenOffAt === null) return new AppError('prizeForfeited', { when: clockOrDay(round.claimUntil, now) });
  return new AppError('prizeWrittenOff', { when: clockOrDay(writtenOffAt, now), who: writtenOffName ?? '' });
}
