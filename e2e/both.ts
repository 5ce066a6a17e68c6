import { expect, type TestInfo } from '@playwright/test';
import { test as webTest } from './fixtures';
import { JOURNEYS, type JourneyName } from './journeys';
import type { JourneyPark } from './parkTest';
import type { Phone } from './phone';
import { test as weappTest } from './weapp/fixtures';
import { miniPhoneOf } from './weapp/miniPhone';
import { openWebPhone, webPhoneOf } from './webPhone';

interface Given {
  phone: Phone;
  /** A phone of somebody else. */
  another(): Promise<Phone>;
  park: JourneyPark;
}

type Body = (given: Given, info: TestInfo) => Promise<void>;

/** Tells a journey of the table, or with `part` one part of it, on both targets: as one script over what a person does with a phone. */
export function onBoth(name: JourneyName, body: Body): void;
export function onBoth(name: JourneyName, part: string, body: Body): void;
export function onBoth(name: JourneyName, second: string | Body, third?: Body): void {
  const { title } = JOURNEYS[name];
  const [full, body] = typeof second === 'string' ? [`${title}: ${second}`, third as Body] : [title, second];
  webTest(full, async ({ page, watch, calls, browser, faulty, park }, info) => {
    const others: Awaited<ReturnType<typeof openWebPhone>>[] = [];
    const another = async () => {
      const phone = await openWebPhone(browser, faulty);
      others.push(phone);
      return phone;
    };
    try {
      await body({ phone: webPhoneOf(page, watch, calls, faulty), another, park }, info);
      for (const { watch } of others) expect(watch.unexpected(), 'what another’s page complained about').toEqual([]);
    } finally {
      for (const { web } of others) await web.page.context().close();
    }
  });
  weappTest(`mini-program: ${full}`, ({ hold, again, faulty, playwright, park }, info) => {
    const open = () => miniPhoneOf(hold(), { again, faulty, playwright });
    return body({ phone: open(), another: async () => open(), park }, info);
  });
}
