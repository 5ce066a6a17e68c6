import { Button, type ButtonProps, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { useUiTexts } from './uiTexts';

interface AskReasonButtonProps extends Omit<ButtonProps, 'onClick' | 'title' | 'about'> {
  title: string;
  /** What it will change and for whom. */
  about?: ReactNode;
  /** The field's label. */
  label: string;
  /** Without one it may be left empty. */
  needed?: string;
  maxLength: number;
  /** Names what it is about, e.g. `refuse:r-1`; a draft is kept by it. */
  thing: string;
  onYes: (reason: string | undefined) => Promise<unknown>;
}

/** A button that asks for a reason before it does. What was typed stays until it has been done. */
export function AskReasonButton({
  title,
  about,
  label,
  needed,
  maxLength,
  thing,
  onYes,
  danger,
  children,
  ...button
}: AskReasonButtonProps) {
  const t = useUiTexts();
  const [form] = Form.useForm<{ reason: string }>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async ({ reason }: { reason?: string }) => {
    setBusy(true);
    try {
      await onYes(reason?.trim() || undefined);
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
      <Button danger={danger} {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Modal
        open={open}
        title={title}
        okText={children}
        cancelText={t.no}
        okButtonProps={{ danger }}
        confirmLoading={busy}
        destroyOnHidden
        onOk={form.submit}
        onCancel={() => setOpen(false)}
      >
        {about}
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ reason: readDraft<string>(thing)?.values ?? '' }}
          onValuesChange={(_, { reason }) => writeDraft(thing, { version: 0, values: reason })}
          onFinish={go}
        >
          <Form.Item
            name="reason"
            label={label}
            rules={needed ? [{ required: true, whitespace: true, message: needed }] : []}
            style={{ marginTop: 16 }}
          >
            <Input.TextArea rows={3} maxLength={maxLength} showCount autoFocus />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
