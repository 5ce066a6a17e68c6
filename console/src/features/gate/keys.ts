import { getCodeKey } from '@park/contract/ticket/gate/calls';
import type { ParsedCode } from '@park/contract/ticket/gate/code';
import type { CodeKeys } from '@park/contract/ticket/gate/schemas';
import { readStored } from '../../api/listeners';

type Key = CodeKeys['keys'][number];

/** What a tablet keeps to verify codes without the server. */
interface Stored {
  keys: Key[];
  /** ms that the server's clock is ahead of the tablet's. */
  ahead: number;
}

const PLACE = 'park-gate-keys';
/** A clock that is less wrong than this is taken as right; the answer itself took some time. ms */
const EXACT = 5_000;

const readAll = (): Stored => ({ keys: [], ahead: 0, ...readStored<Partial<Stored>>(PLACE, {}) });

export const storedKeys = (): readonly Key[] => readAll().keys;

/** By the server's clock as far as it is known: a tablet whose own is wrong would call good codes stale. Epoch ms */
export const parkNow = (): number => Date.now() + readAll().ahead;

/** Fetches the published keys and looks at the clock. Rejects when the server is not to be reached. */
export async function fetchKeys(): Promise<void> {
  // The answer may be kept by browsers for an hour, and then says nothing about the clock.
  const answer = await fetch(getCodeKey.path, { cache: 'no-store' });
  const { code, result, time } = (await answer.json()) as { code: number; result: CodeKeys; time: string };
  if (code !== 200) throw new Error(`keys: ${code}`);
  const ahead = Date.parse(time) - Date.now();
  const written: Stored = { keys: result.keys, ahead: Math.abs(ahead) > EXACT ? ahead : 0 };
  localStorage.setItem(PLACE, JSON.stringify(written));
}

/** Whether one of the keys signed the code. Rejects where the browser cannot verify Ed25519, or the page is not served over https. */
export async function isSignedBy({ kid, signed, signature }: ParsedCode, keys: readonly Key[]): Promise<boolean> {
  for (const { kty, crv, x, kid: name } of keys) {
    if (kid !== null && kid !== name) continue;
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
    if (await crypto.subtle.verify('Ed25519', key, signature, signed)) return true;
  }
  return false;
}

/** Whether this browser could verify a code now. */
export async function canVerify(): Promise<boolean> {
  const [first] = storedKeys();
  if (!first) return false;
  const { kty, crv, x } = first;
  return crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']).then(
    () => true,
    () => false,
  );
}
