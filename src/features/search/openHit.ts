import type { SearchHit } from '@park/contract/search/schemas';
import { go } from '@/navigation/go';

/** Opens what was found. */
export function openHit({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): Promise<void> {
  switch (kind) {
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
