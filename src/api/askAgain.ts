import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What was kept under this key (by default all) is asked for anew by everything that shows it. A question that is on its way may have
 * been answered before what has changed since: it is dropped, which TanStack Query would do only where an earlier answer is there.
 */
export async function askAgain(client: QueryClient, queryKey?: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
