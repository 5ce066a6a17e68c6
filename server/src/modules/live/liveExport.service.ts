import type { AdminRegistration, AdminReservation } from '@park/contract/live/adminSchemas';
import type { AnchorStatus, ReservationStatus } from '@park/contract/live/limits';
import type { Database } from '../../db/db';
import { mapped, type Walked, walked } from '../../db/walk';
import type { StaffAsker } from '../../http/asker';
import { sortField } from '../../http/refuse';
import * as anchors from './anchor.repo';
import { toAdminRegistration, toAdminReservation } from './live.views';
import * as reservations from './reservation.repo';

interface Sorted {
  field?: string;
  order?: 'asc' | 'desc';
}

/** Lists of live, whole. @throws AppError fieldNotSortable */
export interface LiveExports {
  registrations(input: Sorted & { status?: AnchorStatus }, staff: StaffAsker): Promise<Walked<AdminRegistration>>;
  reservations(
    input: Sorted & { day?: string; pointId?: string; status?: ReservationStatus },
    staff: StaffAsker,
  ): Promise<Walked<AdminReservation>>;
}

export function createLiveExports({ db }: Database): LiveExports {
  return {
    async registrations({ field, order = 'desc', status }, { lang }) {
      sortField(field, ['createdAt']);
      const found = await walked(
        db,
        anchors.registrationsWalk({ status, order }),
        (ids) => anchors.listRegistrationsById(db, ids),
        ({ registration }) => registration.id,
      );
      return mapped(found, (row) => toAdminRegistration(row, lang));
    },

    async reservations({ field, order = 'desc', ...filter }, { lang, now }) {
      const query = { ...filter, order, field: sortField(field, ['start', 'createdAt']) ?? 'start' };
      const found = await walked(
        db,
        reservations.reservationsWalk(query, now),
        (ids) => reservations.listReservationsById(db, ids),
        ({ id }) => id,
      );
      return mapped(found, (row) => toAdminReservation(row, lang, now));
    },
  };
}
