import type { SyncedEntry } from '@park/contract/ticket/gate/schemas';
import type { Entry } from './entries';

/** Entries in one call; few enough that a poor network carries them. The server takes 500. */
const BATCH = 50;

interface Sending {
  /** One answer an entry. */
  send(entries: readonly Entry[]): Promise<SyncedEntry[]>;
  /** Whether a refusal is about what was sent, and not about the network, the session or the server. */
  isWrongInput(error: unknown): boolean;
  heard(entry: Entry, answer: SyncedEntry): Promise<void>;
  refused(entry: Entry, error: unknown): Promise<void>;
}

/**
 * Sends what waits, oldest first. An entry that the server cannot take is found by halves and set aside, so that it holds up no other.
 * Rejects with the first failure of another kind; what was heard by then stays heard, and the rest waits.
 */
export async function sendAll(waiting: readonly Entry[], way: Sending): Promise<void> {
  const inOrder = [...waiting].sort((a, b) => Date.parse(a.scannedAt) - Date.parse(b.scannedAt));
  for (let from = 0; from < inOrder.length; from += BATCH) await sendSome(inOrder.slice(from, from + BATCH), way);
}

async function sendSome(some: readonly Entry[], way: Sending): Promise<void> {
  let answers: SyncedEntry[];
  try {
    answers = await way.send(some);
  } catch (error) {
    if (!way.isWrongInput(error)) throw error;
    const [first] = some;
    if (some.length === 1 && first) return way.refused(first, error);
    const half = Math.ceil(some.length / 2);
    await sendSome(some.slice(0, half), way);
    return sendSome(some.slice(half), way);
  }
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  for (const entry of some) {
    const answer = byId.get(entry.id);
    if (answer) await way.heard(entry, answer);
  }
}
