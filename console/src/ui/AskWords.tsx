import { Button, type ButtonProps, Form, type FormInstance, Input, Modal } from 'antd';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTexts } from '../i18n/language';
import { dropDraft, readDraft, writeDraft } from './drafts';

interface Given {
  words: string;
}

interface FieldProps {
  /** The field's label. */
  label: string;
  /** Characters after trimming: least and most. With 0 it may be left empty. */
  length: readonly [least: number, most: number];
  /** Said when it is empty and must not be. */
  needed?: string;
  /** Names what it is about, e.g. `refuse:r-1`; a draft is kept by it. */
  thing: string;
}

interface AskWordsProps extends FieldProps, Omit<ButtonProps, 'onClick' | 'title' | 'about'> {
  title: string;
  /** What it will change and for whom, and who reads the words. */
  about?: ReactNode;
  /** The dialog's own button; without it, what stands on this one. */
  okText?: string;
  /** Hears the words, trimmed. The dialog stays, with what was typed, until it resolves. */
  onSend: (words: string) => Promise<unknown>;
}

/** A button that asks for words, such as a reason, before it does what it says. They outlive a closed dialog, a reload and a lost network. */
export function AskWords(props: AskWordsProps) {
  const { label, length, needed, thing, title, about, okText, onSend, children, ...button } = props;
  const t = useTexts('ui');
  const form = useRef<FormInstance<Given>>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async ({ words = '' }: Partial<Given>) => {
    setBusy(true);
    try {
      await onSend(words.trim());
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
      <Button {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Modal
        open={open}
        title={title}
        okText={okText ?? children}
        okButtonProps={{ danger: button.danger }}
        cancelText={t.no}
        confirmLoading={busy}
        destroyOnHidden
        onOk={() => form.current?.submit()}
        onCancel={() => setOpen(false)}
      >
        {typeof about === 'string' ? <p>{about}</p> : about}
        <Field heldIn={form} label={label} length={length} needed={needed} thing={thing} onSend={send} />
      </Modal>
    </>
  );
}

interface Held {
  heldIn: RefObject<FormInstance<Given>>;
  onSend: (given: Partial<Given>) => void;
}

/** There while the dialog is open, with a form of its own: a form that outlives it would keep its last words instead of the draft. */
function Field(props: FieldProps & Held) {
  const { heldIn, label, length, needed, thing, onSend } = props;
  const t = useTexts('ui');
  const [least, most] = length;
  const long = async (_rule: unknown, words: string = '') => {
    const count = words.trim().length;
    if (count < least) throw new Error(count === 0 ? (needed ?? t.needed) : t.tooShort(least));
  };
  return (
    // Not a <form>: the button may stand in one, which would hear this one's submit as its own.
    <Form
      component="div"
      ref={heldIn}
      layout="vertical"
      requiredMark={false}
      initialValues={readDraft<Given>(thing)?.values ?? { words: '' }}
      onValuesChange={(_, values) => writeDraft(thing, { version: 0, values })}
      onFinish={onSend}
    >
      <Form.Item name="words" label={label} rules={[{ validator: long }]} style={{ marginTop: 16 }}>
        <Input.TextArea rows={3} maxLength={most} showCount autoFocus />
      </Form.Item>
    </Form>
  );
}
