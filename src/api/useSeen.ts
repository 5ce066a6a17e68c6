import type { Call } from '@park/contract/call';
import type { Page } from '@park/contract/envelope';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

type Listed<Item> = Item[] | Page<Item> | InfiniteData<Page<Item>>;

/**
 * What a list that is on the phone says of a thing, as it does of one whose card was tapped: enough for the head of its page while
 * its own answer is on the way.
 */
export function useSeen<In, Item extends { id: string }>(list: Call<In, Item[] | Page<Item>>, id: string): Item | undefined {
  const client = useQueryClient();
  return useMemo(() => seenIn<Item>(client, list.path, id), [client, list.path, id]);
}

function seenIn<Item extends { id: string }>(client: QueryClient, path: string, id: string): Item | undefined {
  for (const [, data] of client.getQueriesData<Listed<Item>>({ queryKey: [path] })) {
    const found = data && itemsOf(data).find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
}

function itemsOf<Item>(data: Listed<Item>): Item[] {
  if (Array.isArray(data)) return data;
  return 'pages' in data ? data.pages.flatMap(({ items }) => items) : data.items;
}
