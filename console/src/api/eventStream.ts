import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Something that happened in the park, as `GET /api/staffAdmin/events` tells it. */
export interface StaffEvent {
  /** Grows; the server may tell one twice. */
  id: string;
  kind: string;
  /** The thing it is about, `kind:id`. */
  subject: string;
  /** ISO 8601. */
  at: string;
}

interface EventStreamOptions {
  /** Opens the stream after the event of this id; null: from now on. */
  open(lastId: string | null, signal: AbortSignal): Promise<Response>;
  onEvent(event: StaffEvent): void;
  /** ms to wait before the attempt of this number (0 first). */
  delay?(attempt: number): number;
}

/** The kind that says: something may have been missed, ask again for what is shown. */
export const RESET = 'reset';
/** Ids that are remembered, so that what is told again is not heard again. */
const REMEMBERED = 1_000;
/** Nothing at all for so long, heartbeats included: the connection is dead though nobody said so. ms */
const SILENCE = 45_000;

/** 1 s, 2 s, 4 s … up to 30 s, each a little different, so that a restarted server is not met by everybody at once. */
const backoff = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 30_000) * (0.75 + Math.random() / 2);

/** Listens until stopped: opens the stream again whenever it ends, goes on after the last event, and hears each event once. */
export function listenTo({ open, onEvent, delay = backoff }: EventStreamOptions): () => void {
  const stop = new AbortController();
  const seen = new Set<string>();
  let lastId: string | null = null;

  const hear = ({ id, event, data }: EventSourceMessage) => {
    if (id) lastId = id;
    const parsed = readEvent(event ?? '', data);
    if (!parsed || seen.has(parsed.id)) return;
    if (parsed.id) seen.add(parsed.id);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value ?? '');
    onEvent(parsed);
  };

  const run = async () => {
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      const stood = await follow(open, () => lastId, hear, stop.signal);
      if (stop.signal.aborted) return;
      if (stood) attempt = 0;
      await sleep(delay(attempt));
    }
  };
  void run();
  return () => stop.abort();
}

/** Reads one stream to its end. @returns whether it stood at all */
async function follow(
  open: EventStreamOptions['open'],
  lastId: () => string | null,
  hear: (message: EventSourceMessage) => void,
  stop: AbortSignal,
): Promise<boolean> {
  const connection = new AbortController();
  const end = () => connection.abort();
  stop.addEventListener('abort', end, { once: true });
  let silence: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(end, SILENCE);
  };
  let stood = false;
  try {
    const answer = await open(lastId(), connection.signal);
    if (!answer.ok || !answer.body || !/event-stream/.test(answer.headers.get('content-type') ?? '')) return false;
    stood = true;
    const parser = createParser({ onEvent: hear });
    const reader = answer.body.getReader();
    const text = new TextDecoder();
    alive();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      alive();
      parser.feed(text.decode(part.value, { stream: true }));
    }
  } catch {
    // Lost; the caller tries again.
  } finally {
    clearTimeout(silence);
    stop.removeEventListener('abort', end);
  }
  return stood;
}

/** Null for what only moves the place to go on from, and for what a newer server may say. */
function readEvent(event: string, data: string): StaffEvent | null {
  if (event === 'position') return null;
  if (event === RESET) return { id: '', kind: RESET, subject: '', at: '' };
  try {
    const { id, kind = event, subject, at } = JSON.parse(data) as Partial<Record<keyof StaffEvent, string>>;
    return { id: String(id ?? ''), kind, subject: String(subject ?? ''), at: String(at ?? '') };
  } catch {
    return null;
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
