import { addDays } from '@park/contract/parkTime';
import { figuresOf, type ReportBy, type ReportKind } from '@park/contract/report/kinds';
import type { Report } from '@park/contract/report/schemas';
import { CONCESSIONS, type Concession, type ConcessionRule, proofsOf } from '@park/contract/ticket/concession';
import type { Counted, Span } from './report.repo';

/** Of one statement: a week of a big park is counted in a second or so, and a year would not be done in the time that a statement has. */
const DAYS_A_PART = 7;

/** A span in parts that follow each other. */
export function partsOf({ from, to }: Span): Span[] {
  const parts = [];
  for (let first = from; first <= to; first = addDays(first, DAYS_A_PART)) {
    const last = addDays(first, DAYS_A_PART - 1);
    parts.push({ from: first, to: last < to ? last : to });
  }
  return parts;
}

/** The rows of a report in their order: of time all, for a gap would not be seen; of hours those between the first and the last. */
export function keysOf(by: ReportBy, { from, to }: Span, found: readonly string[]): string[] {
  const keys = [...new Set(found)].sort();
  if (by === 'hour') {
    const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
    return hours.filter((hour) => hour >= (keys[0] ?? '24') && hour <= (keys.at(-1) ?? ''));
  }
  if (by !== 'day' && by !== 'month') return keys;
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return by === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

export type Figures = Report['totals'];

/** What was counted in parts, as the figures of each key; where nothing was counted they are 0. */
export function merged(
  kind: ReportKind,
  parts: readonly Counted[],
  keys: readonly string[],
): { key: string; figures: Figures }[] {
  const names = figuresOf(kind).map(([figure]) => figure);
  const byKey = new Map<string, Counted[]>(keys.map((key) => [key, []]));
  for (const part of parts) byKey.get(part.key)?.push(part);
  return [...byKey].map(([key, own]) => ({
    key,
    figures: Object.fromEntries(names.map((name) => [name, sumOf(own.map((part) => part[name] as number | null))])),
  }));
}

/** A sum of each figure; a share has none, and what is not known of one row is not known of all. */
export function totalsOf(kind: ReportKind, rows: readonly { figures: Figures }[]): Figures {
  const sum = (figure: string) => sumOf(rows.map(({ figures }) => figures[figure] ?? null));
  return Object.fromEntries(figuresOf(kind).map(([figure, unit]) => [figure, unit === 'percent' ? null : sum(figure)]));
}

const sumOf = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);

/** As which concessions a ticket counts: what the gate asks for; else what needs no proof there, by the number of a card or by the rule. */
export function concessionsOf(proofs: number, rules: readonly ConcessionRule[]): Concession[] {
  if (proofs > 0) return proofsOf(proofs);
  const settled = rules.filter(({ who, asked }) => !asked || who === 'age' || who === 'local');
  return CONCESSIONS.filter((one) => settled.some(({ who }) => who === one));
}
