import { Button, type ButtonProps, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/language';

interface ConfirmProps extends Omit<ButtonProps, 'onClick' | 'title' | 'about'> {
  title: string;
  /** What it will change and for whom. */
  about?: ReactNode;
  onYes: () => Promise<unknown>;
}

/** A button that asks before it does. The question stays, with what went wrong told by the call, until it has been done. */
export function Confirm({ title, about, onYes, danger, children, ...button }: ConfirmProps) {
  const t = useTexts('ui');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await onYes();
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
        onOk={go}
        onCancel={() => setOpen(false)}
      >
        {about}
      </Modal>
    </>
  );
}
