import type { ItemsIn } from '@park/contract/lostFound/schemas';

/** Query keys of lost and found; what is one's own hangs under who asks ('' signed out). */
export const lostFoundKeys = {
  all: ['lostFound'] as const,
  items: (filter: Pick<ItemsIn, 'kind' | 'category'>) => ['lostFound', 'items', filter] as const,
  item: (visitorId: string, id: string) => ['lostFound', 'item', visitorId, id] as const,
  mine: (visitorId: string) => ['lostFound', 'mine', visitorId] as const,
  claims: (visitorId: string) => ['lostFound', 'claims', visitorId] as const,
};
