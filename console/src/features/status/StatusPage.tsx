import { getStatus } from '@park/contract/health/calls';
import type { ParkStatus, Waits } from '@park/contract/health/schemas';
import type { ReactNode } from 'react';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { StatusTag } from '../../ui/Cells';
import { PageHead } from '../../ui/PageHead';
import { ParkTime } from '../../ui/values';
import './status.css';

const LOOK_AGAIN_MS = 15_000;
const GIGABYTE = 1_000_000_000;

/** What goes on only once a person has done something. */
const FOR_STAFF = new Set<Waits>(['refundFailed', 'shippingFailed', 'help', 'gateConflict', 'complaint']);

interface Line {
  label: string;
  value: ReactNode;
  /** What is wrong, in words; false while all is well, and nothing of what is neither. */
  wrong?: string | false;
}

/** How the park itself is; what an alert would say is red. */
export default function StatusPage() {
  const t = useTexts('status');
  const status = useCall(getStatus, {}, { every: LOOK_AGAIN_MS });
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <Answer of={status}>{(seen) => <Lines seen={seen} />}</Answer>
    </>
  );
}

function Lines({ seen }: { seen: ParkStatus }) {
  const t = useTexts('status');
  const lines = useLines(seen);
  const wrong = lines.filter((line) => line.wrong).length;
  const open = seen.waiting.reduce((sum, { what, waiting }) => sum + (FOR_STAFF.has(what) ? waiting : 0), 0);
  return (
    <section className="sheet" aria-labelledby="status-sum">
      <h2 id="status-sum">{wrong > 0 ? t.wrong({ count: wrong }) : open > 0 ? t.open({ count: open }) : t.allWell}</h2>
      <dl className="status-lines">
        {lines.map(({ label, value, wrong: why }) => (
          <div key={label} data-wrong={Boolean(why)}>
            <dt>{label}</dt>
            <dd>
              {value} {why !== undefined && <StatusTag tone={why ? 'bad' : 'good'}>{why || t.well}</StatusTag>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useLines({ version, commit, upSince, database, redis, disk, backup, waiting, jobs }: ParkStatus): Line[] {
  const t = useTexts('status');
  const { comma } = useTexts('ui');
  const size = (bytes: number | null) => (bytes === null ? t.unknown : t.gigabytes({ count: (bytes / GIGABYTE).toFixed(2) }));
  return [
    { label: t.version, value: commit ? `${version} (${commit.slice(0, 8)})` : version },
    { label: t.upSince, value: <ParkTime at={upSince} /> },
    { label: t.database, value: size(database.bytes), wrong: !database.answers && t.silent },
    ...(redis === 'off' ? [] : [{ label: t.redis, value: null, wrong: redis === 'unreachable' && t.redisSilent }]),
    { label: t.disk, value: size(disk.freeBytes), wrong: disk.isFull && t.diskFull },
    {
      label: t.backup,
      value: backup === null ? t.noBackup : backup.at === null ? t.none : <ParkTime at={backup.at} />,
      wrong: backup?.isOld && t.backupOld,
    },
    ...waiting.map(({ what, waiting: count, oldestSeconds, isOverdue }) => ({
      label: t.waits[what],
      value: count === 0 ? t.none : t.waiting({ count, minutes: Math.round(oldestSeconds / 60) }),
      wrong: isOverdue && t.overdue[what],
    })),
    {
      label: t.jobs,
      value: t.jobCount({ count: jobs.known }),
      wrong: jobs.bad.length > 0 && t.badJobs({ names: jobs.bad.map(({ name }) => name).join(comma) }),
    },
  ];
}
