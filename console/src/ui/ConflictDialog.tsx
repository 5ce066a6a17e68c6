import { Button, Modal, Radio, Space } from 'antd';
import { useState } from 'react';
import { useTexts } from '../i18n/language';
import { differences, merged } from './merge';

interface ConflictDialogProps<T extends object> {
  /** The server's own sentence: who changed it and when. */
  sentence: string;
  mine: T;
  theirs: T;
  fields: { name: keyof T & string; label: string; describe?: (value: T[keyof T]) => string }[];
  onSave: (values: T) => void;
  onClose: () => void;
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Two people edited one thing: both versions beside each other, chosen field by field. */
export function ConflictDialog<T extends object>({ sentence, mine, theirs, fields, onSave, onClose }: ConflictDialogProps<T>) {
  const t = useTexts('ui');
  const found = differences(
    mine,
    theirs,
    fields.map(({ name }) => name),
  );
  const [takeMine, setTakeMine] = useState<ReadonlySet<keyof T>>(new Set(found.map(({ field }) => field)));
  const choose = (field: keyof T, isMine: boolean) => {
    const next = new Set(takeMine);
    if (isMine) next.add(field);
    else next.delete(field);
    setTakeMine(next);
  };
  return (
    <Modal
      open
      width={880}
      title={t.conflict.title}
      okText={t.conflict.save}
      onOk={() => onSave(merged(mine, theirs, takeMine))}
      onCancel={onClose}
    >
      <p>
        {sentence} {t.conflict.about}
      </p>
      <Space wrap>
        <Button onClick={() => setTakeMine(new Set(found.map(({ field }) => field)))}>{t.conflict.allMine}</Button>
        <Button onClick={() => setTakeMine(new Set())}>{t.conflict.allTheirs}</Button>
      </Space>
      {found.map(({ field, ...values }) => {
        const { label, describe } = fields.find(({ name }) => name === field) ?? { label: String(field), describe: undefined };
        const text = (value: unknown) => (describe ? describe(value as T[keyof T]) : plain(value)) || t.conflict.empty;
        return (
          <fieldset key={String(field)} style={{ border: 0, padding: 0, margin: '16px 0' }}>
            <legend>{label}</legend>
            <Radio.Group
              value={takeMine.has(field)}
              onChange={(event) => choose(field, event.target.value)}
              style={{ width: '100%' }}
            >
              <div className="sides">
                {([true, false] as const).map((isMine) => (
                  <div key={String(isMine)} className="side" data-taken={takeMine.has(field) === isMine}>
                    <Radio value={isMine}>{isMine ? t.conflict.mine : t.conflict.theirs}</Radio>
                    <div>{text(isMine ? values.mine : values.theirs)}</div>
                  </div>
                ))}
              </div>
            </Radio.Group>
          </fieldset>
        );
      })}
    </Modal>
  );
}
