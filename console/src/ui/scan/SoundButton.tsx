import MutedOutlined from '@ant-design/icons/MutedOutlined';
import SoundOutlined from '@ant-design/icons/SoundOutlined';
import { Button } from 'antd';
import { useTexts } from '../../i18n/language';
import { setMuted, useMuted } from './sounds';

/** Whether what is scanned is heard. */
export function SoundButton() {
  const t = useTexts('scan');
  const muted = useMuted();
  return (
    <Button
      size="large"
      icon={muted ? <MutedOutlined aria-hidden /> : <SoundOutlined aria-hidden />}
      aria-label={t.sound}
      aria-pressed={!muted}
      title={muted ? t.silent : t.loud}
      onClick={() => setMuted(!muted)}
    />
  );
}
