import pg from 'pg';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Hears what other connections notify of, on a connection of its own that is opened again whenever it breaks.
 * @param wake called at each notification, and after each opening, for what was told in between is lost
 * @returns ends it
 */
export function listenOnPostgres(url: string, channel: string, wake: () => void): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let ended = false;

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'fossil-park-listen',
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_PAUSE_MS,
    });
    client = next;
    next.on('notification', wake);
    let broken = false;
    const again = () => {
      if (broken) return;
      broken = true;
      next.end().catch(() => undefined);
      if (ended) return;
      timer = setTimeout(() => void open(), pause);
      timer.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    next.on('error', again);
    next.on('end', again);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      pause = FIRST_PAUSE_MS;
      wake();
    } catch {
      again();
    }
  }

  void open();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
