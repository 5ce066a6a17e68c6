import { toParkIso } from '@park/contract/parkTime';
import type { PointSource } from '@park/contract/points/limits';
import type { PointRecord } from '@park/contract/points/schemas';
import { fill } from '../../i18n/fill';
import { type Lang, type Localized, pickText } from '../../i18n/lang';
import { pointLines } from '../../i18n/texts/points';

/** What a line is about, as it was when it was written. */
export interface PointParams {
  /** An order's number. */
  number?: string;
  /** An activity's or a walk's. */
  name?: Localized | string;
  /** As staff wrote it. */
  reason?: string;
}

export interface StoredPoints {
  id: number;
  source: PointSource;
  subject: string;
  points: number;
  params: PointParams;
  streak: number | null;
  at: number;
}

/** A line of the ledger as its reader's language says it. */
export function toPointRecord({ id, source, subject, points, params, streak, at }: StoredPoints, lang: Lang): PointRecord {
  const { name = '', number = '', reason = '' } = params;
  const line = pointLines[lineOf(source, points)][lang];
  return {
    id: String(id),
    source,
    title: fill(line, {
      number,
      reason,
      name: typeof name === 'string' ? name : pickText(name, lang),
      streak: streak ?? '',
    }),
    points,
    page: pageOf(source, subject),
    at: toParkIso(at),
  };
}

function lineOf(source: PointSource, points: number): keyof typeof pointLines {
  if (source === 'order') return points > 0 ? 'orderPaid' : 'orderRefunded';
  if (source === 'activity') return points > 0 ? 'activityKept' : 'activityTakenBack';
  return source;
}

function pageOf(source: PointSource, subject: string): PointRecord['page'] {
  if (source === 'activity') return { name: 'activityDetail', params: { id: subject } };
  if (source === 'walk') return { name: 'walk', params: { id: subject } };
  return source === 'order' ? { name: 'recordDetail', params: { id: subject } } : null;
}
