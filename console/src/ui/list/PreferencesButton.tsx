import { Button, Checkbox, Form, Input, Modal } from 'antd';
import { type Key, type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/language';
import { rule } from '../rule';
import type { ListPreferences } from './listPreferences';
import { type ListState, viewOf } from './useListState';

const NAME_LENGTH = 40;

interface PreferencesButtonProps {
  preferences: ListPreferences;
  change: (part: Partial<ListPreferences>) => void;
  /** Those with a key may be left out. */
  columns: readonly { key?: Key; title?: unknown }[];
  filters: readonly { kind: string; name: string }[];
  state: ListState;
}

/** What somebody saved of a list to come back to, and which columns it has. */
export function PreferencesButton({ preferences: { hidden, views }, change, columns, filters, state }: PreferencesButtonProps) {
  const { preferences: t, open: openWord, remove } = useTexts('ui');
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<{ viewName: string }>();
  const optional = columns.flatMap(({ key, title }) =>
    typeof key === 'string' ? [{ value: key, label: title as ReactNode }] : [],
  );
  const keys = optional.map(({ value }) => value);
  // Words may name a visitor, and stay on the device.
  const typed = filters.flatMap(({ kind, name }) => (kind === 'text' ? [name] : []));
  const show = (saved: ListState['filters']) => {
    state.filter({ ...Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])), ...saved });
    setOpen(false);
  };
  const save = ({ viewName }: { viewName: string }) => {
    const name = viewName.trim();
    change({ views: [...views.filter((one) => one.name !== name), { name, filters: viewOf(state.filters, typed) }] });
    form.resetFields();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.button}</Button>
      <Modal open={open} title={t.button} footer={null} onCancel={() => setOpen(false)}>
        <h2 className="edit-part">{t.views}</h2>
        {views.length === 0 && <p className="muted">{t.none}</p>}
        <ul className="bare-list">
          {views.map(({ name, filters: saved }) => (
            <li key={name} className="list-view">
              <span>{name}</span>
              <Button size="small" aria-label={t.openView({ name })} onClick={() => show(saved)}>
                {openWord}
              </Button>
              <Button
                size="small"
                aria-label={t.removeView({ name })}
                onClick={() => change({ views: views.filter((one) => one.name !== name) })}
              >
                {remove}
              </Button>
            </li>
          ))}
        </ul>
        <Form form={form} layout="vertical" requiredMark={false} onFinish={save}>
          <Form.Item name="viewName" label={t.name} rules={[rule((name: string = '') => name.trim() === '' && t.needed)]}>
            <Input maxLength={NAME_LENGTH} autoComplete="off" />
          </Form.Item>
          <Button htmlType="submit">{t.save}</Button>
        </Form>
        <h2 className="edit-part">{t.columns}</h2>
        <Checkbox.Group
          aria-label={t.columns}
          options={optional}
          value={keys.filter((key) => !hidden.includes(key))}
          onChange={(shown: string[]) => change({ hidden: keys.filter((key) => !shown.includes(key)) })}
        />
      </Modal>
    </>
  );
}
