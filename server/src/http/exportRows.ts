import { Readable } from 'node:stream';
import type { Call, CallSchemas } from '@park/contract/call';
import { type ExportedFile, type ExportFormat, MAX_SHEET_ROWS } from '@park/contract/export';
import { parkDay } from '@park/contract/parkTime';
import type { ExportAction, ExportedList } from '@park/contract/staff/audit';
import { exportedLists } from '@park/contract/staff/texts/audit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { KeysetBatches } from '../db/keyset';
import { type Lang, type Localized, pickText } from '../i18n/lang';
import { exportHeads } from '../i18n/texts/exports';
import { AppError } from './appError';
import type { StaffCallContext } from './callContext';
import { csvOf } from './csv';
import { parseInput } from './input';
import { languageOf, securityOf } from './route';
import type { SheetCell } from './sheet';
import { xlsxOf } from './xlsx';

declare module 'fastify' {
  interface FastifyInstance {
    noteExport: NoteExport;
  }
}

type Head = keyof typeof exportHeads;
type HeadsOf<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | HeadsOf<Rest> : Names;
/** Whose columns hold moments, of the contract or in epoch milliseconds, beside all that end with `At`. */
const MOMENTS = new Set<Head>(['at', 'start', 'end', 'showFrom', 'showUntil', 'claimUntil']);
/** Whose columns hold money in fen. */
const MONEY = new Set<Head>(['amount', 'price', 'moneyIn', 'moneyOut']);
/** What a column may make of a row; a text in several languages is shown in the reader's. */
type Value = SheetCell | Localized | boolean | undefined;
type ValueOf<Row> = (row: Row, lang: Lang) => Value;

/** Writes down that a list left the house: once, with its filter and how many rows it had. */
export type NoteExport = (
  entry: { action: ExportAction; subject: string; details: Record<string, unknown> },
  staff: StaffCallContext,
) => Promise<void>;

const TYPE: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What answers the export of a list: its head and its rows, in batches. */
export interface ExportHandler<In> {
  open(input: In, staff: StaffCallContext): Promise<{ total: number; rows: AsyncGenerator<SheetCell[][]> }>;
  /** What may name a person and does not go into the log, which outlives it. */
  redacted: readonly string[];
}

/**
 * The export of a list.
 * @param heads the columns in their order, each named as the property of a row that it shows
 * @param own what stands in a column that no property is named as
 * @param redacted fields of the input that the log does not show
 */
export function exporting<
  In,
  Names extends string,
  Row extends { [Name in Exclude<HeadsOf<Names>, Own>]: Value },
  Own extends HeadsOf<Names> = never,
>(
  open: (input: In, staff: StaffCallContext) => Promise<KeysetBatches<Row>>,
  heads: Names & (HeadsOf<Names> extends Head ? unknown : never),
  own: { [Name in Own]: ValueOf<Row> },
  redacted: readonly string[] = [],
): ExportHandler<In> {
  const itself = (head: Head) => (row: Row) => row[head as never] as Value;
  const columns = (heads.split(' ') as Head[]).map((head) => [head, own[head as never] ?? itself(head)] as const);
  return {
    redacted,
    async open(input, staff) {
      const { total, batches } = await open(input, staff);
      return { total, rows: cellsOf(batches, columns, staff.lang) };
    },
  };
}

/** At this server at once: each reads a list to its end, beside all that visitors do. */
export const MAX_EXPORTS = 3;
/** A reader who takes nothing for so long gives up the place, ms. */
const EXPORT_TIMEOUT_MS = 60_000;
const running = new WeakMap<object, number>();

/** Takes one of the places of exports. @returns gives it back, however often it is called @throws AppError exportsBusy */
function takePlace(server: object): () => void {
  const taken = running.get(server) ?? 0;
  if (taken >= MAX_EXPORTS) throw new AppError('exportsBusy', { most: MAX_EXPORTS });
  running.set(server, taken + 1);
  let given = false;
  return () => {
    if (!given) running.set(server, (running.get(server) ?? 1) - 1);
    given = true;
  };
}

/**
 * Mounts the export of a list: its rows as CSV or as a workbook, read in batches as they are sent and no faster, and no more once the
 * reader has gone. `x-total-rows` says how many come. Amounts are yuan with two decimals, moments are the park's clock.
 */
export function exportRoute(
  app: FastifyInstance,
  call: Call<unknown, ExportedFile>,
  schemas: CallSchemas,
  { open, redacted }: ExportHandler<unknown>,
): void {
  const [, , area = '', name = ''] = call.path.split('/');
  const list = (Object.keys(exportedLists) as ExportedList[]).find((known) => name === `export${known}`);
  if (!list) throw new Error(`${name} is not among the lists that the audit log can name (texts/en/staff/audit.json).`);
  const action = `${area.replace(/Admin$/, '')}.export${list}` as const;
  const file = list.toLowerCase();
  app.route({
    method: call.method,
    url: call.path,
    config: { auth: call.auth, needs: call.needs },
    schema: {
      summary: schemas.summary,
      tags: [area],
      security: securityOf(call),
      querystring: schemas.in,
      response: {
        200: { description: 'CSV or an Excel workbook', content: { 'text/csv': { schema: z.string() } } },
      },
    },
    handler: async (req, reply) => {
      const input = parseInput(schemas.in, req.query ?? {}, { fromText: true });
      const { format, ...filter } = input as Record<string, unknown> & { format: ExportFormat };
      const staff: StaffCallContext = { admin: req.identity.admin, lang: languageOf(req), now: app.clock(), req };
      const giveBack = takePlace(app.server);
      // However it ends: sent, refused, or left by its reader.
      reply.raw.once('close', giveBack).once('finish', giveBack);
      reply.raw.setTimeout(EXPORT_TIMEOUT_MS, () => reply.raw.destroy());
      const { total, rows } = await open(input, staff);
      if (format === 'xlsx' && total > MAX_SHEET_ROWS) throw new AppError('exportTooLong', { most: MAX_SHEET_ROWS });
      const logged = Object.fromEntries(
        Object.entries(filter).map(([key, value]) => [key, redacted.includes(key) ? '***' : value]),
      );
      await app.noteExport({ action, subject: `export:${file}`, details: { filter: logged, format, rows: total } }, staff);
      return reply
        .type(TYPE[format])
        .header('content-disposition', `attachment; filename="${file}-${parkDay(staff.now)}.${format}"`)
        .header('x-total-rows', total)
        .send(format === 'xlsx' ? xlsxOf(rows) : Readable.from(csvOf(rows), { objectMode: false }));
    },
  });
}

async function* cellsOf<Row>(
  batches: AsyncIterable<Row[]>,
  columns: readonly (readonly [Head, ValueOf<Row>])[],
  lang: Lang,
): AsyncGenerator<SheetCell[][]> {
  yield [columns.map(([head]) => exportHeads[head][lang])];
  for await (const batch of batches) yield batch.map((row) => columns.map(([head, of]) => toCell(head, of(row, lang), lang)));
}

function toCell(head: Head, value: Value, lang: Lang): SheetCell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? '✓' : '';
  if (typeof value === 'object') return 'fen' in value || 'at' in value ? value : pickText(value, lang);
  if (MOMENTS.has(head) || head.endsWith('At')) return { at: new Date(value).getTime() };
  return MONEY.has(head) ? { fen: Number(value) } : value;
}
