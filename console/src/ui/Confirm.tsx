import { Button, type ButtonProps, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/language';

export interface ConfirmProps extends Omit<ButtonProps, 'onClick' | 'title' | 'about'> {
  title: string;
  /** What it will change and for whom. */
  about?: ReactNode;
  /** The dialog's own button; without it, what stands on this one. */
  okText?: ReactNode;
  /** False: something is still missing. */
  ready?: boolean;
  onYes: () => Promise<unknown>;
}

/** A button that asks before it does. The question stays, with what went wrong told by the call, until it has been done. */
export function Confirm({ title, about, okText, ready = true, onYes, danger, children, ...button }: ConfirmProps) {
  const t = useTexts('ui');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await onYes();
      setOpen(false);
    } catch {
      // The call has said why, or the field.
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
        okText={okText ?? children}
        cancelText={t.no}
        okButtonProps={{ danger, disabled: !ready }}
        confirmLoading={busy}
        destroyOnHidden
        onOk={go}
        onCancel={() => setOpen(false)}
      >
        {about}
      </Modal>
    </>
  );
}
