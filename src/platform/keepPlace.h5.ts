import { flushSync } from 'react-dom';

/** What scrolls around an element: the page, in Taro's own box or in the window. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement;
}

/** Makes a change that moves the page's parts, and scrolls so that the element with this id stands where it stood on the screen. */
export function keepPlace(id: string, change: () => void): void {
  const element = document.getElementById(id);
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const scroller = element && scrollerOf(element);
  if (scroller) scroller.scrollTop += element.getBoundingClientRect().top - before;
}
