import { setTimeout as after } from 'node:timers/promises';
import type { Finding } from '../attack';
import type { Node } from './machines';

/** Until a proxy has seen what a node says of itself, ms. */
const SEEN_MS = 4_000;

/** What a node says of itself, past the proxy. */
export async function readiness({ url }: Node): Promise<{ isReady: boolean; reasons: string[] }> {
  const answer = await fetch(`${url}/readyz`);
  const { reasons = [] } = (await answer.json()) as { reasons?: string[] };
  return { isReady: answer.status === 200, reasons };
}

/** Stops one of several nodes and starts it with something that is wrong. @param wanted what it is to say of that */
export async function startWrong(node: Node, what: string, changes: Record<string, string>, wanted: RegExp): Promise<Finding> {
  await node.service.stop();
  await node.startAgain(changes);
  const { isReady, reasons } = await readiness(node);
  await after(SEEN_MS);
  return {
    tried: what,
    measured: isReady ? 'it is ready' : `not ready: “${reasons.join(' ')}”`,
    held: !isReady && reasons.some((reason) => wanted.test(reason)),
  };
}

export async function startRight(node: Node): Promise<void> {
  await node.service.stop();
  await node.startAgain();
  await after(SEEN_MS);
}
