import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTexts } from '../../i18n/language';
import { ScanBox } from '../../ui/scan/ScanBox';
import { CrowdState } from './CrowdState';
import { DayCounts } from './DayCounts';
import { FullGate } from './FullGate';
import { GateState } from './GateState';
import { LastEntries } from './LastEntries';
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
        <VerdictCard outcome={gate.shown} busy={gate.busy} onLetIn={gate.letIn} onProof={gate.answer} />
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
        <LastEntries outcomes={gate.outcomes} entries={gate.entries} />
      </div>
    </div>
  );
}
