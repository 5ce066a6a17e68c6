import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../i18n/language';
import { dropDraft, listDrafts } from './drafts';
import { pathOf, type Things } from './things';

interface UnsavedProps<T> {
  of: Things;
  nameOf: (values: T) => string;
}

/** What this person began on this device and has not saved: the way back to it. */
export function Unsaved<T>({ of, nameOf }: UnsavedProps<T>) {
  const t = useTexts('ui');
  const beginning = `${of.kind}:`;
  const go = useNavigate();
  const [drafts, setDrafts] = useState(() => listDrafts<T>(beginning));
  if (drafts.length === 0) return null;
  const drop = (thing: string) => {
    dropDraft(thing);
    setDrafts(listDrafts<T>(beginning));
  };
  const rows = drafts.map(({ thing, draft }) => (
    <Space key={thing} wrap>
      <span>{nameOf(draft.values)}</span>
      <Button onClick={() => go(pathOf(of, thing.slice(beginning.length), draft.version === 0))}>{t.goOn}</Button>
      <Button onClick={() => drop(thing)}>{t.dropDraft}</Button>
    </Space>
  ));
  return (
    <Alert
      type="info"
      showIcon
      title={t.unsaved}
      description={<Space orientation="vertical">{rows}</Space>}
      style={{ marginBottom: 16 }}
    />
  );
}
