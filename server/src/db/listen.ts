import pg from 'pg';
import { createSockets, endWithin } from './sockets';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/**
 * How often it is asked whether anybody is still there, and how long an answer takes at most, in milliseconds: a connection that
 * fell silent breaks by nothing else. Tests have less patience.
 */
const TIMEOUT_MS = { ask: 10_000, answer: 5_000 };
const CLOSE_TIMEOUT_MS = 500;

/**
 * Hears what other connections notify of, on a connection of its own that is opened again whenever it breaks or falls silent.
 * @param wake called at each notification, and after each opening, for what was told in between is lost
 * @returns ends it
 */
export function listenOnPostgres(url: string, channel: string, wake: () => void, timeouts = TIMEOUT_MS): () => Promise<void> {
  const sockets = createSockets();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let ended = false;

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'fossil-park-listen',
      keepAlive: true,
      keepAliveInitialDelayMillis: timeouts.ask,
      connectionTimeoutMillis: LONGEST_PAUSE_MS,
      query_timeout: timeouts.answer,
      stream: sockets.stream,
    });
    client = next;
    next.on('notification', wake);
    let broken = false;
    const again = () => {
      if (broken) return;
      broken = true;
      clearInterval(asking);
      void endWithin(CLOSE_TIMEOUT_MS, next.end(), sockets);
      if (ended) return;
      timer = setTimeout(() => void open(), pause);
      timer.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    next.on('error', again);
    next.on('end', again);
    let asking: NodeJS.Timeout | undefined;
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      pause = FIRST_PAUSE_MS;
      asking = setInterval(() => void next.query('select').catch(again), timeouts.ask);
      asking.unref();
      wake();
    } catch {
      again();
    }
  }

  void open();
  return async () => {
    ended = true;
    clearTimeout(timer);
    if (client) await endWithin(CLOSE_TIMEOUT_MS, client.end(), sockets);
  };
}
