import { setTimeout as after } from 'node:timers/promises';

const LOOK_MS = 15;
const TIMEOUT_MS = 180_000;

/** Waits for what another process does; a test that waits for nothing fails with what it waited for. */
export async function until(what: string, check: () => Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  while (!(await check())) {
    if (Date.now() > giveUpAt) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    await after(LOOK_MS);
  }
}
