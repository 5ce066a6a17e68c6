import { Button, type ButtonProps, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useUiTexts } from './uiTexts';

interface ReasonButtonProps extends Omit<ButtonProps, 'onClick' | 'title' | 'about'> {
  title: string;
  /** What it will change and for whom. */
  about?: ReactNode;
  /** Of the field. */
  label: string;
  maxLength: number;
  onYes: (reason: string) => Promise<unknown>;
}

/** A button that asks why before it does; the dialog stays, with what was written, until it has been done. */
export function ReasonButton({ title, about, label, maxLength, onYes, children, ...button }: ReasonButtonProps) {
  const t = useUiTexts();
  const [form] = Form.useForm<{ reason: string }>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async ({ reason }: { reason: string }) => {
    setBusy(true);
    try {
      await onYes(reason.trim());
      setOpen(false);
    } catch {
      // The call has said why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Modal
          open
          title={title}
          okText={children}
          cancelText={t.no}
          okButtonProps={{ danger: button.danger }}
          confirmLoading={busy}
          onOk={form.submit}
          onCancel={() => setOpen(false)}
        >
          {about}
          {/* No form of its own: it may stand in another one. */}
          <Form form={form} component={false} layout="vertical" onFinish={go}>
            <Form.Item name="reason" label={label} rules={[{ required: true, whitespace: true, message: t.needed }]}>
              <Input.TextArea rows={3} maxLength={maxLength} showCount autoFocus />
            </Form.Item>
          </Form>
        </Modal>
      )}
    </>
  );
}
