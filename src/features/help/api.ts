import { getHelp } from '@park/contract/help/calls';
import type { HelpRequest } from '@park/contract/help/schemas';
import { plainPhone } from '@park/contract/phone';
import { useMemo, useSyncExternalStore } from 'react';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { type PhonePosition, phonePosition } from '@/platform/position';
import { randomToken } from '@/platform/random';
import { deviceSecret } from './device';
import { addTo, enqueue, follow, locate, useQueue } from './queue';
import type { Waiting } from './queueRules';

/** How often a call that is open is asked about. ms */
const OPEN_EVERY = 4_000;

export const isOpen = ({ status }: HelpRequest) => status === 'active' || status === 'responding';

/** What became of this phone's calls, asked again and again while one is open. */
export function useHelp() {
  return usePolled({
    queryKey: keyOf(getHelp),
    // A toast would lie over the button, and the page says that there is no network.
    queryFn: async () => call(getHelp, { device: await deviceSecret() }, { quiet: true }),
    refetchOnMount: 'always',
    every: (data) => (data?.requests.some(isOpen) ? OPEN_EVERY : false),
  });
}

/** The visitor's own calls that have no answer yet; places that follow them are not shown. */
export function useWaiting(): Waiting[] {
  const queue = useQueue();
  return useMemo(() => queue.filter(({ input }) => !input.onlyTo), [queue]);
}

let sent: PhonePosition | null = null;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The place that went with this phone's last call, as long as the app is open. */
export const useSentPlace = (): PhonePosition | null =>
  useSyncExternalStore(
    listen,
    () => sent,
    () => sent,
  );

/** Calls for help: kept on the phone before anything else, sent at once, its place after it as soon as the phone knows it. */
export async function callForHelp({ kind, phone, note }: { kind: string; phone: string; note: string }): Promise<void> {
  const clientId = randomToken();
  const device = await deviceSecret();
  const askedAt = new Date(serverNow()).toISOString();
  enqueue({ clientId, device, kind, phone: plainPhone(phone), note: note.trim(), position: null, askedAt });
  const position = await phonePosition();
  if (!position) return;
  sent = position;
  for (const listener of [...listeners]) listener();
  locate(clientId, device, { ...position, at: new Date(serverNow()).toISOString() });
}

/** Adds a number to a call that the park has. */
export async function sendNumber(request: HelpRequest, phone: string): Promise<void> {
  follow(request, await deviceSecret(), { phone: plainPhone(phone) });
}

/** Adds a number to a call that waits on the phone. */
export const keepNumber = (clientId: string, phone: string): void => addTo(clientId, { phone: plainPhone(phone) });
