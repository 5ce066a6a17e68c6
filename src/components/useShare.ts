import { usePark, useParkName } from '@/api/usePark';
import type { RouteName, RouteParams } from '@/navigation/routes';
import { toUrl } from '@/navigation/url';
import { useShareCard } from '@/platform/share';

/**
 * Says what this page is when somebody shares it: its own name, the park's, and the address that opens it again. WeChat offers
 * to share only pages whose config says `enableShareAppMessage` and `enableShareTimeline`.
 * @param own what is on this page; '' where the park's name says it all
 * @param picture of a card (`cardPicture`); without one WeChat shows the page as it is
 */
export function useShare<Name extends RouteName>(own: string, name: Name, params?: RouteParams[Name], picture?: string): void {
  const park = useParkName();
  const line = usePark()?.line;
  const title = own === '' ? [park, line] : [own, park];
  useShareCard(title.filter(Boolean).join(' · '), toUrl(name, params), picture);
}
