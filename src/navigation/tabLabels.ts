import type { Texts } from '@/i18n/areas';
import type { TabLabel } from '@/platform/tabBar';

/** What the four tabs are called, and look like. A park without live points has its sights and its services where hosts' homes would be. */
export function tabLabels({ tab }: Texts['core'], hasLive: boolean): TabLabel[] {
  return [
    { text: tab.center, name: tab.centerName, icon: 'center' },
    { text: tab.mine, name: tab.mineName, icon: 'mine' },
    hasLive ? { text: tab.live, name: tab.liveName, icon: 'live' } : { text: tab.explore, name: tab.explore, icon: 'explore' },
    hasLive
      ? { text: tab.anchor, name: tab.anchorName, icon: 'anchor' }
      : { text: tab.services, name: tab.services, icon: 'services' },
  ];
}
