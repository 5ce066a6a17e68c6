import { getMiniCode } from '@park/contract/miniCode/calls';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useCallEach } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { MiniCode } from '../MiniCode';
import '../exhibit.css';

/** Shows the walk's code of the mini-program, to save for a print. */
export function WalkCode({ id, name }: { id: string; name: string }) {
  const t = useTexts('walk');
  const [open, setOpen] = useState(false);
  const [code] = useCallEach(getMiniCode, open ? [{ to: 'walk' as const, id }] : []);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.code}</Button>
      <Modal
        open={open}
        title={t.codeOf({ name })}
        width={360}
        onCancel={() => setOpen(false)}
        footer={
          code?.data ? (
            <Button
              type="primary"
              href={code.data.picture}
              download={`${id}.${code.data.picture.startsWith('data:image/png') ? 'png' : 'jpg'}`}
            >
              {t.saveCode}
            </Button>
          ) : null
        }
      >
        <div className="walk-code">{code && <MiniCode of={code} name={t.codeOf({ name })} />}</div>
      </Modal>
    </>
  );
}
