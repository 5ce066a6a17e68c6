import BulbOutlined from '@ant-design/icons/BulbOutlined';
import { Alert, Button, Select } from 'antd';
import './scan.css';
import { useTexts } from '../../i18n/language';
import { useCamera } from './useCamera';

/** The camera's picture on the page; each code that comes before it is told once. */
export default function CameraPanel({ onRead, onClose }: { onRead: (code: string) => void; onClose: () => void }) {
  const { camera: t } = useTexts('scan');
  const { video, problem, cameras, chosen, choose, torch, light } = useCamera(onRead);
  return (
    <section style={{ marginTop: 12 }} aria-label={t.label}>
      {problem ? (
        <Alert type="warning" showIcon title={t.problems[problem]} />
      ) : (
        <div className="camera-view">
          <video ref={video} playsInline muted aria-label={t.label} />
          <div className="camera-frame" aria-hidden />
        </div>
      )}
      <div className="scan-line" style={{ marginTop: 12 }}>
        {cameras.length > 1 && (
          <Select
            aria-label={t.choose}
            value={chosen}
            onChange={choose}
            options={cameras.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        {torch !== null && (
          <Button icon={<BulbOutlined aria-hidden />} aria-pressed={torch} onClick={() => light(!torch)}>
            {torch ? t.dark : t.light}
          </Button>
        )}
        <Button onClick={onClose}>{t.close}</Button>
      </div>
    </section>
  );
}
