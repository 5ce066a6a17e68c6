import { getHelpRequests, resolveHelp, takeHelp } from '@park/contract/help/calls';
import type { AdminHelp } from '@park/contract/help/schemas';
import { resultOf, staffToken } from './staff';

/** A phone number that no other journey calls from. */
export const ownPhone = () => `139${String(Date.now()).slice(-8)}`;

/** What the staff's list has from this phone number, open or over. */
export async function callsFrom(phone: string): Promise<AdminHelp[]> {
  const staff = await staffToken();
  const lists = [false, true].map((over) => resultOf(getHelpRequests, { over, pageSize: 100 }, staff));
  const shown = (await Promise.all(lists)).flatMap(({ items }) => items);
  const rows = shown
    .filter(({ folded }) => folded > 1)
    .map(({ id }) => resultOf(getHelpRequests, { inRowOf: id, pageSize: 100 }, staff));
  const inRows = (await Promise.all(rows)).flatMap(({ items }) => items);
  const all = new Map([...shown, ...inRows].map((call) => [call.id, call]));
  return [...all.values()].filter((call) => call.phone === phone);
}

export async function take(id: string): Promise<AdminHelp> {
  return resultOf(takeHelp, { id }, await staffToken());
}

export async function resolve(id: string, outcome: string): Promise<AdminHelp> {
  return resultOf(resolveHelp, { id, outcome }, await staffToken());
}
