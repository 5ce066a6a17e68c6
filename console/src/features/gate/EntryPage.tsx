import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import type { DayFigures } from '@park/contract/ticket/sale/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Progress, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useTexts } from '../../i18n/language';
import { ScanBox } from '../../ui/scan/ScanBox';
import { ParkTime } from '../../ui/values';
import { CrowdState } from './CrowdState';
import type { Outcome } from './checking';
import { countsOf } from './counts';
import { isInside } from './entries';
import { FullGate } from './FullGate';
import { GateState } from './GateState';
import { lastOf } from './last';
import type { Tone } from './rules';
import { UndoButton } from './UndoButton';
import { outcomeOf } from './undoing';
import type { Gate } from './useGate';
import { VerdictCard } from './VerdictCard';

export function EntryPage({ gate }: { gate: Gate }) {
  const t = useTexts('gate');
  const [full, setFull] = useState(false);
  const leave = useCallback(() => setFull(false), []);
  if (full) return <FullGate gate={gate} onLeave={leave} />;
  return (
    <div className="gate">
      <div className="gate-main">
        <VerdictCard gate={gate} />
        <div className="sheet">
          <ScanBox label={t.scan.label} hint={t.scan.hint} check={t.scan.check} onCode={gate.scan} />
        </div>
      </div>
      <div className="gate-side">
        <Button size="large" icon={<FullscreenOutlined aria-hidden />} onClick={() => setFull(true)}>
          {t.full.open}
        </Button>
        <GateState gate={gate} />
        <CrowdState />
        <DayCounts figures={gate.figures} waiting={gate.waitingInside} />
        <LastEntries gate={gate} />
      </div>
    </div>
  );
}

/** Of today: how many are in, and how many tickets there are for the day. */
function DayCounts({ figures, waiting }: { figures: UseQueryResult<DayFigures, Error>; waiting: number }) {
  const { counts: t } = useTexts('gate');
  if (!figures.data)
    return (
      <section className="sheet" aria-label={t.title}>
        <h2>{t.title}</h2>
        {figures.isLoading && figures.fetchStatus === 'fetching' ? (
          <Skeleton active paragraph={{ rows: 2 }} title={false} />
        ) : (
          <p className="muted">{waiting > 0 ? t.here({ waiting }) : t.unknown}</p>
        )}
      </section>
    );
  const { entered, expected, products } = countsOf(figures.data);
  return (
    <section className="sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className="gate-count">
        <strong>{entered}</strong> <span>{t.of({ expected })}</span>
      </p>
      <Progress
        percent={expected === 0 ? 0 : Math.round((entered / expected) * 100)}
        showInfo={false}
        aria-label={t.progress({ entered, expected })}
      />
      {waiting > 0 && <p className="muted">{t.here({ waiting })}</p>}
      <ul className="bare-list gate-products">
        {products.map((one) => (
          <li key={one.ticketId}>
            <span>{one.name}</span>
            <span>
              {one.entered} / {one.expected}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS: Record<Tone, JSX.Element> = {
  yes: <CheckCircleFilled style={{ color: '#2f6b4f' }} />,
  care: <WarningFilled style={{ color: '#8a5a0b' }} />,
  no: <CloseCircleFilled style={{ color: '#b3382c' }} />,
};

const LaterUndo = ({ gate, outcome }: { gate: Gate; outcome: Outcome | undefined }) =>
  outcome ? <UndoButton gate={gate} outcome={outcome} /> : null;

/** The last who came, let in or not; those let in are still here after a reload. */
function LastEntries({ gate }: { gate: Gate }) {
  const t = useTexts('gate');
  const { outcomes, entries } = gate;
  const last = lastOf(outcomes, entries ?? []);
  /** What shows large has its own button. */
  const laterOf = (id: string): Outcome | undefined => {
    const [shown, ...before] = outcomes;
    if ([shown, ...(shown?.members ?? [])].some((one) => one?.id === id)) return undefined;
    const seen = before.flatMap((one) => (one.members.length > 0 ? one.members : [one])).find((one) => one.id === id);
    const entry = entries?.find((one) => one.id === id && isInside(one));
    return seen ?? (entry && outcomeOf(entry));
  };
  return (
    <section className="sheet" aria-label={t.last.title}>
      <h2>{t.last.title}</h2>
      {last.length === 0 && <p className="muted">{t.last.empty}</p>}
      <ol className="bare-list gate-last">
        {last.map((one) => (
          <li key={one.id}>
            {ICONS[one.tone]}
            <ParkTime at={one.at} options={{ timeStyle: 'medium' }} />
            <span className="gate-last-what">
              {t.verdicts[one.verdict]}
              {one.number && ` · ${one.number.slice(-4)}`}
            </span>
            {one.mark && <span className="gate-mark">{t.last.marks[one.mark]}</span>}
            <LaterUndo gate={gate} outcome={one.tone === 'yes' ? laterOf(one.id) : undefined} />
          </li>
        ))}
      </ol>
    </section>
  );
}
