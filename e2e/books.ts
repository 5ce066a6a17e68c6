import { reconcile } from '@park/contract/pay/calls';
import { expect } from '@playwright/test';
import { callPark, staffToken } from './staff';

/** What WeChat takes a moment for, such as a refund, gets so long. */
const TIMEOUT_MS = 30_000;

/**
 * Holds what a journey paid against WeChat's bill, for every park day on which money moved.
 * @param settle asks WeChat what became of money that is under way, and names those days
 */
export async function booksAgree(settle: () => Promise<string[]>): Promise<void> {
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
