import type { Page } from '@park/contract/envelope';
import type { Walked } from '../db/walk';

/** The contract's page around `items`; `total` counts all that match, not only these. */
export function toPage<T>(items: T[], total: number, { page, pageSize }: { page: number; pageSize: number }): Page<T> {
  const totalPages = Math.ceil(total / pageSize);
  return { page, pageSize, total, totalPages, items, hasPrevPage: page > 1, hasNextPage: page < totalPages };
}

const PAGE_SIZE = 100;

/** A short list read to its end page by page, as the console reads it; a long one is walked by its keys (`db/walk`). */
export async function walkedPages<Row>(
  read: (paging: { page: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Walked<Row>> {
  const first = await read({ page: 1, pageSize: PAGE_SIZE });
  async function* batches() {
    let page = first;
    yield page.items;
    while (page.hasNextPage) {
      page = await read({ page: page.page + 1, pageSize: PAGE_SIZE });
      yield page.items;
    }
  }
  return { total: first.total, batches: batches() };
}
