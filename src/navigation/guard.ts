import { pageStack } from '@/platform/pageStack';
import { router } from '@/platform/router';
import { NavigationError } from './navigationError';
import { isPage, isTab, pathOf, ROUTES } from './routes';

interface UrlOption {
  url: string;
}

/** What the guard stands in front of; Taro's router on both targets, a list in tests. */
export type GuardedRouter = { [method in keyof typeof router]: (...to: Parameters<(typeof router)[method]>) => Promise<void> };

/** Taro reads a url without its leading slash as relative to the page that shows; our paths are absolute. */
function checkedUrl(method: string, option: Partial<UrlOption> | undefined): string {
  const url = option?.url;
  if (!url) throw new NavigationError('missingUrl', 'Missing required args: "url"');
  if (!isPage(url)) throw new NavigationError('pageNotFound', `${method}:fail page "${pathOf(url)}" is not found`);
  return url.startsWith('/') ? url : `/${url}`;
}

function refuseTab(method: string, url: string): void {
  if (isTab(url)) throw new NavigationError('tabPage', `${method}:fail can not ${method} a tabbar page`);
}

/**
 * The navigation rules (R-nav-5), the same on both targets. Every function rejects with a
 * `NavigationError`. `reLaunch` alone overtakes a pending navigation, because it replaces the whole stack and is how the app
 * gets out of trouble; not its own repetition.
 *
 * @param depth how many pages are open now
 */
export function createGuard(target: GuardedRouter, depth: () => number) {
  let pending = 0;
  /** Where a pending reLaunch leads. */
  let relaunching = '';

  async function run(method: string, action: () => Promise<void>, overtakes = false): Promise<void> {
    if (pending > 0 && !overtakes) throw new NavigationError('pending', `${method}:fail a navigation is already pending`);
    pending += 1;
    try {
      await action();
    } finally {
      pending -= 1;
    }
  }

  return {
    async navigateTo(option?: Partial<UrlOption>): Promise<void> {
      const url = checkedUrl('navigateTo', option);
      refuseTab('navigateTo', url);
      return run('navigateTo', () => target.navigateTo(url));
    },
    async redirectTo(option?: Partial<UrlOption>): Promise<void> {
      const url = checkedUrl('redirectTo', option);
      refuseTab('redirectTo', url);
      return run('redirectTo', () => target.redirectTo(url));
    },
    async switchTab(option?: Partial<UrlOption>): Promise<void> {
      const url = checkedUrl('switchTab', option);
      if (!isTab(url)) throw new NavigationError('notTabPage', 'switchTab:fail can not switch to a non-tabbar page');
      return run('switchTab', () => target.switchTab(url.split('?')[0] ?? url));
    },
    async reLaunch(option?: Partial<UrlOption>): Promise<void> {
      const url = checkedUrl('reLaunch', option);
      const open = async () => {
        relaunching = url;
        await target.reLaunch(url).finally(() => {
          if (relaunching === url) relaunching = '';
        });
      };
      return run('reLaunch', open, relaunching !== url);
    },
    async navigateBack(option?: { delta?: number }): Promise<void> {
      const requested = Math.max(1, Math.floor(option?.delta ?? 1));
      return run('navigateBack', () => {
        const steps = Math.min(requested, depth() - 1);
        // Taro's H5 would reload a dead address here; home is where a page without a past leads.
        return steps > 0 ? target.navigateBack(steps) : target.switchTab(`/${ROUTES.indexCenter}`);
      });
    },
  };
}

export const { navigateTo, redirectTo, switchTab, reLaunch, navigateBack } = createGuard(router, () => pageStack().length);
