import Taro from '@tarojs/taro';
import './pullToRefresh.h5.scss';

/** Pulled this far, letting go asks again. px */
const FAR = 50;
/** However far a finger goes, the page follows no farther. px */
const MAX_PULL_PX = 2 * FAR;
/** The finger's way after which the page has gone 63 % of that. px */
const EASE = 130;

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

interface PageElement extends HTMLElement {
  __page?: { onPullDownRefresh?: () => void };
}

/** What Taro puts around each page that can be pulled down. Its parent is the page, which scrolls. */
class PullToRefresh extends HTMLElement {
  private page: PageElement | null = null;
  private from: { x: number; y: number } | null = null;
  private pulled = 0;
  private isAsking = false;

  connectedCallback(): void {
    this.page = this.parentElement;
    for (const type of TOUCHES) this.page?.addEventListener(type, this, { passive: type !== 'touchmove' });
    Taro.eventCenter.on('__taroStopPullDownRefresh', this.settle);
  }

  disconnectedCallback(): void {
    for (const type of TOUCHES) this.page?.removeEventListener(type, this);
    Taro.eventCenter.off('__taroStopPullDownRefresh', this.settle);
  }

  handleEvent(event: TouchEvent): void {
    const touch = event.touches[0];
    // What fills its page is moved itself.
    const isPulled = !this.isAsking && !this.querySelector('.page--full');
    if (event.type === 'touchstart') this.from = touch && isPulled ? { x: touch.screenX, y: touch.screenY } : null;
    else if (event.type === 'touchmove' && touch) this.move(event, touch);
    else this.letGo();
  }

  private move(event: TouchEvent, { screenX: x, screenY: y }: Touch): void {
    if (!this.from || !this.page) return;
    const way = y - this.from.y;
    if (this.pulled === 0) {
      // A strip that is swept sideways is not pulled.
      if (Math.abs(x - this.from.x) > Math.abs(way)) this.from = null;
      else if (way < 0 || this.page.scrollTop > 0) this.from = { x, y };
      if (!this.from || way <= 0 || this.page.scrollTop > 0) return;
    }
    if (event.cancelable) event.preventDefault();
    this.pull(MAX_PULL_PX * (1 - Math.exp(-Math.max(0, way) / EASE)));
  }

  private letGo(): void {
    this.from = null;
    if (this.isAsking || this.pulled === 0) return;
    this.isAsking = this.pulled >= FAR;
    this.pull(this.isAsking ? FAR : 0);
    if (this.isAsking) this.page?.__page?.onPullDownRefresh?.();
  }

  /** Nothing is pulled any more, whoever stopped it. */
  private settle = (options?: { successHandler?: (done: { errMsg: string }) => void }): void => {
    this.isAsking = false;
    this.pull(0);
    options?.successHandler?.({ errMsg: 'stopPullDownRefresh:ok' });
  };

  private pull(pulled: number): void {
    this.pulled = pulled;
    this.classList.toggle('pull--held', this.from !== null);
    this.classList.toggle('pull--far', pulled >= FAR);
    // A transform that stays would place what is fixed by the page.
    this.style.transform = pulled === 0 ? '' : `translate3d(0,${pulled}px,0)`;
  }
}

export function definePullToRefresh(): void {
  customElements.define('taro-pull-to-refresh-core', PullToRefresh);
}
