import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { Fare } from './fare.rules';

/** Products on sale that are for everyone of an age: what asks for more (a student card, a tour) is nobody's by age. */
export const FARES = `(select jsonb_agg(jsonb_build_object('id', id, 'price', price, 'ageFrom', age_from, 'ageTo', age_to) order by position, id)
      from ticket_product where on_sale and kind in ('adult', 'child', 'senior') and (age_from is not null or age_to is not null))`;

/** Whom a product is for, and what there is for others. */
export async function readFares(db: Db, productId: string): Promise<{ product: Fare; fares: Fare[] }> {
  const [row] = await rows<Fare & { fares: Fare[] | null }>(
    db,
    sql`select id, price, age_from as "ageFrom", age_to as "ageTo", ${sql.raw(FARES)} as fares from ticket_product
      where id = ${productId}`,
  );
  if (!row) throw new AppError('ticketNotFound');
  return { product: row, fares: row.fares ?? [] };
}
