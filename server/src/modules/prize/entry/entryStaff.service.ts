import type * as calls from '@park/contract/prize/entry/calls';
import type { schemas } from '@park/contract/prize/entry/schemas';
import type { z } from 'zod';
import type { Database } from '../../../db/db';
import { keysetViews } from '../../../db/keyset';
import { AppError } from '../../../http/appError';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { sortField } from '../../../http/violation';
import type { Progress } from '../round/progress.service';
import { hasRound } from '../round/round.repo';
import * as repo from './entry.repo';
import type { EntryViews } from './entry.view';

type Filter = Pick<z.output<typeof schemas.getEntries.in>, 'roundId' | 'winners' | 'field' | 'order'>;

/** Who is in a round, masked, and who has won. */
export function staffEntries(
  { db }: Database,
  { progress, views }: { progress: Pick<Progress, 'settle'>; views: Pick<EntryViews, 'toAdminEntry'> },
) {
  const queryOf = async ({ field, ...query }: Filter) => {
    sortField(field, ['enteredAt']);
    if (!(await hasRound(db, query.roundId))) throw new AppError('roundNotFound');
    return repo.entriesQuery(query);
  };

  return {
    async getEntries(input, { lang, now }) {
      await progress.settle(now);
      return listMapped(db, await queryOf(input), input, (entry) => views.toAdminEntry(entry, lang));
    },

    exportEntries: exporting(
      async (input, { lang }) =>
        keysetViews(db, await queryOf(input), (row) => ({
          ...views.toAdminEntry(row, lang),
          writtenOffBy: row.win?.writtenOffName ?? null,
        })),
      'drawNumber name phone enteredAt drawnAs prize writtenOffAt writtenOffBy',
      { drawNumber: ({ number }) => number, drawnAs: ({ place }) => place },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
