import { expect, type Locator, type Page } from '@playwright/test';
import { textsIn } from './texts';
import { appUrl } from './world';

/** The app's storage keys (R-signin-9). */
const KEYS = ['access-token', 'openid', 'userInfo', 'admin-token', 'theme', 'text-size'] as const;
export type Key = (typeof KEYS)[number];

const HOME = 'pages/IndexCenter/IndexCenter';

/** Somebody with a phone: opens pages, taps, reads. */
export class Visitor {
  constructor(readonly page: Page) {}

  /** Opens the app at a page, as a link from outside does. */
  async open(path = '', params: Record<string, string> = {}): Promise<void> {
    await this.page.goto(appUrl(path, params));
  }

  /** Goes to a page as a link inside the app does. */
  async goOn(path: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `/${path}`);
  }

  /** Waits until the silent sign-in has come to its end; returns the token. */
  async signedIn(): Promise<string> {
    await expect.poll(() => this.stored('access-token'), { message: 'a token is stored' }).not.toBe('');
    return this.stored('access-token');
  }

  /** What the app keeps under a key; '' when nothing. Asked again while the page is leaving for another address. */
  async stored(key: string): Promise<string> {
    const read = (name: string) => {
      const text = localStorage.getItem(name);
      if (text === null) return '';
      const { data } = JSON.parse(text) as { data: unknown };
      return typeof data === 'string' ? data : JSON.stringify(data);
    };
    return this.page.evaluate(read, key).catch(() => '');
  }

  /** Puts a value where the app keeps it. */
  async store(key: Key, value: string): Promise<void> {
    await this.page.evaluate(([name, data]) => localStorage.setItem(name, JSON.stringify({ data })), [key, value] as const);
  }

  /** The page that shows, with its parameters, as the address has it: `pages/home/home?day=…`. */
  path(): string {
    return decodeURIComponent(new URL(this.page.url()).hash.replace(/^#\/?/, ''));
  }

  /** Waits for a page: for its address, and until it lies on top, as the address changes while the page before it still shows. */
  async isOn(path: string | RegExp): Promise<void> {
    await this.isBoundFor(path);
    const [page] = this.path().split('?');
    await expect(this.top, 'the page on top').toHaveAttribute('id', new RegExp(`^/?${page || HOME}(\\?|$)`));
  }

  /** Waits for an address, whether its page has come yet or not. */
  async isBoundFor(path: string | RegExp): Promise<void> {
    const poll = expect.poll(() => this.path(), { message: 'the address' });
    await (typeof path === 'string' ? poll.toBe(path) : poll.toMatch(path));
  }

  /** The page on top: Taro keeps those below it in the document, hidden. */
  get top(): Locator {
    return this.page.locator('.taro_page:visible').last();
  }

  button(name: string | RegExp): Locator {
    return this.top.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.button(name).first().tap();
  }

  /** The question that lies over the page. */
  get sheet(): Locator {
    return this.top.getByRole('dialog');
  }

  heading(name: string | RegExp): Locator {
    return this.top.getByRole('heading', { name });
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.top.getByText(text).first()).toBeVisible();
  }

  /** Waits for a state: for all that an element says, as "Approved" also stands in "Not approved", and "Used" in "Partly used". */
  async seesState(text: string): Promise<void> {
    await expect(this.top.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** Writes into the form's field with this label. */
  async fill(label: string, text: string): Promise<void> {
    await this.field(label).fill(text);
  }

  field(label: string): Locator {
    return this.top.getByRole('textbox', { name: label, exact: true });
  }

  /** Chooses the first answer of a question whose answers are all visible. */
  async chooseFirst(question: string): Promise<void> {
    await this.top.getByRole('radiogroup', { name: question }).getByRole('radio').first().tap();
  }

  toast(text: string | RegExp): Locator {
    return this.page.locator('.toast').getByText(text);
  }

  tab(index: number): Locator {
    return this.page.locator('.taro-tabbar__tabbar .weui-tabbar__item').nth(index);
  }
}

/** Everything the app says in English. */
export const words = textsIn('en');
