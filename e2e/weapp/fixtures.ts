import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { APPS } from '../../sandbox/wechat/src/apps';
import { inRoot } from '../../scripts/root';
import type { FaultName } from '../faultyServer';
import { JOURNEYS, type JourneyName } from '../journeys';
import { test as base } from '../parkTest';
import { parkUrl, sandboxUrl } from '../world';
import { MiniProgram } from './miniProgram';
import { newPhone, type PaySheet, type Phone, type PhoneServices } from './phone';
import { ScreenReader } from './screen';

export const FOLDER = inRoot('dist', 'weapp');

/** Somebody's phone with the mini-program on it. */
export interface Holder {
  phone: Phone;
  program: MiniProgram;
  screen: ScreenReader;
}

interface Fixtures {
  openOn: (phone: Phone) => Holder;
  /** A phone with the built mini-program; fails the journey at its end when the program complained. */
  hold: () => Holder;
  /** The same phone after WeChat has ended the program: only what is stored is left. */
  again: (holder: Holder) => Holder;
  /** Lets calls whose path holds `path` fail in the named way, until the returned function is called. */
  fail: (holder: Holder, path: string, fault: FaultName) => () => void;
}

/** The phone's WeChat is the sandbox: it says who a newcomer is, takes their money and keeps what they answer. */
const servicesOf = (): PhoneServices => ({
  ...services,
  async loginCode() {
    const answer = await fetch(`${sandboxUrl()}/sandbox/jscode`, { method: 'POST' });
    const { code, openid } = (await answer.json()) as { code: string; openid: string };
    this.openid = openid;
    return code;
  },
  async subscribe(answers) {
    await fetch(`${sandboxUrl()}/sandbox/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ openid: this.openid, answers }),
    });
  },
});

const services: Pick<PhoneServices, 'phoneCode' | 'pay'> = {
  async phoneCode(number) {
    const answer = await fetch(`${sandboxUrl()}/sandbox/phonecode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number }),
    });
    return ((await answer.json()) as { code: string }).code;
  },
  async pay(params, outcome) {
    const answer = await fetch(`${sandboxUrl()}/sandbox/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...params, appId: APPS.mini.appId, outcome }),
    });
    return (await answer.json()) as PaySheet;
  },
};

/** Opens the program and waits until it has signed its holder in, which ends on its first page; answers the token. */
export async function signedIn({ phone, program }: Holder): Promise<string> {
  await program.launch();
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  return JSON.parse(phone.storage.get('access-token') ?? '""') as string;
}

/** What WeChat says of the language of a phone: its place for Chinese alone. */
const wechatLanguage = (locale = 'en') => (locale.startsWith('zh') ? locale.replace('-', '_') : locale.slice(0, 2));

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
  openOn: async ({}, use) => {
    if (!existsSync(FOLDER)) throw new Error('dist/weapp is missing: npm run build:weapp');
    const held: MiniProgram[] = [];
    await use((phone) => {
      const program = new MiniProgram(FOLDER, phone);
      held.push(program);
      return { phone, program, screen: new ScreenReader(program) };
    });
    for (const program of held) program.stop();
    for (const { errors } of held) expect(errors, 'what the mini-program complained about').toEqual([]);
  },
  hold: ({ openOn, locale }, use) =>
    use(() => {
      const phone = newPhone(servicesOf(), wechatLanguage(locale));
      phone.route = (url) => new URL(url.pathname + url.search, parkUrl());
      return openOn(phone);
    }),
  again: ({ openOn }, use) =>
    use(({ phone, program }) => {
      program.stop();
      return openOn(phone);
    }),
  fail: async ({ faulty }, use) => {
    await use(({ phone }, path, fault) => {
      const before = phone.route;
      phone.route = (url) => (url.pathname.includes(path) ? new URL(faulty.url(fault)) : before(url));
      return () => {
        phone.route = before;
      };
    });
  },
});

type Body = Parameters<typeof test>[2];

/** Tells a journey of the table on the mini-program, or with `part` one part of it. */
export function weappJourney(name: JourneyName, body: Body): void;
export function weappJourney(name: JourneyName, part: string, body: Body): void;
export function weappJourney(name: JourneyName, second: string | Body, third?: Body): void {
  const title = `mini-program: ${JOURNEYS[name].title}`;
  const [full, body] = typeof second === 'string' ? [`${title}: ${second}`, third as Body] : [title, second];
  test(full, body);
}

export { expect, test };
