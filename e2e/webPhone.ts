import { type Browser, expect, type Page, type Route } from '@playwright/test';
import type { FaultyServer } from './faultyServer';
import { Calls } from './fixtures';
import { ACCURACY, type Phone, queryOf } from './phone';
import { browserAt } from './signs';
import { scan } from './tickets';
import { Visitor } from './visitor';
import { Watch } from './watch';

/** What a finger can tap, by its role. */
const TAPPED = ['button', 'link', 'radio', 'checkbox', 'option'] as const;

export interface WebPhone extends Phone {
  readonly web: Visitor;
  /** What its page complained about; what the journey caused on purpose is named there. */
  readonly watch: Watch;
}

/** A browser of its own with the web app. */
export async function openWebPhone(browser: Browser, faulty: FaultyServer): Promise<WebPhone> {
  const page = await (await browser.newContext()).newPage();
  return webPhoneOf(page, new Watch(page), new Calls(page), faulty);
}

/** The web app on a page. */
export function webPhoneOf(page: Page, watch: Watch, calls: Calls, faulty: FaultyServer): WebPhone {
  const context = page.context();
  const visitor = new Visitor(page);
  const dialled: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('tel:')) dialled.push(request.url().slice('tel:'.length));
  });
  const tappable = (name: string | RegExp, within = visitor.top) => {
    const named = TAPPED.map((role) => within.getByRole(role, { name, exact: typeof name === 'string' }));
    return named.reduce((some, more) => some.or(more)).first();
  };
  const phone: WebPhone = {
    web: visitor,
    app: 'h5',
    watch,
    open: (path, params) => visitor.open(path, params),
    goTo: (path, params) => visitor.goOn(path + queryOf(params)),
    reload: async () => void (await page.reload()),
    refresh: async () => undefined,
    back: async () => void (await page.goBack()),
    tapTab: (index) => visitor.tab(index).tap(),
    async signedIn() {
      if (page.url() === 'about:blank') await visitor.open();
      return visitor.signedIn();
    },
    close: async () => void (await page.goto('about:blank')),
    async isOn(path, params = {}) {
      await visitor.isOn(new RegExp(`^${path}(\\?|$)`));
      for (const name in params) await expect.poll(() => phone.param(name), { message: name }).toBe(params[name]);
    },
    param: (name) => new URLSearchParams(visitor.path().split('?')[1]).get(name) ?? '',
    sees: (text) => visitor.sees(text),
    seesState: (text) => visitor.seesState(text),
    async reads(pattern) {
      await visitor.sees(pattern);
      return pattern.exec((await visitor.top.innerText()) ?? '')?.[0] ?? '';
    },
    seesTimes: (text, count) => expect(visitor.top.getByText(text, { exact: true })).toHaveCount(count),
    seesNot: (text) => expect(visitor.top.getByText(text)).toHaveCount(0),
    tap: (name) => tappable(name).tap(),
    tapRole: (role, index) => visitor.top.getByRole(role).nth(index).tap(),
    tapInSheet: (name) => tappable(name, visitor.sheet.last()).tap(),
    async pay(button, outcome = 'pay') {
      await tappable(button).tap();
      const answer = { pay: 'Pay', cancel: 'Cancel' }[outcome];
      // WeChat's own, over the page.
      await page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).tap();
    },
    async openMap(button) {
      await context.route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'a map' }));
      const [map] = await Promise.all([context.waitForEvent('page'), tappable(button).tap()]);
      const address = decodeURIComponent(map.url());
      expect(address).toContain('https://uri.amap.com/marker?position=');
      await map.close();
      return address;
    },
    fill: (label, text) => {
      const searchbox = visitor.top.getByRole('searchbox', { name: label, exact: true });
      return visitor.field(label).or(searchbox).fill(text);
    },
    chooseDay: (label, day) => visitor.top.getByLabel(label).fill(day),
    chooseFirst: (question) => visitor.chooseFirst(question),
    async pick(button, ...files) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), visitor.tap(button)]);
      await chooser.setFiles(files);
    },
    async goOffline() {
      watch.expectFailedRequests();
      await context.setOffline(true);
    },
    goOnline: () => context.setOffline(false),
    async standAt(position) {
      await (position ? context.grantPermissions(['geolocation']) : context.clearPermissions());
      await context.setGeolocation(position && { ...browserAt(position), accuracy: position.accuracy ?? ACCURACY });
    },
    async code(name) {
      const plate = visitor.top.getByRole('img', { name, exact: true });
      const picture = () => plate.evaluate((node) => getComputedStyle(node).backgroundImage);
      await expect.poll(picture).toMatch(/^url\("data:/);
      return scan(page, (await picture()).slice('url("'.length, -'")'.length));
    },
    seesToast: (text) => expect(visitor.toast(text)).toBeVisible(),
    stored: (name) => visitor.stored(name),
    storage: () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    dialled: () => dialled,
    mayComplain: (of) => watch.expect(of),
    calls: (path) => calls.count(path),
    async divert(path, server) {
      const pattern = `**/api/**${path}**`;
      // The browser sees its own server's address; the answer comes from the other one over a socket of its own.
      const hand = (route: Route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: server + pathname + search });
      };
      await page.route(pattern, hand);
      return () => page.unroute(pattern, hand);
    },
    fail(path, fault) {
      watch.expectFailedRequests();
      return phone.divert(path, faulty.url(fault));
    },
  };
  return phone;
}
