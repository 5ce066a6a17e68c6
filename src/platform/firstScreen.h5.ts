import './firstScreen.h5.scss';
import type { FirstScreenQuery } from '@park/contract/firstScreen';
import { isLeaving } from './address';
import { EARLY_TAP, tappedIn } from './earlyTap';
import { removeTabItem } from './tabStorage';

/** What can be tapped on the app's own home. */
const TAPPABLE = '.taro_page .tap, .weui-tabbar__item';

let screen: HTMLElement | null = typeof document === 'undefined' ? null : document.getElementById('first-screen');

/** What the home that shows was drawn from, and when (epoch ms). Null: the page brought none, or not in this language. */
export function takeFirstData(): { at: number; queries: FirstScreenQuery[] } | null {
  const text = screen && document.getElementById('first-data')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Whether the visitor looks at the home that came with the page: what the app draws below it need not wait to show. */
export function isFirstScreenShown(): boolean {
  return screen !== null;
}

/**
 * Takes the home that came with the page away, because the app has drawn the same (as far down as it was scrolled, and a tap that
 * came too early is done now) or another page in its place. Calling again changes nothing.
 */
export function endFirstScreen(): void {
  const early = screen;
  screen = null;
  if (!early) return;
  // Who calls has been in a frame already, below this one; the next shows it.
  requestAnimationFrame(() => handOver(early));
}

function handOver(early: HTMLElement): void {
  const page = document.querySelector('.taro_page');
  if (page) page.scrollTop = early.querySelector('.first-screen__page')?.scrollTop ?? 0;
  early.remove();
  // What is tapped now would be gone with this page; the one that comes after the sign-in does it.
  if (isLeaving()) return;
  removeTabItem(EARLY_TAP);
  tappedIn(early.dataset.tapped ?? '', [...document.querySelectorAll<HTMLElement>(TAPPABLE)])?.click();
}
