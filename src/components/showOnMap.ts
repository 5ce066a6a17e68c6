import { openMap } from '@/platform/openMap';
import { toast } from '@/platform/toast';

interface MapWords {
  /** The phone let the link only be copied. */
  copied: string;
  /** No map opened; nothing is said of it where the place stands in words beside the way there. */
  failed?: string;
}

export async function showOnMap(place: Parameters<typeof openMap>[0], name: string, words: MapWords): Promise<void> {
  const done = await openMap(place, name).catch(() => 'failed' as const);
  if (done === 'copied') toast(words.copied);
  if (done === 'failed' && words.failed) toast(words.failed, 3000);
}
