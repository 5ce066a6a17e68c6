import { useT } from '@/i18n/useT';
import { useShareCard } from '@/platform/share';
import type { RouteName, RouteParams } from './routes';
import { toUrl } from './url';

/**
 * Says what this page is when somebody shares it: its own name, the park's, and the address that opens it again. WeChat offers
 * to share only pages whose config says `enableShareAppMessage` and `enableShareTimeline`.
 * @param own what is on this page; '' where the park's name says it all
 * @param picture of a card (`cardPicture`); without one WeChat shows the page as it is
 */
export function useShare<Name extends RouteName>(own: string, name: Name, params?: RouteParams[Name], picture?: string): void {
  const { home } = useT().center;
  const park = PARK_NAME || home.parkName;
  useShareCard(own === '' ? `${park} · ${home.welcome}` : `${own} · ${park}`, toUrl(name, params), picture);
}
