import { callHelp, getHelp } from '@park/contract/help/calls';
import type { CallHelpIn, HelpPosition, HelpRequest } from '@park/contract/help/schemas';
import { onlineManager } from '@tanstack/react-query';
import { askAgain } from '@/api/askAgain';
import { call } from '@/api/client';
import { outbox } from '@/api/outbox';
import { queryClient } from '@/api/queryClient';
import { keyOf } from '@/api/useCall';
import { isOnline } from '@/platform/network';
import { createPersistentList, usePersistentList } from '@/platform/persistentList';
import { randomToken } from '@/platform/random';
import { RequestError } from '@/request/errors';
import { afterRefusal, isWaiting, type Waiting } from './queueRules';

/**
 * Calls for help on their way. Each is stored before it is sent and leaves only when the server has answered it: no closed app, no
 * tunnel and no lost answer takes one away, and its id keeps it from counting twice.
 */
const queue = createPersistentList('help-queue', isWaiting, { isHeld: true });

/** What the server made of calls that are gone from the queue, for a place that is found after them. */
const delivered = new Map<string, HelpRequest>();

/** Stores a call and begins to send it. */
export function enqueue(input: CallHelpIn): void {
  queue.change((all) => [...all, { input, tried: false }]);
  sendNow();
}

/** Adds the place to a call: to the one that waits, or to what the server made of it. */
export function locate(clientId: string, device: string, position: HelpPosition): void {
  addTo(clientId, { position });
  const request = delivered.get(clientId);
  if (request && !request.located) follow(request, device, { position });
}

type Found = Partial<Pick<CallHelpIn, 'phone' | 'position'>>;

/** Completes a call that waits. */
export function addTo(clientId: string, found: Found): void {
  queue.change((all) =>
    all.map((one) => (one.input.clientId === clientId ? { ...one, input: { ...one.input, ...found } } : one)),
  );
}

/** Sends what was found after the call that it belongs to. */
export function follow({ id, kind }: HelpRequest, device: string, found: Found): void {
  enqueue({ clientId: randomToken(), device, kind, phone: '', note: '', position: null, onlyTo: id, askedAt: null, ...found });
}

/**
 * Takes a call back that has not been sent yet.
 * @returns false when it may have arrived: then it is cancelled at the server, once it answers
 */
export function takeBack(clientId: string): boolean {
  const waiting = queue.all().find(({ input }) => input.clientId === clientId);
  if (!waiting || waiting.tried) return false;
  queue.change((all) => all.filter(({ input }) => input.clientId !== clientId));
  return true;
}

// All side by side: the first try of a call waits for no other.
const { sendNow, start } = outbox(async () => {
  const left = await Promise.all(queue.all().map(sendOne));
  return !left.includes(false);
});

/** @returns whether it is done with. Only the first try was asked for, and where there is no network its card says so; the rest fail in silence. */
async function sendOne({ input, tried }: Waiting): Promise<boolean> {
  const { clientId } = input;
  const mark = (isTried: boolean) =>
    queue.change((all) => all.map((one) => (one.input.clientId === clientId ? { ...one, tried: isTried } : one)));
  const isOffline = !onlineManager.isOnline();
  mark(true);
  try {
    const request = await call(callHelp, input, { quiet: tried || input.onlyTo !== undefined || isOffline });
    settle(clientId, request);
    return true;
  } catch (error) {
    // The phone may be wrong about its network, so it was tried; now it has not left, and may be taken back as before.
    if (isOffline && error instanceof RequestError && error.kind === 'network') mark(tried);
    if (!(error instanceof RequestError) || afterRefusal(error.errorName) === 'keep') return false;
    queue.change((all) => all.filter((one) => one.input.clientId !== clientId));
    return true;
  }
}

function settle(clientId: string, request: HelpRequest): void {
  delivered.set(clientId, request);
  const waiting = queue.all().find(({ input }) => input.clientId === clientId);
  queue.change((all) => all.filter(({ input }) => input.clientId !== clientId));
  void askAgain(queryClient, keyOf(getHelp));
  // What follows a call is not followed itself: a server that does not take it would be sent it for ever.
  if (!waiting || waiting.input.onlyTo) return;
  const { device, position, phone } = waiting.input;
  // The place was found, or the number given, while the call was on its way.
  const late: Found = { ...(position && !request.located && { position }), ...(phone && !request.reachable && { phone }) };
  if (Object.keys(late).length > 0) follow(request, device, late);
}

// Before the phone has said whether it has a network, a call that cannot leave would count as one that may have arrived.
export const startHelpQueue = () => start(isOnline());

export const useQueue = () => usePersistentList(queue);
