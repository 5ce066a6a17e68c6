import { z } from 'zod';
import type { CallSchemas } from '../call';
import { daySchema } from '../envelope';
import { exportedFile, exportIn } from '../export';
import { REPORT_BY, REPORT_KINDS, REPORTS } from './kinds';

const span = { from: daySchema, to: daySchema };
const reportIn = z.object({ kind: z.enum(REPORT_KINDS), by: z.enum(REPORT_BY), ...span });
/** `ledger`: each entry by itself, whatever `by` says. */
const exportReportIn = z.object({ kind: z.enum([...REPORT_KINDS, 'ledger']), by: z.enum(REPORT_BY).default('day'), ...span });

function check({ kind, by, from, to }: z.output<typeof exportReportIn>, ctx: z.RefinementCtx) {
  if (from > to) ctx.addIssue({ code: 'custom', path: ['to'], message: 'daysCrossed' });
  if (kind !== 'ledger' && !(REPORTS[kind].by as readonly string[]).includes(by))
    ctx.addIssue({ code: 'custom', path: ['by'], message: 'notAChoice' });
}

/** fen, things or percent (`REPORTS`), by the figure's name; null: there is nothing to say. */
const figures = z.record(z.string(), z.int().nullable());
const report = z.object({
  /** As it was wanted: a screen that still has the answer before knows whose it is. */
  by: z.enum(REPORT_BY),
  ...span,
  rows: z.array(
    z.object({
      /** `yyyy-MM-dd`, `yyyy-MM`, an id, or a name of `CHANNELS`. */
      key: z.string(),
      /** In the reader's language; days and months are their key. */
      name: z.string(),
      figures,
    }),
  ),
  totals: figures,
});
export type Report = z.infer<typeof report>;

export const schemas = {
  getReport: {
    mayLag: 'always',
    priority: 'extra',
    in: reportIn.superRefine(check),
    out: report,
    summary: 'Get figures of a span of days, 366 at most, with their totals',
  },
  exportReport: {
    mayLag: 'always',
    in: exportIn(exportReportIn).superRefine(check),
    out: exportedFile,
    summary: 'Export a report with its totals, or each entry of the ledger',
  },
} satisfies Record<string, CallSchemas>;
