import type { Waits } from '@park/contract/health/schemas';
import type { JobFigures, Waiting } from './figures.repo';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** How long each may wait before somebody should look, seconds; alerts and the page of the console go by it. */
export const MAX_WAIT_SECONDS: Record<Waits, number> = {
  payment: 15 * MINUTE_S,
  refund: 15 * MINUTE_S,
  // A bank may take its days.
  refundUnderWay: 4 * DAY_S,
  refundFailed: HOUR_S,
  // WeChat itself reminds the park after 48 hours.
  shipping: 12 * HOUR_S,
  shippingFailed: HOUR_S,
  expiry: 10 * MINUTE_S,
  help: 5 * MINUTE_S,
  gateConflict: DAY_S,
  // Of the 48 hours that WeChat gives; the second alert goes off twelve before they end (deploy/monitoring/alerts.yml).
  complaint: DAY_S,
  subscribe: HOUR_S,
  ticketCard: HOUR_S,
  // WeChat itself asks somebody.
  cardTemplate: 0,
  tradeControlled: 0,
  shippingAccess: 0,
};

export const MIN_DISK_BYTES = 1_000_000_000;
export const MAX_BACKUP_AGE_S = 26 * HOUR_S;

export const isDiskFull = (freeBytes: number | null): boolean => freeBytes !== null && freeBytes < MIN_DISK_BYTES;

/** None is old, too. @param now epoch ms */
export const isBackupOld = (backupAt: number | null, now: number): boolean => now - (backupAt ?? 0) > MAX_BACKUP_AGE_S * 1_000;

export const isOverdue = ({ what, oldestSeconds }: Waiting): boolean => oldestSeconds > MAX_WAIT_SECONDS[what];

/** Whether a job should have gone well by now; one that came up just now has its time. @param now epoch ms */
export function isLate({ everySeconds, since, succeededAt }: JobFigures, now: number): boolean {
  const graceSeconds = everySeconds + Math.max(10 * MINUTE_S, everySeconds / 24);
  return now - Math.max(since, succeededAt ?? 0) > graceSeconds * 1_000;
}

/** Whether its last run failed. */
export const isFailing = ({ succeededAt, failedAt }: JobFigures): boolean => (failedAt ?? 0) > (succeededAt ?? 0);
