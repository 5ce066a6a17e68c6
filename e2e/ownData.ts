import { addFeedBack } from '@park/contract/feedback/calls';
import { unzip } from '../server/src/testing/unzip';
import { expect } from './fixtures';
import { resultOf } from './staff';
import { buy, dayAhead, product } from './tickets';

export const FEEDBACK = 'The path by the gorge needs a bench.';

/** Gives somebody a ticket and a word for the park. @returns the order's number */
export async function beSomebody(token: string, app: 'h5' | 'mini' = 'h5'): Promise<string> {
  const ticketId = (await product({ realName: false })).id;
  const { number } = await buy(token, { ticketId, day: dayAhead(3), slotId: 'morning', quantity: 1 }, app);
  const key = { 'idempotency-key': crypto.randomUUID() };
  await resultOf(addFeedBack, { kind: 'suggestion', text: FEEDBACK, pictures: [] }, token, key);
  return number;
}

/** Holds the file that a visitor takes along against what they did. @returns its page */
export function saysItAll(zip: Buffer, number: string): string {
  const parts = unzip(zip);
  const data = JSON.parse(parts.get('data.json')?.toString() ?? '{}');
  expect(data.areas.feedback.feedback.map(({ text }: { text: string }) => text)).toEqual([FEEDBACK]);
  expect(data.areas.orders.ticket_order.map((order: { number: string }) => order.number)).toEqual([number]);
  const page = parts.get('index.html')?.toString() ?? '';
  expect(page).toContain(FEEDBACK);
  expect(page).toContain(number);
  return page;
}
