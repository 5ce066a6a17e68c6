import type { Page } from '@park/contract/envelope';

/** The contract's page around `items`; `total` counts all that match, not only these. */
export function toPage<T>(items: T[], total: number, { page, pageSize }: { page: number; pageSize: number }): Page<T> {
  const totalPages = Math.ceil(total / pageSize);
  return { page, pageSize, total, totalPages, items, hasPrevPage: page > 1, hasNextPage: page < totalPages };
}
