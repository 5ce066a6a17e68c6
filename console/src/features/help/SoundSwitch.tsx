import { Button, Switch } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../i18n/language';
import { setSound, useAlarm } from './alarm';
import { allow, useChimeState } from './chime';

/** Sound on or off, as this screen remembers it; and when the browser itself keeps it silent, how to allow it. */
export function SoundSwitch() {
  const { sound: t } = useTexts('help');
  const { soundOn } = useAlarm();
  const id = useId();
  return (
    <>
      {soundOn && <Refused />}
      <label className="help-sound" htmlFor={id}>
        {t.label}
        <Switch id={id} checked={soundOn} checkedChildren={t.on} unCheckedChildren={t.off} onChange={setSound} />
      </label>
    </>
  );
}

function Refused() {
  const { sound: t } = useTexts('help');
  const state = useChimeState();
  if (state === 'ready') return null;
  if (state === 'none') return <span className="muted">{t.none}</span>;
  return (
    <Button danger onClick={allow}>
      {t.allow}
    </Button>
  );
}
