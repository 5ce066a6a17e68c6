import type { Page } from '@park/contract/envelope';
import type { Paged, Paging } from '../db/page';

/** The contract's page of rows, each as `view` shows it. */
export function toPage<Row, View>({ items, total }: Paged<Row>, paging: Paging, view: (row: Row) => View): Page<View> {
  const { page, pageSize } = paging;
  const totalPages = Math.ceil(total / pageSize);
  const hasNextPage = page < totalPages;
  return { page, pageSize, total, totalPages, items: items.map((row) => view(row)), hasPrevPage: page > 1, hasNextPage };
}
