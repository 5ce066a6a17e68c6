import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../server/src/db/postgres';
import { appOn } from './benchPark';
import { type BookingTask, bookingOf } from './bookingTasks';

interface Statement {
  text: string;
  values: unknown[];
}

/** What the server says to its database for one booking, with the booking it was for. */
export interface Recording {
  statements: Statement[];
  task: BookingTask;
  /** Id and number that the server gave. */
  reservation: { id: string; number: string };
}

/**
 * Makes one booking with the server's own code in this process and keeps what it said to the database. The driver's own method is
 * wrapped, so nothing between the repository and the wire can differ.
 */
export async function recordBooking(url: string, task: BookingTask): Promise<Recording> {
  const database = await openPostgres(url);
  const { app } = await appOn(database, url);
  await app.ready();
  const { method, path, token, body } = bookingOf(task);
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function query(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    const config = typeof first === 'string' ? { text: first } : (first as { text: string; values?: unknown[] });
    const values = Array.isArray(second) ? second : ((config as Partial<Statement>).values ?? []);
    statements.push({ text: config.text, values: [...values] });
    return original.apply(this, args);
  };
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { code, message, result } = (
      await app.inject({ method: method as 'POST', url: path, headers, payload: body })
    ).json();
    if (code !== 200) throw new Error(`the recorded booking was refused: ${message}`);
    return { statements, task, reservation: result };
  } finally {
    prototype.query = original;
    await app.close();
    await database.close();
  }
}

/**
 * The statements of the recording for another booking: who, where and when are exchanged, what has to be unique is new,
 * everything else stays as the server sent it.
 */
function statementsFor({ statements, task: old, reservation }: Recording, task: BookingTask): Statement[] {
  const shift = Date.parse(task.start) - Date.parse(old.start);
  const fresh = new Map<string, string>([
    [reservation.id, randomUUID()],
    [reservation.number, randomUUID().slice(0, 18)],
  ]);
  const swaps: [string, string][] = [
    [old.anchorId, task.anchorId],
    [old.visitorId, task.visitorId],
    [old.pointId, task.pointId],
    [old.timespanId, task.timespanId],
    [old.day, task.day],
  ];
  const span = { from: Date.parse(old.start), to: Date.parse(old.end) };
  const exchange = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const known = fresh.get(value);
    if (known !== undefined) return known;
    const moment = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
    if (moment >= span.from && moment <= span.to) return new Date(moment + shift).toISOString();
    if (isId(value) && !swaps.some(([from]) => from === value)) return idFor(value, fresh, statements);
    return swaps.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(exchange) }));
}

/** The server's ids (16 bytes in base64url) and UUIDs. */
const isId = (value: string) => /^(?:[\w-]{22}|[0-9a-f-]{36})$/i.test(value);

/** An id that an insert brings must be new; one that is only looked up (the session's) must stay. */
function idFor(value: string, fresh: Map<string, string>, statements: Statement[]): string {
  const inserted = statements.some(({ text, values }) => /\binsert into\b/i.test(text) && values.includes(value));
  if (!inserted) return value;
  const id = randomUUID();
  fresh.set(value, id);
  return id;
}

/** Does the bookings with the driver alone: no HTTP, no checks, no JSON, the same statements on as many connections. */
export async function bookBare(url: string, recording: Recording, tasks: BookingTask[], connections: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections, options: '-c TimeZone=UTC' });
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const waiting = tasks.map((task) => statementsFor(recording, task));
  const began = performance.now();
  try {
    await Promise.all(
      clients.map(async (client) => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          for (const { text, values } of next) await client.query(text, values);
        }
      }),
    );
    return performance.now() - began;
  } finally {
    for (const client of clients) client.release();
    await pool.end();
  }
}
