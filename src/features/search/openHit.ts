import type { Guide } from '@park/contract/search/limits';
import type { SearchHit } from '@park/contract/search/schemas';
import { go } from '@/navigation/go';

const GUIDE_PAGES = { refund: 'ticketRecord', help: 'help', lostFound: 'lastFound' } as const satisfies Record<Guide, string>;

/** Opens what was found. */
export function openHit({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): Promise<void> {
  switch (kind) {
    case 'guide':
      return go(GUIDE_PAGES[id as Guide] ?? 'help');
    case 'place':
      return go('searchBar', { view: 'map', place: id });
    case 'ticket':
      return go('ticketDetail', { id });
    case 'activity':
      return go('activityDetail', { id });
    case 'notice':
      return go('noticeDetail', { id });
    case 'livePoint':
      return go('livePoint', { id });
    case 'lostFound':
      return go('lastFound', { id });
  }
}
