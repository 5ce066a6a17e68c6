import { getHelpRequests, resolveHelp, takeHelp } from '@park/contract/help/adminEndpoints';
import type { AdminHelp } from '@park/contract/help/adminSchemas';
import { resultOf, staffToken } from './staff';

/** A phone number that no other journey calls from. */
export const ownPhone = () => `139${String(Date.now()).slice(-8)}`;

/** What the staff's list has from this phone number, open or over. */
export async function callsFrom(phone: string): Promise<AdminHelp[]> {
  const staff = await staffToken();
  const lists = [false, true].map((over) => resultOf(getHelpRequests, { over, pageSize: 100 }, staff));
  return (await Promise.all(lists)).flatMap(({ items }) => items).filter((call) => call.phone === phone);
}

export async function take(id: string): Promise<AdminHelp> {
  return resultOf(takeHelp, { id }, await staffToken());
}

export async function resolve(id: string, outcome: string): Promise<AdminHelp> {
  return resultOf(resolveHelp, { id, outcome }, await staffToken());
}
