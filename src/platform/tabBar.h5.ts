import { history } from '@tarojs/router';
import './tabBar.h5.scss';

/** `text` is what is seen, `name` what a screen reader says: two items of the bar are both called home. */
export interface TabLabel {
  text: string;
  name: string;
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

let items: HTMLElement[] | undefined;

/**
 * Names the items of the tab bar, and draws it the first time.
 * @param onTap opens the tab of this index
 */
export function labelTabBar(labels: TabLabel[], onTap: (index: number) => void): void {
  items ??= drawBar(onTap);
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
  const choose = (path: string) => {
    const chosen = list.findIndex(({ pagePath }, index) => path === `/${pagePath}` || (index === 0 && path === '/'));
    bar.classList.toggle('taro-tabbar__tabbar-hide', chosen < 0);
    drawn.forEach((item, index) => {
      const { iconPath, selectedIconPath } = list[index] as Tab;
      // A mask takes the colour of the theme, which may be the park's own.
      item
        .querySelector('div')
        ?.style.setProperty('-webkit-mask-image', `url("${index === chosen ? selectedIconPath : iconPath}")`);
      if (index === chosen) item.setAttribute('aria-current', 'page');
      else item.removeAttribute('aria-current');
    });
  };
  choose(history.location.pathname);
  history.listen(({ location }) => choose(location.pathname));
  document.getElementById('container')?.append(bar);
  return drawn;
}

function make<Name extends 'a' | 'div' | 'p'>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className });
}

/** What lies over a page lies over the bar by its place (app.scss). */
export const coverTabBar = () => () => {};

export function settleTabBar(): void {}
