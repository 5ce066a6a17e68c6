import { expect } from '@playwright/test';
import type { FaultyServer } from '../faultyServer';
import { ACCURACY, type Phone, queryOf } from '../phone';
import type { Holder } from './fixtures';

export interface MiniPhone extends Phone {
  readonly mini: Holder;
}

/** A phone with the built mini-program on it. @param again opens it on the same phone after it has ended */
export function miniPhoneOf(mini: Holder, again: (holder: Holder) => Holder, faulty: FaultyServer): MiniPhone {
  const { phone: device } = mini;
  const urlOf = (path: string, params?: Record<string, string>) => `/${path}${queryOf(params)}`;
  const phone: MiniPhone = {
    mini,
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
      await expect.poll(() => device.storage.get('access-token'), { message: 'a token is stored' }).toBeTruthy();
      return JSON.parse(device.storage.get('access-token') ?? '""') as string;
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
      device.position = position && { ...position, accuracy: ACCURACY };
    },
    storage: async () => JSON.stringify([...device.storage]),
    dialled: () => device.dialled.map((number) => number.replaceAll('-', '')),
    mayComplain: () => undefined,
    calls: (path) => device.requests.filter((call) => call.includes(path)).length,
    async fail(path, fault) {
      const before = device.route;
      device.route = (url) => (url.pathname.includes(path) ? new URL(faulty.url(fault)) : before(url));
      return async () => {
        device.route = before;
      };
    },
  };
  return phone;
}
