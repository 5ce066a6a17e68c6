import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/windowSale/calls';
import type { schemas, WindowShift } from '@park/contract/ticket/windowSale/schemas';
import type { Database, Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { sortField } from '../../../http/violation';
import { audit } from '../../staff/audit.service';
import * as repo from './shift.repo';
import { findOpen } from './windowSale.repo';

/** Whoever is at the window: shifts are theirs. @throws AppError signInRequired */
export function cashierOf({ admin }: StaffCallContext): { id: string; userName: string } {
  return required(admin, 'signInRequired');
}

/** Their own shift, which stays open until the transaction ends. @throws AppError shiftNotOpen */
export async function holdShift(
  tx: Db,
  id: string,
  staff: StaffCallContext,
  how?: 'share' | 'no key update',
): Promise<repo.ShiftRow> {
  const shift = await repo.lockShift(tx, { id, adminId: cashierOf(staff).id }, how);
  if (!shift || shift.closedAt !== null) throw new AppError('shiftNotOpen');
  return shift;
}

export function createShifts(database: Database) {
  return {
    openShift: ({ name, float }, staff) =>
      database.transaction(async (tx) => {
        const { id: adminId, userName: cashier } = cashierOf(staff);
        const id = newId();
        const isNew = await repo.insertShift(tx, { id, name, adminId, cashier, openedAt: staff.now, float });
        if (isNew) await audit(tx, staff, 'ticket.openShift', `shift:${id}`, { name, float });
        return toShift(required(await repo.findOpenShift(tx, adminId), 'shiftNotOpen'));
      }),

    closeShift: ({ id, counted, note }, staff) =>
      database.transaction(async (tx) => {
        const { id: adminId } = cashierOf(staff);
        // An owner counts the drawer of somebody who went home.
        const shift = await repo.lockShift(
          tx,
          { id, adminId: staff.admin.permissions.includes('reports.read') ? null : adminId },
          'no key update',
        );
        if (!shift) throw new AppError('shiftNotFound');
        if (shift.closedAt === null) {
          if (await findOpen(tx, id, staff.now)) throw new AppError('shiftHasOpenSale');
          await repo.setClosed(tx, id, counted, note, staff.now);
          const difference = counted - expectedOf(shift);
          await audit(tx, staff, 'ticket.closeShift', `shift:${id}`, { name: shift.name, counted, difference });
        }
        return toShift(required(await repo.findShift(tx, id), 'shiftNotFound'));
      }),

    async getShifts(input) {
      sortField(input.field, ['openedAt']);
      return listMapped(database.db, repo.shiftsQuery(input), input, toShift);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

const expectedOf = ({ float, cashIn, cashOut }: Pick<repo.ShiftRow, 'float' | 'cashIn' | 'cashOut'>) =>
  float + cashIn - cashOut;

export function toShift({ adminId: _, openedAt, closedAt, ...shift }: repo.ShiftRow): WindowShift {
  const expected = expectedOf(shift);
  return {
    ...shift,
    openedAt: toParkIso(openedAt),
    closedAt: toParkIso(closedAt),
    expected,
    difference: shift.counted === null ? null : shift.counted - expected,
  };
}
