import Taro from '@tarojs/taro';

/** `text` is what is seen, `name` what a screen reader says: two items of the bar are both called home. */
export interface TabLabel {
  text: string;
  name: string;
}

const ITEM = '.weui-tabbar__item';
const SELECTED = 'weui-bar__item_on';

let labels: TabLabel[] = [];
let watching = false;

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
    // Taro's items point to `javascript:;`, which a content security policy rightly refuses to run.
    item.onclick ??= (event) => event.preventDefault();
    const shown = item.querySelector('p')?.textContent;
    if (shown !== label.text) void Taro.setTabBarItem({ index, text: label.text });
  });
}

/** Names the items of the tab bar, now or as soon as Taro has drawn them, and again whenever it draws them anew. */
export function labelTabBar(given: TabLabel[]): void {
  labels = given;
  apply();
  if (watching) return;
  watching = true;
  const bar = document.querySelector('taro-tabbar');
  new MutationObserver(apply).observe(bar ?? document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
}
