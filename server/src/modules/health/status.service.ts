import type * as calls from '@park/contract/health/calls';
import type { schemas } from '@park/contract/health/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Handlers } from '../../http/mount';
import { RELEASE } from '../../release';
import { isBackupOld, isDiskFull, isFailing, isLate, isOverdue } from './figures.rules';
import type { Figures } from './figures.service';
import type { Health } from './health.service';

/** For those who run the park without Prometheus: the same figures, and the same limits as its alerts. */
export function staffStatus(check: () => Promise<Health>, figures: () => Promise<Figures>) {
  const upSince = toParkIso(Date.now() - process.uptime() * 1_000);
  return {
    async getStatus() {
      const [health, { at, database, diskFreeBytes, backup }] = await Promise.all([check(), figures()]);
      const { jobs = [], waiting = [], databaseBytes = null } = database ?? {};
      const bad = jobs.filter((job) => isLate(job, at) || isFailing(job));
      return {
        ...RELEASE,
        upSince,
        database: { answers: health.database === 'ok', bytes: databaseBytes },
        redis: health.redis,
        disk: { freeBytes: diskFreeBytes, isFull: isDiskFull(diskFreeBytes) },
        backup: backup && { at: toParkIso(backup.at), isOld: isBackupOld(backup.at, at) },
        waiting: waiting.map((one) => ({ ...one, isOverdue: isOverdue(one) })),
        jobs: {
          known: jobs.length,
          bad: bad.map((job) => ({ name: job.job, succeededAt: toParkIso(job.succeededAt), isFailing: isFailing(job) })),
        },
      };
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}
