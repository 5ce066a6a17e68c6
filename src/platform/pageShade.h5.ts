import Taro from '@tarojs/taro';

const SHADE = 'taro_page_shade';

/** Taro takes the page below out of sight when the new one has slid in, even when the visitor has gone back to it meanwhile. */
const shades = new MutationObserver((changes) => {
  const top = Taro.getCurrentPages().at(-1)?.path;
  for (const { target } of changes) {
    if (target instanceof Element && target.id === top && target.classList.contains(SHADE)) target.classList.remove(SHADE);
  }
});

const pages = new MutationObserver((changes) => {
  for (const page of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    shades.observe(page, { attributes: true, attributeFilter: ['class'] });
  }
});

/**
 * Puts whoever stands on top of the stack back into sight before the blank screen is drawn. To be called when Taro has made its
 * router, which sets up an `#app` of its own; calling again changes nothing.
 */
export function keepTopInSight(): void {
  const app = document.getElementById('app');
  if (app) pages.observe(app, { childList: true });
}
