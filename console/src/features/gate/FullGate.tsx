import CameraOutlined from '@ant-design/icons/CameraOutlined';
import FullscreenExitOutlined from '@ant-design/icons/FullscreenExitOutlined';
import { groupNumber } from '@park/contract/groupNumber';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/language';
import { SoundButton } from '../../ui/scan/SoundButton';
import { useWedge } from '../../ui/scan/useWedge';
import { cleanCode } from '../../ui/scan/wedge';
import { HoldAdvice } from './CrowdState';
import { countsOf } from './counts';
import { GateTags } from './GateState';
import type { Gate } from './useGate';
import { VerdictCard } from './VerdictCard';

const CameraPanel = lazy(() => import('../../ui/scan/CameraPanel'));

/** The verdict, the keys, and nothing else on the screen. Each has a place of its own, whatever the verdict says. */
export function FullGate({ gate, onLeave }: { gate: Gate; onLeave: () => void }) {
  const t = useTexts('gate');
  const scanning = useTexts('scan');
  const [camera, setCamera] = useState(false);
  useWedge(gate.scan);
  useWholeScreen(onLeave);
  const counts = gate.figures.data && countsOf(gate.figures.data);
  return (
    <div className="gate-full">
      <header className="gate-full-head">
        <h1>{gate.name}</h1>
        <GateTags gate={gate} />
        <span className="gate-full-count">
          {counts && t.full.count({ entered: counts.entered, expected: counts.expected })}
        </span>
        <Button size="large" icon={<CameraOutlined aria-hidden />} aria-pressed={camera} onClick={() => setCamera(!camera)}>
          <span className="gate-full-words">{scanning.camera.open}</span>
        </Button>
        <SoundButton />
        <Button size="large" icon={<FullscreenExitOutlined aria-hidden />} onClick={onLeave}>
          <span className="gate-full-words">{t.full.leave}</span>
        </Button>
      </header>
      <VerdictCard gate={gate} />
      <div className="gate-full-keys">
        <HoldAdvice />
        {camera ? (
          <Suspense fallback={<Skeleton active />}>
            <CameraPanel onRead={(code) => gate.scan(cleanCode(code))} onClose={() => setCamera(false)} />
          </Suspense>
        ) : (
          <Keypad onNumber={gate.scan} />
        )}
      </div>
    </div>
  );
}

/** The whole screen where the browser gives it; Escape, and the browser's own way out, lead back. */
function useWholeScreen(onLeave: () => void): void {
  useEffect(() => {
    let had = false;
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    const change = () => {
      if (document.fullscreenElement) had = true;
      else if (had) onLeave();
    };
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave();
    document.addEventListener('fullscreenchange', change);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('fullscreenchange', change);
      document.removeEventListener('keydown', press);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [onLeave]);
}

/** Of a ticket's number. */
const DIGITS = 10;

/** Ten digits by thumb, for a number that is read out or off a phone whose code does not show. */
function Keypad({ onNumber }: { onNumber: (number: string) => void }) {
  const { full: t, scan } = useTexts('gate');
  const [typed, setTyped] = useState('');
  const key = (digit: string) => (
    <Button key={digit} className="keypad-key" onClick={() => setTyped((now) => (now + digit).slice(0, DIGITS))}>
      {digit}
    </Button>
  );
  return (
    <section className="keypad" aria-label={t.keypad}>
      <output className="keypad-number" aria-label={t.number}>
        {groupNumber(typed.padEnd(DIGITS, '·'))}
      </output>
      {[...'123456789'].map(key)}
      <Button className="keypad-key" disabled={typed === ''} onClick={() => setTyped('')}>
        {t.clear}
      </Button>
      {key('0')}
      <Button
        className="keypad-key"
        aria-label={t.back}
        disabled={typed === ''}
        onClick={() => setTyped((now) => now.slice(0, -1))}
      >
        ⌫
      </Button>
      <Button
        type="primary"
        className="keypad-check"
        disabled={typed.length < DIGITS}
        onClick={() => {
          onNumber(typed);
          setTyped('');
        }}
      >
        {scan.check}
      </Button>
    </section>
  );
}
