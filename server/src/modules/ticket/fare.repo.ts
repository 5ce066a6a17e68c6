import type { Ages } from '@park/contract/ticket/limits';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import type { Fare } from './fare.rules';

/** Products on sale that are for everyone of an age: what asks for more (a student card, a tour) is nobody's by age. */
export const FARES = `(select jsonb_agg(jsonb_build_object('id', id, 'ageFrom', age_from, 'ageTo', age_to) order by position, id)
      from ticket_product where on_sale and kind in ('adult', 'child', 'senior') and (age_from is not null or age_to is not null))`;

/** Whom a product is for, and what there is for others. */
export async function readFares(db: Db, productId: string): Promise<{ product: Ages; fares: Fare[] }> {
  const [row] = await rows<Ages & { fares: Fare[] | null }>(
    db,
    sql`select age_from as "ageFrom", age_to as "ageTo", ${sql.raw(FARES)} as fares from ticket_product where id = ${productId}`,
  );
  const { ageFrom = null, ageTo = null, fares } = row ?? {};
  return { product: { ageFrom, ageTo }, fares: fares ?? [] };
}
