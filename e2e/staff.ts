import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { decideRegistration, getRegistrations } from '@park/contract/live/anchor/calls';
import { AnchorStatus } from '@park/contract/live/limits';
import { adminLogin } from '@park/contract/staff/calls';
import { callParkAt, resultAt } from '../server/src/testing/callPark';
import { ADMIN_PASSWORD, currentPark, type OpenPark, parkUrl } from './world';

/** Makes a call of the contract over HTTP and reads its envelope; what the staff's tools will do. */
export function callPark<In, Out>(
  call: Call<In, Out>,
  input: In,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Envelope<Out>> {
  return callParkAt(parkUrl(), call, input, { token, headers });
}

/** The result of a call that must succeed. */
export function resultOf<In, Out>(
  call: Call<In, Out>,
  input: In,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Out> {
  return resultAt(parkUrl(), call, input, { token, headers });
}

const tokens = new WeakMap<OpenPark, Promise<string>>();

/** The administrator's token, asked for once of each park. */
export function staffToken(): Promise<string> {
  const park = currentPark();
  const token =
    tokens.get(park) ?? resultOf(adminLogin, { userName: 'admin', password: ADMIN_PASSWORD }).then((info) => info.accessToken);
  tokens.set(park, token);
  return token;
}

/** Approves (or, with a reason, rejects) the awaiting registration of the anchor with this name. */
export async function decide(name: string, reason?: string): Promise<void> {
  const staff = await staffToken();
  const page = await resultOf(getRegistrations, { status: AnchorStatus.awaiting, pageSize: 100 }, staff);
  const found = page.items.find((item) => item.name === name);
  if (!found) throw new Error(`no registration of ${name} awaits a decision`);
  await resultOf(decideRegistration, { id: found.id, approve: reason === undefined, reason }, staff);
}
