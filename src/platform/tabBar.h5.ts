import Taro from '@tarojs/taro';

/** `text` is what is seen, `name` what a screen reader says: two items of the bar are both called home. */
export interface TabLabel {
  text: string;
  name: string;
}

const ITEM = '.weui-tabbar__item';
const SELECTED = 'weui-bar__item_on';

/** Of taps that come within this time the first counts. ms */
const AT_ONCE = 100;

let labels: TabLabel[] = [];
let watching = false;
let lastTap = Number.NEGATIVE_INFINITY;

function items(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`taro-tabbar ${ITEM}`));
}

/** Sets only what differs: this runs on every change below the bar, its own included. */
function setAttribute(element: HTMLElement, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function apply(): void {
  items().forEach((item, index) => {
    const label = labels[index];
    if (!label) return;
    setAttribute(item, 'aria-label', label.name);
    setAttribute(item, 'role', 'link');
    setAttribute(item, 'aria-current', item.classList.contains(SELECTED) ? 'page' : null);
    const shown = item.querySelector('p')?.textContent;
    if (shown !== label.text) void Taro.setTabBarItem({ index, text: label.text });
  });
}

/**
 * Names the items of the tab bar, now or as soon as Taro has drawn them, and again whenever it draws them anew.
 * @param onTap opens the tab of this index: Taro's own way passes the navigation rules by
 */
export function labelTabBar(given: TabLabel[], onTap: (index: number) => void): void {
  labels = given;
  apply();
  if (watching) return;
  watching = true;
  const hear = (event: MouseEvent) => {
    const item = (event.target as Element).closest<HTMLElement>(ITEM);
    if (!item) return;
    // They point to `javascript:;`, which a content security policy rightly refuses to run.
    event.preventDefault();
    event.stopPropagation();
    if (item.classList.contains(SELECTED) || event.timeStamp - lastTap < AT_ONCE) return;
    lastTap = event.timeStamp;
    onTap(items().indexOf(item));
  };
  document.addEventListener('click', hear, true);
  const bar = document.querySelector('taro-tabbar');
  new MutationObserver(apply).observe(bar ?? document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
}

/** What lies over a page lies over the bar by its place (app.scss). */
export const coverTabBar = () => () => {};

export function settleTabBar(): void {}
