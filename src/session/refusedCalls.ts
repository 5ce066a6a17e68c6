import type { KeyValueStore } from './ports';
import { TAB_KEYS } from './tabKeys';

/** Addresses of calls whose token was refused and that no token has helped since; the tab keeps them over the way to WeChat. */
export class RefusedCalls {
  constructor(private readonly tab: KeyValueStore) {}

  /** @returns whether it was there already */
  add(url: string): boolean {
    const all = this.all();
    if (all.includes(url)) return true;
    this.keep([...all, url]);
    return false;
  }

  delete(url: string): void {
    const all = this.all();
    if (all.includes(url)) this.keep(all.filter((one) => one !== url));
  }

  clear(): void {
    this.tab.removeItem(TAB_KEYS.refused);
  }

  private all(): string[] {
    return this.tab.getItem(TAB_KEYS.refused).split(' ').filter(Boolean);
  }

  private keep(urls: string[]): void {
    if (urls.length > 0) this.tab.setItem(TAB_KEYS.refused, urls.join(' '));
    else this.clear();
  }
}
