import type { AdminRegistration, AdminReservation } from '@park/contract/live/adminSchemas';
import type { AnchorStatus, ReservationStatus } from '@park/contract/live/limits';
import type { Database } from '../../db/db';
import { type KeysetBatches, keysetBatches, mapBatches } from '../../db/keyset';
import type { StaffCallContext } from '../../http/callContext';
import { sortField } from '../../http/violation';
import * as anchors from './anchor.repo';
import { toAdminRegistration, toAdminReservation } from './live.views';
import * as reservations from './reservation.repo';

interface Sorted {
  field?: string;
  order?: 'asc' | 'desc';
}

/** Lists of live, whole. @throws AppError fieldNotSortable */
export interface LiveExports {
  registrations(input: Sorted & { status?: AnchorStatus }, staff: StaffCallContext): Promise<KeysetBatches<AdminRegistration>>;
  reservations(
    input: Sorted & { day?: string; pointId?: string; status?: ReservationStatus },
    staff: StaffCallContext,
  ): Promise<KeysetBatches<AdminReservation>>;
}

export function createLiveExports({ db }: Database): LiveExports {
  return {
    async registrations({ field, order = 'desc', status }, { lang }) {
      sortField(field, ['createdAt']);
      const found = await keysetBatches(
        db,
        anchors.registrationsQuery({ status, order }),
        (ids) => anchors.listRegistrationsById(db, ids),
        ({ registration }) => registration.id,
      );
      return mapBatches(found, (row) => toAdminRegistration(row, lang));
    },

    async reservations({ field, order = 'desc', ...filter }, { lang, now }) {
      const query = { ...filter, order, field: sortField(field, ['start', 'createdAt']) ?? 'start' };
      const found = await keysetBatches(
        db,
        reservations.reservationsQuery(query, now),
        (ids) => reservations.listReservationsById(db, ids),
        ({ id }) => id,
      );
      return mapBatches(found, (row) => toAdminReservation(row, lang, now));
    },
  };
}
