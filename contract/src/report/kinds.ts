/** What a figure is counted in: fen, things, or a share in percent, which has no sum. */
type Unit = 'fen' | 'count' | 'percent';

interface ReportShape {
  /** What its rows can be. */
  by: readonly string[];
  figures: Readonly<Record<string, Unit>>;
}

/**
 * What a park can be asked about a span of days: `takings` of the days on which money moved, by the ledger alone; `entries` of those on which
 * people came in; the others of the days that tickets are for.
 */
export const REPORTS = {
  takings: {
    by: ['day', 'month', 'product', 'channel', 'cashier'],
    figures: { moneyIn: 'fen', moneyOut: 'fen', net: 'fen', ticketsPaid: 'count', ticketsBack: 'count' },
  },
  entries: { by: ['day', 'hour', 'gate'], figures: { tickets: 'count', groups: 'count', people: 'count' } },
  noShows: { by: ['day', 'product'], figures: { sold: 'count', entered: 'count', missed: 'count', missedValue: 'fen' } },
  concessions: { by: ['concession'], figures: { sold: 'count', entered: 'count', value: 'fen' } },
  capacity: { by: ['day'], figures: { maximum: 'count', taken: 'count', share: 'percent', entered: 'count' } },
} as const satisfies Record<string, ReportShape>;

export type ReportKind = keyof typeof REPORTS;
export const REPORT_KINDS = Object.keys(REPORTS) as [ReportKind, ...ReportKind[]];
export type ReportBy<Kind extends ReportKind = ReportKind> = (typeof REPORTS)[Kind]['by'][number];
type KeysOf<Figures> = Figures extends unknown ? keyof Figures : never;
export type ReportFigure = KeysOf<(typeof REPORTS)[ReportKind]['figures']>;

/** Of all reports, each once. */
export const REPORT_BY = [...new Set(Object.values(REPORTS).flatMap(({ by }): readonly ReportBy[] => by))] as [
  ReportBy,
  ...ReportBy[],
];

/** The figures of a report, in the order of its columns. */
export const figuresOf = (kind: ReportKind) => Object.entries(REPORTS[kind].figures) as [ReportFigure, Unit][];

/** Where and how it was paid, by the letter in the number of the trade (`TK…-M1`); `other`: a later release knows. */
export const CHANNELS = ['web', 'miniProgram', 'windowCash', 'windowCode', 'other'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Days of a report at most: a leap year. */
export const MAX_REPORT_DAYS = 366;
