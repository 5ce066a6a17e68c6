import CameraOutlined from '@ant-design/icons/CameraOutlined';
import { Button, Input, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import './scan.css';
import { useTexts } from '../../i18n/language';
import { SoundButton } from './SoundButton';
import { useWedge } from './useWedge';
import { cleanCode } from './wedge';

const CameraPanel = lazy(() => import('./CameraPanel'));

interface ScanBoxProps {
  /** What is asked for. */
  label: string;
  hint: string;
  /** The button beside the field. */
  check: string;
  onCode: (code: string) => void;
}

/** The three ways of a code to the page: a scanner that plays a keyboard (anywhere on it), the camera, and typing. */
export function ScanBox({ label, hint, check, onCode }: ScanBoxProps) {
  const t = useTexts('scan');
  const [typed, setTyped] = useState('');
  const [camera, setCamera] = useState(false);
  const take = (code: string) => {
    setTyped('');
    if (code) onCode(code);
  };
  useWedge(take);
  return (
    <div className="scan">
      <form
        className="scan-line"
        onSubmit={(event) => {
          event.preventDefault();
          take(cleanCode(typed));
        }}
      >
        <label className="field" style={{ flex: '1 1 260px' }} htmlFor="scan-code">
          {label}
          <Input
            id="scan-code"
            size="large"
            lang="en"
            value={typed}
            maxLength={1_000}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby="scan-hint"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="primary" size="large" htmlType="submit" disabled={cleanCode(typed) === ''}>
          {check}
        </Button>
        <Button size="large" icon={<CameraOutlined aria-hidden />} aria-pressed={camera} onClick={() => setCamera(!camera)}>
          {t.camera.open}
        </Button>
        <SoundButton />
      </form>
      <p id="scan-hint" className="scan-hint">
        {hint}
      </p>
      {camera && (
        <Suspense fallback={<Skeleton active />}>
          <CameraPanel onRead={(code) => take(cleanCode(code))} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </div>
  );
}
