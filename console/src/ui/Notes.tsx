import type { Call } from '@park/contract/call';
import type { StaffNote } from '@park/contract/staffNote';
import { NOTE_LENGTH } from '@park/contract/ticket/desk/limits';
import { Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { CallError } from '../api/callError';
import { useCall, useSend } from '../api/hooks';
import { newId } from '../api/newId';
import { useTexts } from '../i18n/language';
import { Answer } from './Answer';
import { rule } from './rule';
import { ParkTime } from './values';

interface NotesProps<Of> {
  of: Of;
  get: Call<Of, StaffNote[]>;
  add: Call<Of & Pick<StaffNote, 'id' | 'text'>, StaffNote[]>;
}

/** What staff wrote about a thing for each other, and one more. */
export function Notes<Of extends object>({ of, get, add: addCall }: NotesProps<Of>) {
  const { notes: t } = useTexts('ui');
  const notes = useCall(get, of);
  const add = useSend(addCall, { stale: [get] });
  const [form] = Form.useForm<{ note: string }>();
  // Sent again after a lost answer, it is the same note.
  const id = useRef(newId());
  const send = async ({ note }: { note: string }) => {
    await add.mutateAsync({ ...of, id: id.current, text: note.trim() }).catch(async (error: unknown) => {
      // What was sent before stands above now; sent once more this is a note of its own.
      if (error instanceof CallError && error.errorName === 'orderNoteOther') {
        id.current = newId();
        await notes.refetch();
      }
      throw error;
    });
    id.current = newId();
    form.resetFields();
  };
  return (
    <section>
      <h2 className="edit-part">{t.title}</h2>
      <p className="muted">{t.about}</p>
      <Answer of={notes}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted">{t.none}</p>
          ) : (
            <ul className="bare-list">
              {found.map(({ id, at, by, text }) => (
                <li key={id} style={{ marginBottom: 12 }}>
                  <div className="written">{text}</div>
                  <span className="muted">
                    {by} · <ParkTime at={at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(typed) => send(typed).catch(() => undefined)}>
        <Form.Item name="note" label={t.label} rules={[rule((text: string = '') => text.trim() === '' && t.needed)]}>
          <Input.TextArea rows={2} maxLength={NOTE_LENGTH} showCount />
        </Form.Item>
        <Button htmlType="submit" loading={add.isPending}>
          {t.add}
        </Button>
      </Form>
    </section>
  );
}
