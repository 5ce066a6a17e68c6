import type { ClosureEffect } from '@park/contract/ticket/closure/schemas';
import type { AdminOrderSummary } from '@park/contract/ticket/order/schemas';
import type { AdminProduct, AdminStock } from '@park/contract/ticket/product/schemas';
import type { Database } from '../../db/db';
import { type KeysetBatches, keysetBatches, mapBatches, singleBatch } from '../../db/keyset';
import type { StaffCallContext } from '../../http/callContext';
import { sortField } from '../../http/violation';
import { pickText } from '../../i18n/lang';
import { CLOSURES, listClosuresById } from './closure/closure.repo';
import { toEffect } from './closure/closure.service';
import { listOrdersById, ordersQuery, type StaffOrdersQuery } from './order/orderStaff.repo';
import { toStaffOrder } from './order/orderStaff.service';
import { listProducts } from './product/productStaff.repo';
import type { ProductStaff } from './product/productStaff.service';

type OrdersIn = Pick<StaffOrdersQuery, 'day' | 'status' | 'keyword'> & { field?: string; order?: 'asc' | 'desc' };

/** Lists of tickets, whole. */
export interface TicketExports {
  /** @throws AppError fieldNotSortable */
  orders(input: OrdersIn, staff: StaffCallContext): Promise<KeysetBatches<AdminOrderSummary>>;
  closures(): Promise<KeysetBatches<ClosureEffect>>;
  /** `shown`: the name in the reader's language. */
  products(input: object, staff: StaffCallContext): Promise<KeysetBatches<AdminProduct & { shown: string }>>;
  /** At most 62 days, as the list. */
  stock(
    input: { ticketId?: string; from: string; to: string },
    staff: StaffCallContext,
  ): Promise<KeysetBatches<AdminStock & { name: string }>>;
}

export function createTicketExports({ db }: Database, products: Pick<ProductStaff, 'stock' | 'products'>): TicketExports {
  return {
    async products(_, { lang }) {
      const all = await products.products();
      return singleBatch(all.map((product) => ({ ...product, shown: pickText(product.name, lang) })));
    },

    async orders({ field, order = 'desc', ...input }, { lang, now }) {
      const query = { ...input, order, field: sortField(field, ['createdAt', 'day']) ?? 'createdAt' };
      const found = await keysetBatches(
        db,
        ordersQuery(query, now),
        (ids) => listOrdersById(db, ids),
        ({ order: { id } }) => id,
      );
      return mapBatches(found, (item) => toStaffOrder(item, lang, now));
    },

    async closures() {
      const found = await keysetBatches(
        db,
        CLOSURES,
        (ids) => listClosuresById(db, ids),
        ({ id }) => id,
      );
      return mapBatches(found, toEffect);
    },

    async stock(input, { lang }) {
      const names = new Map((await listProducts(db)).map(({ id, name }) => [id, pickText(name, lang)]));
      const rows = await products.stock(input);
      return singleBatch(rows.map((row) => ({ ...row, name: names.get(row.ticketId) ?? '' })));
    },
  };
}
