import { randomUUID } from 'node:crypto';
import { callHelp } from '@park/contract/help/calls';
import type { CallHelpIn, HelpRequest } from '@park/contract/help/schemas';
import type { Browser } from '@playwright/test';
import { guest } from '../guest';
import { ownPhone } from '../helpCalls';
import { resultOf } from '../staff';
import { Visitor } from '../visitor';

/** Somebody with a phone of their own, beside the console; signed in by the app's own way. */
export async function openVisitor(browser: Browser, path: string): Promise<{ visitor: Visitor; token: string }> {
  const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'en-US' };
  const context = await browser.newContext(phone);
  const visitor = new Visitor(await context.newPage());
  await visitor.open(path);
  return { visitor, token: await visitor.signedIn() };
}

/** A call for help as a phone sends it, from somewhere near the south gate. */
export async function callForHelp(change: Partial<CallHelpIn> = {}, token?: string): Promise<HelpRequest & { phone: string }> {
  const phone = ownPhone();
  const position = {
    latitude: 25.6171,
    longitude: 105.4318,
    accuracy: 20,
    system: 'gcj02',
    at: new Date().toISOString(),
  } as const;
  const ids = { clientId: randomUUID(), device: randomUUID() };
  const sent = await resultOf(
    callHelp,
    { ...ids, kind: 'other', phone, note: '', position, askedAt: null, ...change },
    token ?? (await guest()),
  );
  return { ...sent, phone };
}
