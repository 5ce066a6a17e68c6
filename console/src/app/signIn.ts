import type { CallInput } from '@park/contract/call';
import { adminLogin, adminLogout } from '@park/contract/staff/calls';
import { useNavigate } from 'react-router';
import { call } from '../api/call';
import { readStored } from '../api/listeners';
import { withPasskey } from '../api/passkey';
import { dropSession, getSession, keepSession } from '../api/session';

export const SIGN_IN = '/sign-in';

/** Shared by the tabs of a browser, and kept when somebody signs out. */
const DEVICES = 'park-console-devices';
/** A shared tablet knows so many people, the last ones. */
const MAX_NAMES = 20;

const devices = () => readStored<Record<string, string>>(DEVICES, {});

/** What the server answered to this name's last sign-in here; others' wrong passwords then do not hold it up. */
const knownDevice = (userName: string): string | undefined => devices()[userName.toLowerCase()];

function keepDevice(userName: string, device: string): void {
  const { [userName.toLowerCase()]: _, ...others } = devices();
  const last = Object.entries({ ...others, [userName.toLowerCase()]: device }).slice(-MAX_NAMES);
  localStorage.setItem(DEVICES, JSON.stringify(Object.fromEntries(last)));
}

/** @throws CallError */
export async function signIn({ byPasskey, ...input }: CallInput<typeof adminLogin> & { byPasskey?: boolean }): Promise<void> {
  const enter = (shown = {}) => call(adminLogin, { ...input, ...shown, device: knownDevice(input.userName) });
  const { device, ...session } = await (byPasskey ? withPasskey(enter) : enter());
  keepDevice(session.userName, device);
  keepSession(session);
}

/** The session ends here whatever the network says; the server's own ends with its day. */
async function signOut(): Promise<void> {
  if (getSession()) await call(adminLogout, {}).catch(() => null);
  dropSession();
}

/** To the sign-in, without the way back that a session's end keeps: whoever comes next starts at the first page. */
export function useSignOut(): () => void {
  const go = useNavigate();
  return () => void signOut().then(() => go(SIGN_IN, { replace: true }));
}
