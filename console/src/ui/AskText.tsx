import { Button, type ButtonProps, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { useUiTexts } from './uiTexts';

interface AskTextProps {
  /** What the words are about, e.g. `item:i-1:reject`; a draft is kept by it. */
  thing: string;
  title: string;
  /** What it will change and who reads the words. */
  about: ReactNode;
  label: string;
  /** Characters after trimming: least and most. */
  length: readonly [least: number, most: number];
  okText: string;
  type?: ButtonProps['type'];
  danger?: boolean;
  /** The dialog stays, with what was typed, until it resolves. */
  onSend: (text: string) => Promise<unknown>;
  children: ReactNode;
}

/** A button that asks for words before it does what it says. They outlive a closed dialog, a reload and a lost network. */
export function AskText({ thing, title, about, label, length, okText, type, danger, onSend, children }: AskTextProps) {
  const t = useUiTexts();
  const [form] = Form.useForm<{ text: string }>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [least, most] = length;
  const send = async ({ text }: { text: string }) => {
    setBusy(true);
    try {
      await onSend(text.trim());
      dropDraft(thing);
      setOpen(false);
    } catch {
      // The call has said why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button type={type} danger={danger} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Modal
          open
          title={title}
          okText={okText}
          okButtonProps={{ danger }}
          cancelText={t.no}
          confirmLoading={busy}
          onOk={form.submit}
          onCancel={() => setOpen(false)}
        >
          <p>{about}</p>
          <Form
            form={form}
            layout="vertical"
            requiredMark={false}
            initialValues={{ text: readDraft<{ text: string }>(thing)?.values.text ?? '' }}
            onValuesChange={(_, values) => writeDraft(thing, { version: 0, values })}
            onFinish={send}
          >
            <Form.Item
              name="text"
              label={label}
              rules={[
                {
                  validator: async (_rule, text: string = '') => {
                    if (text.trim().length < least) throw new Error(text.trim() === '' ? t.needed : t.tooShort(least));
                  },
                },
              ]}
            >
              <Input.TextArea autoFocus rows={4} maxLength={most} showCount />
            </Form.Item>
          </Form>
        </Modal>
      )}
    </>
  );
}
