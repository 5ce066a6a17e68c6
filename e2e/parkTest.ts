import { reconcile } from '@park/contract/pay/calls';
import { test as base, expect } from '@playwright/test';
import { type FaultyServer, startFaultyServer } from './faultyServer';
import { ParkHost } from './parkHost';
import { callPark, staffToken } from './staff';
import { ALL_DAY, enterPark, type OpenPark, SETTINGS } from './world';

/** The park of one journey: nothing of another's is in it. */
export interface JourneyPark extends OpenPark {
  /** Moves its clock. @param at epoch milliseconds */
  moveClock(at: number): Promise<void>;
  /**
   * Opens another park, which is then the one that is spoken to, until it is stopped or the journey ends.
   * @param settings of its own, in place of those that all parks of journeys have
   * @param at where its clock stands, epoch milliseconds; by default at this machine's time
   */
  openOther(settings: Record<string, string>, at?: number): Promise<OpenPark & { stop(): Promise<void> }>;
}

interface WorkerFixtures {
  host: ParkHost;
  /** Answers as a server does that fails. */
  faulty: FaultyServer;
}

export const test = base.extend<{ park: JourneyPark }, WorkerFixtures>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const host = new ParkHost(process.env.E2E_PARK ?? '');
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  park: [
    async ({ host }, use, testInfo) => {
      const closers: (() => Promise<void>)[] = [];
      const open = async (settings: Record<string, string>, at: number | null) => {
        const opening = { settings: { ...SETTINGS, ...settings }, slotId: ALL_DAY, at };
        const park = await host.ask<OpenPark>('open', opening);
        const leave = enterPark(park);
        let isOpen = true;
        const stop = async () => {
          if (!isOpen) return;
          isOpen = false;
          leave();
          await host.ask('close', park.url);
        };
        closers.unshift(stop);
        return { ...park, stop, isOpen: () => isOpen };
      };
      const own = await open({}, null);
      let isClockMoved = false;
      await use({
        ...own,
        async moveClock(at) {
          isClockMoved = true;
          await host.ask('moveClock', at);
        },
        async openOther(settings, at) {
          // There is one clock for all of them.
          if (at !== undefined) await own.stop();
          return open(settings, at ?? null);
        },
      });
      const isRight = testInfo.status === testInfo.expectedStatus;
      if (!isRight) await testInfo.attach('what the park said', { body: await host.ask<string>('output') });
      for (const close of closers.slice(0, -1)) await close();
      // At another time nobody is signed in any more.
      if (isRight && own.isOpen() && !isClockMoved) await booksAgree(() => host.ask<string[]>('settle', own.url));
      await own.stop();
    },
    { auto: true },
  ],
  // Pages are closed before the park that they speak to.
  context: ({ context, park: _park }, use) => use(context),
  faulty: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const server = await startFaultyServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** What WeChat takes a moment for, such as a refund, gets so long. */
const TIMEOUT_MS = 30_000;

/**
 * Holds what a journey paid against WeChat's bill, for every park day on which money moved.
 * @param settle asks WeChat what became of money that is under way, and names those days
 */
async function booksAgree(settle: () => Promise<string[]>): Promise<void> {
  const differences = async () => {
    const all = [];
    for (const day of await settle()) {
      const { result, message } = await callPark(reconcile, { day }, await staffToken());
      all.push(...(result ? result.differences : [message]));
    }
    return all;
  };
  await expect.poll(differences, { message: 'what the journey paid and WeChat’s bill', timeout: TIMEOUT_MS }).toEqual([]);
}
