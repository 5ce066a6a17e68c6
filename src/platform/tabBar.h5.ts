import { history } from '@tarojs/router';
import './tabBar.h5.scss';
import explore from '../static/tab/explore.svg';
import exploreOn from '../static/tab/explore-on.svg';
import services from '../static/tab/services.svg';
import servicesOn from '../static/tab/services-on.svg';

/** `text` is what is seen, `name` what a screen reader says: two items of the bar are both called home. */
export interface TabLabel {
  text: string;
  name: string;
  icon: 'center' | 'mine' | 'live' | 'anchor' | 'explore' | 'services';
}

interface Tab {
  pagePath: string;
  iconPath: string;
  selectedIconPath: string;
}

declare global {
  interface Window {
    /** `app.config.ts` with the addresses of the icons, from the generated entry. */
    __taroAppConfig: { tabBar: { list: Tab[] } };
  }
}

/** Of taps that come within this time the first counts. ms */
const AT_ONCE = 100;

/** Icons that no tab is built with: as they are, and of the page that shows. */
const OTHERS: Partial<Record<TabLabel['icon'], [string, string]>> = {
  explore: [explore, exploreOn],
  services: [services, servicesOn],
};

let items: HTMLElement[] | undefined;
let shown: TabLabel[] = [];

/**
 * Names the items of the tab bar and gives them their icons, and draws it the first time.
 * @param onTap opens the tab of this index
 */
export function labelTabBar(labels: TabLabel[], onTap: (index: number) => void): void {
  shown = labels;
  items ??= drawBar(onTap);
  choose(items, history.location.pathname);
  labels.forEach(({ text, name }, index) => {
    const item = items?.[index];
    item?.setAttribute('aria-label', name);
    item?.querySelector('p')?.replaceChildren(text);
  });
}

function drawBar(onTap: (index: number) => void): HTMLElement[] {
  const { list } = window.__taroAppConfig.tabBar;
  const bar = make('div', 'taro-tabbar__tabbar');
  const row = bar.appendChild(make('div', 'weui-tabbar'));
  const drawn = list.map(({ pagePath }) => {
    const item = make('a', 'weui-tabbar__item');
    item.href = `#/${pagePath}`;
    item.append(make('div', 'weui-tabbar__icon'), make('p', 'weui-tabbar__label'));
    return row.appendChild(item);
  });
  let lastTap = Number.NEGATIVE_INFINITY;
  row.addEventListener('click', (event) => {
    // The address alone would pass the navigation rules by.
    event.preventDefault();
    const index = drawn.findIndex((item) => item.contains(event.target as Node));
    if (index < 0 || drawn[index]?.ariaCurrent || event.timeStamp - lastTap < AT_ONCE) return;
    lastTap = event.timeStamp;
    onTap(index);
  });
  history.listen(({ location }) => choose(drawn, location.pathname));
  document.getElementById('container')?.append(bar);
  return drawn;
}

/** Tells the tab of the page that shows from the others; away from the tabs there is no bar. */
function choose(drawn: HTMLElement[], path: string): void {
  const { list } = window.__taroAppConfig.tabBar;
  const chosen = list.findIndex(({ pagePath }, index) => path === `/${pagePath}` || (index === 0 && path === '/'));
  drawn[0]?.closest('.taro-tabbar__tabbar')?.classList.toggle('taro-tabbar__tabbar-hide', chosen < 0);
  drawn.forEach((item, index) => {
    const { iconPath, selectedIconPath } = list[index] as Tab;
    const [icon, selected] = OTHERS[shown[index]?.icon ?? 'center'] ?? [iconPath, selectedIconPath];
    // A mask takes the colour of the theme, which may be the park's own.
    item.querySelector('div')?.style.setProperty('-webkit-mask-image', `url("${index === chosen ? selected : icon}")`);
    if (index === chosen) item.setAttribute('aria-current', 'page');
    else item.removeAttribute('aria-current');
  });
}

function make<Name extends 'a' | 'div' | 'p'>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className });
}

/** What lies over a page lies over the bar by its place (app.scss). */
export const coverTabBar = () => () => {};

export function settleTabBar(): void {}
