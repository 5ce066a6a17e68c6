import { Button, type ButtonProps, Form, type FormInstance, Input, Modal } from 'antd';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTexts } from '../i18n/language';
import { dropDraft, readDraft, writeDraft } from './drafts';

interface FieldProps {
  /** The field's label. */
  label: string;
  /** Characters after trimming: least and most. With 0 it may be left empty. */
  length: readonly [least: number, most: number];
  /** Said when it is empty and must not be. */
  needed?: string;
  /** Names what it is about, e.g. `refuse:r-1`; a draft is kept by it. */
  thing: string;
  /** Fields above the words, items of the same form. */
  fields?: ReactNode;
  /** Fields below them. */
  below?: ReactNode;
}

interface AskWordsProps<Given> extends FieldProps, Omit<ButtonProps, 'onClick' | 'title' | 'about'> {
  title: string;
  /** What it will change and for whom, and who reads the words. */
  about?: ReactNode;
  /** The dialog's own button; without it, what stands on this one. */
  okText?: string | ((given: Partial<Given>) => string);
  /** Whether it can be done with what the other fields say. */
  ready?: (given: Partial<Given>) => boolean;
  /** Hears the words, trimmed, and the other fields. The dialog stays, with what was typed, until it resolves. */
  onSend: (words: string, given: Given) => Promise<unknown>;
}

/** A button that asks for words, such as a reason, before it does what it says. They outlive a closed dialog, a reload and a lost network. */
export function AskWords<Given extends object = object>(props: AskWordsProps<Given>) {
  const { label, length, needed, thing, fields, below, title, about, okText, ready, onSend, children, ...button } = props;
  const t = useTexts('ui');
  const form = useRef<FormInstance>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [given, setGiven] = useState<Partial<Given>>({});
  const send = async ({ words = '', ...others }: { words?: string }) => {
    setBusy(true);
    try {
      await onSend(words.trim(), others as Given);
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
      <Button
        {...button}
        onClick={() => {
          setGiven({});
          setOpen(true);
        }}
      >
        {children}
      </Button>
      <Modal
        open={open}
        title={title}
        okText={typeof okText === 'function' ? okText(given) : (okText ?? children)}
        okButtonProps={{ danger: button.danger, disabled: ready && !ready(given) }}
        cancelText={t.no}
        confirmLoading={busy}
        destroyOnHidden
        onOk={() => form.current?.submit()}
        onCancel={() => setOpen(false)}
      >
        {typeof about === 'string' ? <p>{about}</p> : about}
        <Field heldIn={form} {...{ label, length, needed, thing, fields, below }} onGiven={setGiven} onSend={send} />
      </Modal>
    </>
  );
}

interface Held {
  heldIn: RefObject<FormInstance>;
  onGiven: (given: object) => void;
  onSend: (given: { words?: string }) => void;
}

/** There while the dialog is open, with a form of its own: a form that outlives it would keep its last words instead of the draft. */
function Field(props: FieldProps & Held) {
  const { heldIn, label, length, needed, thing, fields, below, onGiven, onSend } = props;
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
      initialValues={{ words: readDraft<{ words?: string }>(thing)?.values.words ?? '' }}
      onValuesChange={(_, { words, ...others }) => {
        writeDraft(thing, { version: 0, values: { words } });
        onGiven(others);
      }}
      onFinish={onSend}
    >
      {fields}
      <Form.Item name="words" label={label} rules={[{ validator: long }]} style={{ marginTop: 16 }}>
        <Input.TextArea rows={3} maxLength={most} showCount autoFocus />
      </Form.Item>
      {below}
    </Form>
  );
}
