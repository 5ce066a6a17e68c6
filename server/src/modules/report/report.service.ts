import { DAY_MS } from '@park/contract/parkTime';
import type * as calls from '@park/contract/report/calls';
import { CHANNELS, figuresOf, MAX_REPORT_DAYS, type ReportBy, type ReportKind } from '@park/contract/report/kinds';
import type { Report, schemas } from '@park/contract/report/schemas';
import * as words from '@park/contract/texts/report';
import { concession } from '@park/contract/texts/ticket';
import type { Concession } from '@park/contract/ticket/concession';
import type { Database, Db } from '../../db/db';
import { keysetBatches } from '../../db/keyset';
import { AppError } from '../../http/appError';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import type { SheetCell } from '../../http/sheet';
import { type Lang, pickText } from '../../i18n/lang';
import * as repo from './report.repo';
import { concessionsOf, keysOf, merged, partsOf, totalsOf } from './report.rules';

interface Wanted extends repo.Span {
  kind: ReportKind;
  by: ReportBy;
}

type Read = (db: Db, by: never, span: repo.Span, now: number) => Promise<repo.Counted[]>;

const READ: Record<ReportKind, Read> = {
  takings: repo.takings,
  entries: repo.entries,
  noShows: repo.noShows,
  concessions: async (db, _, span) =>
    (await repo.concessions(db, span)).map(({ proofs, rules, ...counts }) => ({
      key: concessionsOf(proofs, rules).join(' '),
      ...counts,
    })),
  capacity: (db, _, span) => repo.capacity(db, span),
};

/** What staff ask of a span of days, to read and to take along. */
export function staffReports({ db }: Pick<Database, 'db'>) {
  async function read({ kind, by, from, to }: Wanted, { lang, now }: { lang: Lang; now: number }): Promise<Report> {
    const span = { from, to };
    checkSpan(span);
    const found: repo.Counted[] = [];
    for (const part of partsOf(span)) found.push(...(await READ[kind](db, by as never, part, now)));
    const names = await namesOf(by, lang);
    const keys = found.map(({ key }) => key);
    // Those that are known have an order of their own.
    const order = [...names.keys()].filter((key) => keys.includes(key));
    const all = [...new Set([...order, ...keysOf(by, span, keys)])];
    const rows = merged(kind, found, all).map((row) => ({ ...row, name: names.get(row.key) ?? nameOf(by, row.key, lang) }));
    return { by, ...span, rows, totals: totalsOf(kind, rows) };
  }

  async function namesOf(by: ReportBy, lang: Lang): Promise<Map<string, string>> {
    if (by === 'product') return new Map((await repo.listProducts(db)).map(({ id, name }) => [id, pickText(name, lang)]));
    return new Map(by === 'channel' ? CHANNELS.map((name) => [name, words.channels[name][lang]]) : []);
  }

  const ledger = exporting(
    (span: repo.Span) => keysetBatches(db, repo.ledgerQuery(span)),
    'at day orderNumber ticket channel tradeNumber refundNumber wechatNumber moneyIn moneyOut',
    {
      ticket: ({ product }) => product,
      channel: ({ channel }) => words.channels[channel],
      tradeNumber: ({ outTradeNo }) => outTradeNo,
      refundNumber: ({ outRefundNo }) => outRefundNo,
      wechatNumber: ({ wechatId }) => wechatId,
      moneyIn: ({ amount }) => (amount > 0 ? amount : null),
      moneyOut: ({ amount }) => (amount < 0 ? -amount : null),
    },
  );

  return {
    getReport: (input, ctx) => read(input, ctx),

    exportReport: {
      redacted: [],
      async open(input, staff) {
        checkSpan(input);
        if (input.kind === 'ledger') return ledger.open(input, staff);
        const { kind } = input;
        const report = await read({ ...input, kind }, staff);
        return { total: report.rows.length + 1, rows: sheetOf(kind, report, staff.lang) };
      },
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}

function nameOf(by: ReportBy, key: string, lang: Lang): string {
  if (by === 'hour') return `${key}:00`;
  if (by === 'concession' && key !== '')
    return (key.split(' ') as Concession[]).map((who) => concession[who][lang]).join(' / ');
  if (key !== '') return key;
  return by === 'concession' ? words.noConcession[lang] : by === 'cashier' ? words.noCashier[lang] : '—';
}

/** @throws AppError reportTooLong */
function checkSpan({ from, to }: repo.Span): void {
  if (Date.parse(to) - Date.parse(from) >= MAX_REPORT_DAYS * DAY_MS)
    throw new AppError('reportTooLong', { most: MAX_REPORT_DAYS });
}

async function* sheetOf(kind: ReportKind, { by, rows, totals }: Report, lang: Lang): AsyncGenerator<SheetCell[][]> {
  const figures = figuresOf(kind);
  const line = (name: string, of: Report['totals']) => [
    name,
    ...figures.map(([figure, unit]) => {
      const value = of[figure] ?? null;
      return unit === 'fen' && value !== null ? { fen: value } : value;
    }),
  ];
  yield [
    [words.by[by][lang], ...figures.map(([figure]) => words.figures[figure][lang])],
    ...rows.map((row) => line(row.name, row.figures)),
    line(words.total[lang], totals),
  ];
}
