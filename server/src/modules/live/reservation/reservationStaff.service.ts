import type * as calls from '@park/contract/live/reservation/calls';
import type { schemas } from '@park/contract/live/reservation/schemas';
import * as words from '@park/contract/texts/live';
import type { z } from 'zod';
import type { Database } from '../../../db/db';
import { keysetViews } from '../../../db/keyset';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { sortField } from '../../../http/violation';
import { toAdminReservation } from '../live.view';
import * as repo from './reservation.repo';

type Filter = Pick<z.output<typeof schemas.getReservations.in>, 'day' | 'pointId' | 'status' | 'field' | 'order'>;

function queryOf({ day, pointId, status, field, order = 'desc' }: Filter, now: number) {
  const by = sortField(field, ['start', 'createdAt'] as const) ?? 'start';
  return repo.reservationsQuery({ day, pointId, status, order, field: by }, now);
}

/** Everyone's reservations. */
export function staffReservations({ db }: Database) {
  return {
    getReservations: (input, { lang, now }) =>
      listMapped(db, queryOf(input, now), input, (row) => toAdminReservation(row, lang, now)),

    exportReservations: exporting(
      (input, { lang, now }) => keysetViews(db, queryOf(input, now), (row) => toAdminReservation(row, lang, now)),
      'number status day start end point name platform room reason createdAt',
      {
        status: ({ status }) => words.reservation[status],
        point: ({ point }) => point.name,
        name: ({ anchorName }) => anchorName,
        platform: ({ platform }) => platform.name,
        room: ({ roomUrl }) => roomUrl,
      },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
