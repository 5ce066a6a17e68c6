import { openLink } from './openLink';

/**
 * Shows a gcj02 position on a map: the map service's own page, which needs no key (an in-page map would).
 * `copied` where the link could only be put on the clipboard.
 */
export async function openMap(position: { latitude: number; longitude: number }, name: string): Promise<'opened' | 'copied'> {
  const query = `position=${position.longitude},${position.latitude}&name=${encodeURIComponent(name)}&coordinate=gaode&callnative=0`;
  return openLink(`https://uri.amap.com/marker?${query}`);
}
