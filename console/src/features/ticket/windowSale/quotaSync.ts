import { giveBackWindowQuota, settleWindowSales, takeWindowQuota } from '@park/contract/ticket/windowSale/calls';
import { MAX_SETTLED } from '@park/contract/ticket/windowSale/limits';
import { oneTab } from '../../../api/alone';
import { call } from '../../../api/call';
import { isOutOfReach, withinTime } from '../../../api/reach';
import { giveBack, isWaiting, type OfflineSale, received, settled } from './quota';
import { changeQuota, storedQuota } from './quotaStore';

/** A poor network carries it, and nobody waits for it. ms */
const TIMEOUT_MS = 20_000;

/**
 * Tells the server what it has not heard: tickets that are wanted, tickets that go back, sales. One tab does it for all; whatever fails,
 * nothing is forgotten before the server has answered. Rejects with what stopped it.
 */
export function syncQuota(): Promise<void> {
  return oneTab('park-window-quota', async () => {
    const { taking, returning, sales } = await storedQuota();
    // First what is in the drawer.
    const due = sales.filter(isWaiting);
    for (let from = 0; from < due.length; from += MAX_SETTLED) await settleSome(due.slice(from, from + MAX_SETTLED));
    if (returning.length > 0) {
      await withinTime((signal) => call(giveBackWindowQuota, { ticketIds: [...returning] }, signal), TIMEOUT_MS);
      await changeQuota((quota) => ({ ...quota, returning: quota.returning.filter((id) => !returning.includes(id)) }));
    }
    if (!taking) return;
    try {
      const { tickets } = await withinTime((signal) => call(takeWindowQuota, taking, signal), TIMEOUT_MS);
      await changeQuota((quota) => received(quota, tickets));
    } catch (error) {
      // What was refused is not wanted any more; what got no answer may be held.
      if (!isOutOfReach(error)) await changeQuota((quota) => ({ ...quota, taking: null }));
      throw error;
    }
  });
}

async function settleSome(due: readonly OfflineSale[]): Promise<void> {
  const input = due.map(({ key, soldAt, received, replaces, tickets }) => ({
    ...{ key, soldAt, received, replaces },
    ticketIds: tickets.map(({ id }) => id),
  }));
  const { sales } = await withinTime((signal) => call(settleWindowSales, { sales: input }, signal), TIMEOUT_MS);
  await changeQuota((quota) => settled(quota, sales));
}

/** Gives all back that was not sold. Rejects when the server has not heard of it; it will. */
export async function giveAllBack(): Promise<void> {
  await changeQuota((quota) =>
    giveBack(
      quota,
      quota.tickets.map(({ id }) => id),
    ),
  );
  await syncQuota();
}
