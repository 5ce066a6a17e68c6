import type { Db } from '../../../db/db';
import * as names from '../../../i18n/texts/searchNames';
import { inAll, joinTexts, type Searchable } from '../../search/document.service';
import { listProductsById } from './product.repo';

/** What of these products anyone may find: those on sale. */
export async function searchableTickets(db: Db, ids: string[]): Promise<Searchable[]> {
  const products = await listProductsById(db, ids);
  return products
    .filter(({ onSale }) => onSale)
    .map(({ id, kind, name, text, includes, motif, updatedAt }) => ({
      id,
      title: name,
      text: joinTexts(text, ...includes),
      names: inAll(names.tickets.any, names.tickets[kind]),
      motif,
      at: updatedAt,
    }));
}
