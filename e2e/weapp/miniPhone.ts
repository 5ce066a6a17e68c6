import { expect } from '@playwright/test';
import type { FaultyServer } from '../faultyServer';
import { type Phone, queryOf } from '../phone';
import type { Holder } from './fixtures';

export interface MiniPhone extends Phone {
  readonly mini: Holder;
}

/** Where somebody holds the phone who has just looked: metres. */
const ACCURACY = 9;

/** A phone with the built mini-program on it. */
export function miniPhoneOf(holder: Holder, faulty: FaultyServer): MiniPhone {
  const { phone, program, screen } = holder;
  const urlOf = (path: string, params?: Record<string, string>) => `/${path}${queryOf(params)}`;
  return {
    mini: holder,
    open: (path, params) => program.launch(path && urlOf(path, params)),
    goTo: (path, params) => program.openOver(urlOf(path, params)),
    reload: () => program.launch(urlOf(program.top.path, program.top.options)),
    async refresh() {
      // A page that is empty yet does not listen.
      await screen.sees(/\S/);
      program.pullDown();
    },
    back: async () => program.back(),
    tapTab: (index) => program.tapTab(index),
    async signedIn() {
      if (program.stack.length === 0) await program.launch();
      await expect.poll(() => phone.storage.get('access-token'), { message: 'a token is stored' }).toBeTruthy();
      return JSON.parse(phone.storage.get('access-token') ?? '""') as string;
    },
    isOn: (path) => screen.isOn(path),
    param: (name) => decodeURIComponent(String(program.top.options[name] ?? '')),
    sees: (text) => screen.sees(text),
    seesState: (text) => screen.sees(text),
    async reads(pattern) {
      await screen.sees(pattern);
      return pattern.exec(screen.text())?.[0] ?? '';
    },
    seesTimes: (text, count) => expect.poll(() => screen.text().split(text).length - 1, { message: text }).toBe(count),
    seesNot: (text) => expect.poll(() => screen.text()).not.toContain(text),
    tap: (name) => screen.tap(name),
    tapOption: (index) => screen.tapRole('option', index),
    tapInSheet: (name) => screen.tapInSheet(name),
    async pay(button, outcome = 'pay') {
      phone.pays = outcome;
      await screen.tap(button);
    },
    fill: (label, text) => screen.type(label, text),
    chooseDay: (label, day) => screen.chooseDay(label, day),
    chooseFirst: (question) => screen.chooseFirst(question),
    async pick(button, ...files) {
      phone.pictures = files;
      await screen.tap(button);
    },
    goOffline: async () => phone.goOffline(),
    goOnline: async () => phone.goOnline(),
    async standAt(position) {
      phone.position = position && { ...position, accuracy: ACCURACY };
    },
    storage: async () => JSON.stringify([...phone.storage]),
    dialled: () => phone.dialled.map((number) => number.replaceAll('-', '')),
    mayComplain: () => undefined,
    calls: (path) => phone.requests.filter((call) => call.includes(path)).length,
    async fail(path, fault) {
      const before = phone.route;
      phone.route = (url) => (url.pathname.includes(path) ? new URL(faulty.url(fault)) : before(url));
      return async () => {
        phone.route = before;
      };
    },
  };
}
