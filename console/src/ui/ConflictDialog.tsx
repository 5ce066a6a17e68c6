import { Button, Modal, Radio, Space } from 'antd';
import { useState } from 'react';
import { useTexts } from '../i18n/language';
import { differences, merged } from './merge';
import { useWords } from './useWords';

/** What fields are called, in the order in which they are compared. */
export type Labels<T> = { [Field in keyof T]?: string };
export type Describe<T> = { [Field in keyof T]?: (value: T[Field]) => string };

interface ConflictDialogProps<T extends object> {
  /** The server's own sentence: who changed it and when. */
  sentence: string;
  mine: T;
  theirs: T;
  labels: Labels<T>;
  describe?: Describe<T>;
  onSave: (values: T) => void;
  onClose: () => void;
}

/** Two people edited one thing: both versions beside each other, chosen field by field. */
export function ConflictDialog<T extends object>({
  sentence,
  mine,
  theirs,
  labels,
  describe,
  onSave,
  onClose,
}: ConflictDialogProps<T>) {
  const t = useTexts('ui');
  const plain = useWords();
  const found = differences(mine, theirs, Object.keys(labels) as (keyof T)[]);
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
        const text = (value: unknown) => (describe?.[field] ?? plain)(value as T[keyof T]) || t.conflict.empty;
        return (
          <fieldset key={String(field)} style={{ border: 0, padding: 0, margin: '16px 0' }}>
            <legend>{labels[field]}</legend>
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
