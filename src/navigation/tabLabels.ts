import type { Texts } from '@/i18n/areas';
import type { TabLabel } from '@/platform/tabBar';

/** What the four tabs are called. A park without live points has its sights and its services where hosts' homes would be. */
export function tabLabels({ tab }: Texts['core'], hasLive: boolean): TabLabel[] {
  return [
    { text: tab.center, name: tab.centerName },
    { text: tab.mine, name: tab.mineName },
    hasLive ? { text: tab.live, name: tab.liveName } : { text: tab.explore, name: tab.explore },
    hasLive ? { text: tab.anchor, name: tab.anchorName } : { text: tab.services, name: tab.services },
  ];
}
