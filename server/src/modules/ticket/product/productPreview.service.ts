import { parkMoment } from '@park/contract/parkTime';
import type { Db } from '../../../db/db';
import { required } from '../../../http/appError';
import { findPreview } from '../../preview/preview.service';
import type { SlotDay } from '../slot.rules';
import type { SlotRow } from '../ticket.tables';
import type { DaySlot, StockedProduct } from './product.repo';

/** What an editor holds of a product; `savedId`: of the saved one, whose days it shows. */
export type ProductPreview = Omit<StockedProduct, 'id' | 'version' | 'updatedAt' | 'updatedBy'> & { savedId: string | null };

/** @throws AppError ticketNotFound when there is none of this id, or its hour is over */
export async function readPreview(db: Db, id: string, now: number): Promise<ProductPreview> {
  const preview = await findPreview<ProductPreview>(db, { id, kind: 'product', now });
  return required(preview, 'ticketNotFound');
}

/** What is left of days that nobody can buy yet: those of the saved product, else what each would begin with. */
export function previewStock(
  { stock, savedId }: ProductPreview,
  { on, slots, saved }: { on: readonly SlotDay[]; slots: readonly SlotRow[]; saved: readonly DaySlot[] },
): DaySlot[] {
  return on.flatMap(({ day, slotId }) => {
    const slot = slots.find(({ id }) => id === slotId);
    const places = stock[slotId];
    if (!slot || places === undefined) return [];
    const known = saved.find((one) => one.day === day && one.slotId === slotId);
    if (known) return known;
    const { startClock, endClock } = slot;
    return {
      ...{ productId: savedId ?? '', day, slotId, stock: places, taken: 0, dayLeft: null },
      ...{ startAt: parkMoment(day, startClock), endAt: parkMoment(day, endClock) },
      ...{ closed: false, closedReason: null, inBallot: false },
    };
  });
}
