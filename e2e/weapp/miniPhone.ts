import { expect, type PlaywrightWorkerArgs } from '@playwright/test';
import type { FaultyServer } from '../faultyServer';
import { ACCURACY, type Phone, queryOf } from '../phone';
import { scan } from '../tickets';
import type { Holder } from './fixtures';

export interface MiniPhone extends Phone {
  readonly mini: Holder;
}

interface Tools {
  /** Opens it on the same phone after it has ended. */
  again: (holder: Holder) => Holder;
  faulty: FaultyServer;
  /** For a browser that draws what is scanned, where anything is. */
  playwright: PlaywrightWorkerArgs['playwright'];
}

/** A phone with the built mini-program on it. */
export function miniPhoneOf(mini: Holder, { again, faulty, playwright }: Tools): MiniPhone {
  const { phone: device } = mini;
  const urlOf = (path: string, params?: Record<string, string>) => `/${path}${queryOf(params)}`;
  const phone: MiniPhone = {
    mini,
    app: 'mini',
    open: (path, params) => mini.program.launch(path && urlOf(path, params)),
    goTo: (path, params) => mini.program.openOver(urlOf(path, params)),
    async reload() {
      const { path, options } = mini.program.top;
      await phone.close();
      await mini.program.launch(urlOf(path, options));
    },
    async refresh() {
      // A page that is empty yet does not listen.
      await mini.screen.sees(/\S/);
      mini.program.pullDown();
    },
    back: async () => mini.program.back(),
    tapTab: (index) => mini.program.tapTab(index),
    async signedIn() {
      if (mini.program.stack.length === 0) await mini.program.launch();
      await expect.poll(() => phone.stored('access-token'), { message: 'a token is stored' }).toBeTruthy();
      return phone.stored('access-token');
    },
    close: async () => void Object.assign(mini, again(mini)),
    async isOn(path, params = {}) {
      await mini.screen.isOn(path);
      for (const name in params) await expect.poll(() => phone.param(name), { message: name }).toBe(params[name]);
    },
    param: (name) => decodeURIComponent(String(mini.program.top.options[name] ?? '')),
    sees: (text) => mini.screen.sees(text),
    seesState: (text) => mini.screen.sees(text),
    async reads(pattern) {
      await mini.screen.sees(pattern);
      return pattern.exec(mini.screen.text())?.[0] ?? '';
    },
    seesTimes: (text, count) => expect.poll(() => mini.screen.text().split(text).length - 1, { message: text }).toBe(count),
    seesNot: (text) => expect.poll(() => mini.screen.text()).not.toContain(text),
    tap: (name) => mini.screen.tap(name),
    tapRole: (role, index) => mini.screen.tapRole(role, index),
    tapInSheet: (name) => mini.screen.tapInSheet(name),
    async pay(button, outcome = 'pay') {
      device.pays = outcome;
      await mini.screen.tap(button);
    },
    async openMap(button) {
      const before = device.mapped.length;
      await mini.screen.tap(button);
      await expect.poll(() => device.mapped).toHaveLength(before + 1);
      return device.mapped.at(-1) ?? '';
    },
    fill: (label, text) => mini.screen.type(label, text),
    chooseDay: (label, day) => mini.screen.chooseDay(label, day),
    chooseFirst: (question) => mini.screen.chooseFirst(question),
    async pick(button, ...files) {
      device.pictures = files;
      await mini.screen.tap(button);
    },
    goOffline: async () => device.goOffline(),
    goOnline: async () => device.goOnline(),
    async standAt(position) {
      device.position = null;
      if (!position) return;
      const { latitude, longitude, accuracy = ACCURACY } = position;
      device.position = { latitude, longitude, accuracy };
      for (const listener of device.positionListeners) listener(device.position);
    },
    async code(name) {
      const picture = async () => {
        const trail = await mini.screen.waitFor((node) => node.attrs['aria-label'] === name, name);
        return /url\("(data:[^"]+)"\)/.exec(String(trail.at(-1)?.attrs.style))?.[1] ?? '';
      };
      await expect.poll(picture).toMatch(/^data:/);
      const browser = await playwright.chromium.launch();
      try {
        return await scan(await browser.newPage(), await picture());
      } finally {
        await browser.close();
      }
    },
    seesToast: (text) => expect.poll(() => device.toasts.map(({ title }) => title)).toContain(text),
    async stored(name) {
      const data: unknown = JSON.parse(device.storage.get(name) || '""');
      return typeof data === 'string' ? data : JSON.stringify(data);
    },
    storage: async () => JSON.stringify([...device.storage]),
    dialled: () => device.dialled,
    mayComplain: () => undefined,
    calls: (path) => device.requests.filter((call) => call.includes(path)).length,
    async divert(path, server) {
      const before = device.route;
      device.route = (url) => (url.pathname.includes(path) ? new URL(server + url.pathname + url.search) : before(url));
      return async () => {
        device.route = before;
      };
    },
    fail: (path, fault) => phone.divert(path, faulty.url(fault)),
  };
  return phone;
}
