import type { ReasonsOf } from '@park/contract/preparedReasons';
import { REASON_LENGTH } from '@park/contract/reason';
import { PREPARED_REASONS } from '@park/contract/texts/preparedReasons';
import { Form, type FormInstance, Input, Select } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/language';
import { Confirm, type ConfirmProps } from './Confirm';
import { textIn } from './contentLanguages';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { rule } from './rule';

interface FieldProps {
  /** The field's label; without one it asks for a reason. */
  label?: string;
  /** Characters after trimming; without them a reason's. With 0 it may be left empty. */
  length?: readonly [min: number, max: number];
  /** Said when it is empty and must not be. */
  needed?: string;
  /** Names what it is about, e.g. `refuse:r-1`; a draft is kept by it. */
  thing: string;
  /** Fields above the words, items of the same form. */
  fields?: ReactNode;
  /** Offers the usual words of this kind. */
  prepared?: ReasonsOf;
  /** Fields below them. */
  below?: ReactNode;
}

interface AskWordsProps<Given> extends FieldProps, Omit<ConfirmProps, 'okText' | 'ready' | 'onYes'> {
  okText?: string | ((given: Partial<Given>) => string);
  /** Whether it can be done with what the other fields say. */
  ready?: (given: Partial<Given>) => boolean;
  /** Hears the words, trimmed, and the other fields. The dialog stays, with what was typed, until it resolves. */
  onSend: (words: string, given: Given) => Promise<unknown>;
}

/** A button that asks for words, such as a reason, before it does what it says. They outlive a closed dialog, a reload and a lost network. */
export function AskWords<Given extends object = object>(props: AskWordsProps<Given>) {
  const { label, length, needed, thing, fields, prepared, below, about, okText, ready, onSend, ...asking } = props;
  const form = useRef<FormInstance>(null);
  const [given, setGiven] = useState<Partial<Given>>({});
  const send = async () => {
    const { words = '', ...others } = (await form.current?.validateFields()) ?? {};
    await onSend(words.trim(), others as Given);
    dropDraft(thing);
  };
  return (
    <Confirm
      {...asking}
      okText={typeof okText === 'function' ? okText(given) : okText}
      ready={!ready || ready(given)}
      about={
        <>
          {typeof about === 'string' ? <p>{about}</p> : about}
          <Field heldIn={form} {...{ label, length, needed, thing, fields, prepared, below }} onGiven={setGiven} />
        </>
      }
      onYes={send}
    />
  );
}

interface Held {
  heldIn: RefObject<FormInstance>;
  onGiven: (given: object) => void;
}

/** There while the dialog is open, with a form of its own: a form that outlives it would keep its last words instead of the draft. */
function Field({
  heldIn,
  label,
  length: [min, max] = [1, REASON_LENGTH],
  needed,
  thing,
  fields,
  prepared,
  below,
  onGiven,
}: FieldProps & Held) {
  const t = useTexts('ui');
  useEffect(() => onGiven({}), [onGiven]);
  const long = rule((words: string = '') => {
    const count = words.trim().length;
    return count < min && (count === 0 ? (needed ?? t.needed) : t.tooShort({ least: min }));
  });
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
    >
      {fields}
      {prepared && <PreparedReasons of={prepared} />}
      <Form.Item name="words" label={label ?? t.reason} rules={[long]} style={{ marginTop: 16 }}>
        <Input.TextArea rows={3} maxLength={max} showCount autoFocus />
      </Form.Item>
      {below}
    </Form>
  );
}

/** Reasons that every visitor reads in their own language; one of them fills the words below it. */
function PreparedReasons({ of }: { of: ReasonsOf }) {
  const { reasons: t } = useTexts('ui');
  const form = Form.useFormInstance();
  return (
    <Form.Item label={t.usual} htmlFor="prepared-reason" extra={t.about}>
      <Select
        id="prepared-reason"
        value={null}
        placeholder={t.choose}
        options={PREPARED_REASONS[of].map((one) => ({ value: textIn(one), label: textIn(one) }))}
        onChange={(words: string | null) => {
          form.setFieldValue('words', words);
          void form.validateFields(['words']);
        }}
      />
    </Form.Item>
  );
}
