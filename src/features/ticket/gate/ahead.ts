import type { Order } from '@park/contract/ticket/order/schemas';
import { inHand } from '../order/rules';
import { fetchPasses, hasPass } from './passes';

/** The sets of an order's tickets that a visitor may want to enter with: all together, and each alone. */
export function passSets({ tickets }: Pick<Order, 'tickets'>): string[][] {
  const valid = inHand(tickets).map(({ id }) => id);
  const alone = valid.map((id) => [id]);
  return valid.length > 1 ? [valid, ...alone] : alone;
}

/**
 * Fetches the passes that the phone does not have yet, and takes none from another phone. What does not come now is asked for when it shows.
 * @param shown the set whose pass is fetched anyway
 */
export async function fetchAhead(order: Order, shown: readonly string[] = []): Promise<void> {
  const missing = passSets(order).filter((set) => !hasPass(set, order) && set.join() !== shown.join());
  if (missing.length > 0) await fetchPasses(missing, order, false).catch(() => {});
}
