import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { AdminEntry, AdminRound } from '@park/contract/prize/adminSchemas';
import type { PrizeClaim } from '@park/contract/prize/schemas';
import type { Database } from '../../db/db';
import { type KeysetBatches, keysetBatches, mapBatches } from '../../db/keyset';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { sortField } from '../../http/violation';
import { pickText } from '../../i18n/lang';
import { entriesQuery, listEntriesById } from './entry.repo';
import type { PrizeViews } from './prize.views';
import { hasRound } from './round.repo';
import type { RoundStaff } from './roundStaff.service';
import { listClaimsById, redemptionsQuery } from './win.repo';

/** Lists of the draw, whole; names and phones are masked. */
export interface PrizeExports {
  /** @throws AppError roundNotFound, fieldNotSortable */
  entries(
    input: { roundId: string; winners?: boolean; field?: string; order?: 'asc' | 'desc' },
    staff: StaffCallContext,
  ): Promise<KeysetBatches<AdminEntry & { writtenOffBy: string | null }>>;
  /** `shown`: the name in the reader's language. */
  rounds(input: object, staff: StaffCallContext): Promise<KeysetBatches<AdminRound & { shown: string }>>;
  writeOffs(input: { day?: string }, staff: StaffCallContext): Promise<KeysetBatches<PrizeClaim>>;
}

export function createPrizeExports(
  { db }: Database,
  views: Pick<PrizeViews, 'adminEntry' | 'claim'>,
  rounds: Pick<RoundStaff, 'export'>,
): PrizeExports {
  return {
    async rounds(_, staff) {
      return mapBatches(await rounds.export({}, staff), (round) => ({ ...round, shown: pickText(round.name, staff.lang) }));
    },

    async entries({ roundId, winners = false, field, order = 'desc' }, { lang }) {
      sortField(field, ['enteredAt']);
      if (!(await hasRound(db, roundId))) throw new AppError('roundNotFound');
      const found = await keysetBatches(
        db,
        entriesQuery({ roundId, winners, order }),
        (ids) => listEntriesById(db, ids),
        ({ entry }) => entry.id,
      );
      return mapBatches(found, (row) => ({
        ...views.adminEntry(row, lang),
        writtenOffBy: row.win?.writtenOffName ?? null,
      }));
    },

    async writeOffs({ day }, { lang, now }) {
      const from = day ?? parkDay(now);
      const span = { from: parkMoment(from, '00:00'), until: parkMoment(addDays(from, 1), '00:00') };
      const found = await keysetBatches(
        db,
        redemptionsQuery(span),
        (ids) => listClaimsById(db, ids),
        ({ entryId }) => entryId,
      );
      return mapBatches(found, (row) => views.claim(row, lang, now));
    },
  };
}
