import { BEACON } from '@park/contract/beacon/chain';
import { verifySignature } from '@park/contract/beacon/signature';
import { AppError } from '../../http/appError';
import { boundedText } from '../../http/boundedText';

/** No address answered in time with what the beacon signed. It is asked again; nothing takes its place. */
export class BeaconAwayError extends Error {
  constructor(what: string, cause: unknown) {
    super(`The public beacon did not answer with ${what}.`, { cause });
    this.name = 'BeaconAwayError';
  }
}

/** The public beacon (@park/contract/beacon), read over drand's HTTP protocol. What it answers has been verified. */
export interface Beacon {
  /** The signature of a round, lower-case hex. @throws BeaconAwayError */
  signatureOf(round: number): Promise<string>;
  /** @throws BeaconAwayError when no address answers with any round */
  reach(): Promise<void>;
}

/** Staff and readers wait for it. ms */
const TIMEOUT_MS = 5_000;
/** A relay has a round within a second of its time; so long after the answer "not yet" it is asked again. ms */
const AGAIN_MS = 400;
/** A round is some 300 characters. */
const MAX_CHARACTERS = 4_096;

/** @param urls all are asked at once, and the first that answers with what the beacon signed is believed */
export function createBeacon(urls: readonly string[], { timeoutMs = TIMEOUT_MS, againMs = AGAIN_MS } = {}): Beacon {
  async function first(which: number | 'latest'): Promise<string> {
    const over = new AbortController();
    // Node holds what AbortSignal.any is made of weakly: a collection removes the timer of AbortSignal.timeout (nodejs/node#57867).
    const late = setTimeout(() => over.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    try {
      return await Promise.any(urls.map((url) => ask(`${url}/${BEACON.hash}/public/${which}`, which, over.signal)));
    } catch (error) {
      throw new BeaconAwayError(which === 'latest' ? 'any round' : `round ${which}`, error);
    } finally {
      clearTimeout(late);
      over.abort();
    }
  }

  async function ask(url: string, which: number | 'latest', signal: AbortSignal): Promise<string> {
    for (;;) {
      // Only addresses that were configured are asked: none may send the server elsewhere.
      const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
      if (response.ok) return signedIn(JSON.parse(await boundedText(response, MAX_CHARACTERS)), which, url);
      await response.body?.cancel();
      await later(againMs, signal);
    }
  }

  return {
    signatureOf: first,
    async reach() {
      await first('latest');
    },
  };
}

/** A park that cannot reach the beacon must not promise it. @throws AppError beaconAway */
export async function reachBeacon(beacon: Pick<Beacon, 'reach'>): Promise<void> {
  try {
    await beacon.reach();
  } catch (error) {
    if (error instanceof BeaconAwayError) throw new AppError('beaconAway');
    throw error;
  }
}

/** @throws Error when the beacon signed no such thing */
function signedIn(answer: unknown, which: number | 'latest', url: string): string {
  const { round, signature } = (answer ?? {}) as Record<string, unknown>;
  const isRequested = which === 'latest' || round === which;
  if (isRequested && typeof round === 'number' && typeof signature === 'string' && verifySignature(round, signature))
    return signature;
  throw new Error(`${url} answered with what the beacon did not sign.`);
}

function later(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
