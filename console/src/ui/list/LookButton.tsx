import { Button, Checkbox, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/language';
import { rule } from '../rule';
import type { ListLook } from './listLook';
import { type ListState, viewOf } from './useListState';

const NAME_LENGTH = 40;

interface LookButtonProps {
  look: ListLook;
  change: (part: Partial<ListLook>) => void;
  /** Columns that may be left out. */
  columns: readonly { key: string; title: ReactNode }[];
  /** Names of filters that words are typed into. */
  typed: readonly string[];
  state: ListState;
}

/** What somebody saved of a list to come back to, and which columns it has. */
export function LookButton({ look: { hidden, views }, change, columns, typed, state }: LookButtonProps) {
  const { look: t, open: openWord, remove } = useTexts('ui');
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<{ viewName: string }>();
  const keys = columns.map(({ key }) => key);
  const show = (filters: ListState['filters']) => {
    state.filter({ ...Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])), ...filters });
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
          {views.map(({ name, filters }) => (
            <li key={name} className="list-view">
              <span>{name}</span>
              <Button size="small" aria-label={t.openView({ name })} onClick={() => show(filters)}>
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
          options={columns.map(({ key, title }) => ({ value: key, label: title }))}
          value={keys.filter((key) => !hidden.includes(key))}
          onChange={(shown: string[]) => change({ hidden: keys.filter((key) => !shown.includes(key)) })}
        />
      </Modal>
    </>
  );
}
