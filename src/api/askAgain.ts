import type { Query, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * What was kept under this key (by default all) is asked for anew by everything that shows it. A question that is on its way may have
 * been answered before what has changed since: it is dropped, which TanStack Query would do only where an earlier answer is there.
 */
export async function askAgain(client: QueryClient, queryKey?: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** Shows what a call has answered where a read of this key shows. A read that is on its way may be older than it: it is dropped. */
export function keepAnswer<T>(client: QueryClient, queryKey: QueryKey, answer: Updater<T | undefined, T | undefined>): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, answer);
}

/** Everything that shows nothing yet because its answer does not come is asked for once more. */
export async function askOnceMore(client: QueryClient): Promise<void> {
  const late = client.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' });
  const predicate = (query: Query) => query.state.data === undefined && late.includes(query);
  await client.cancelQueries({ predicate });
  await client.refetchQueries({ predicate });
}
