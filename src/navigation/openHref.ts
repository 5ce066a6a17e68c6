import { openLink } from '@/platform/openLink';
import { phoneCall } from '@/platform/phoneCall';
import { go } from './go';
import { navigateTo, switchTab } from './guard';
import { NavigationError } from './navigationError';
import { isTab, ROUTES, type RouteName } from './routes';
import { toUrl } from './url';

/**
 * Follows a link that staff wrote: a page of the app opens here, a number goes to the dialler, anything else opens outside.
 * @returns `copied`: it is on the clipboard, because a mini-program may not open it; say so
 */
export async function openHref(href: string): Promise<'opened' | 'copied'> {
  if (href.startsWith('/')) await openPage(href);
  else if (href.startsWith('tel:')) await phoneCall(href.slice('tel:'.length)).catch(() => {});
  else return openLink(href);
  return 'opened';
}

/**
 * Opens what the server names: a page by its route's name, and what that page reads. A name that only a newer app knows opens nothing.
 */
export async function openPageNamed({ name, params }: { name: string; params: Record<string, string> }): Promise<void> {
  if (name in ROUTES) await openPage(toUrl(name as RouteName, params as never));
}

async function openPage(url: string): Promise<void> {
  try {
    await (isTab(url) ? switchTab({ url }) : navigateTo({ url }));
  } catch (error) {
    if (!(error instanceof NavigationError)) throw error;
    // The page has moved since the link was written.
    if (error.rule === 'pageNotFound') await go('error', { kind: 'notFound', from: url });
  }
}
