import { Alert, App, Button, Form, type FormInstance, Space } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { isConflict, sentenceOf } from '../api/callError';
import { ConflictDialog } from './ConflictDialog';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { useUiTexts } from './uiTexts';

export interface Versioned<T> {
  /** What was opened; 0 for a new thing. */
  version: number;
  values: T;
}

interface EditFormProps<T extends object> extends Versioned<T> {
  /** Names what is edited, e.g. `notice:n-1`; drafts are kept by it. */
  thing: string;
  fields: { name: keyof T & string; label: string; describe?: (value: T[keyof T]) => string }[];
  /** Resolves when it is saved. A `…Changed` refusal opens both versions; any other is told. */
  onSave: (values: T, version: number) => Promise<unknown>;
  /** How it is now, when somebody else changed it. */
  loadTheirs?: () => Promise<Versioned<T>>;
  children: (form: FormInstance<T>) => ReactNode;
  saveText?: string;
}

interface Conflict<T> {
  sentence: string;
  mine: T;
  theirs: Versioned<T>;
}

/** A form that loses nothing: drafts outlive a reload and a lost network, and a second editor is shown both versions. */
export function EditForm<T extends object>(props: EditFormProps<T>) {
  const { thing, version, values, fields, onSave, loadTheirs, children, saveText } = props;
  const t = useUiTexts();
  const { message } = App.useApp();
  const [form] = Form.useForm<T>();
  const [draft, setDraft] = useState(() => readDraft<T>(thing));
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  // A draft of an older version is still saved as one, so that what came in between is told and not overwritten.
  const opened = useRef(draft?.version ?? version);

  const save = async (wanted: T, of: number) => {
    setBusy(true);
    try {
      await onSave(wanted, of);
      dropDraft(thing);
      setDraft(null);
      setConflict(null);
    } catch (error) {
      if (isConflict(error) && loadTheirs) {
        const theirs = await loadTheirs().catch(() => null);
        if (theirs) setConflict({ sentence: sentenceOf(error), mine: wanted, theirs });
        else message.error(sentenceOf(error));
      } else message.error(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    dropDraft(thing);
    setDraft(null);
    opened.current = version;
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
  };
  return (
    <Form<T>
      form={form}
      layout="vertical"
      initialValues={{ ...values, ...draft?.values }}
      scrollToFirstError
      onValuesChange={() => writeDraft(thing, { version: opened.current, values: form.getFieldsValue(true) })}
      onFinish={() => save({ ...values, ...form.getFieldsValue(true) }, opened.current)}
    >
      {draft && (
        <Alert
          type="info"
          showIcon
          title={t.draft}
          style={{ marginBottom: 16 }}
          action={
            <Button size="small" onClick={discard}>
              {t.dropDraft}
            </Button>
          }
        />
      )}
      {children(form)}
      <Space>
        <Button type="primary" htmlType="submit" loading={busy}>
          {saveText ?? t.save}
        </Button>
      </Space>
      {conflict && (
        <ConflictDialog
          sentence={conflict.sentence}
          mine={conflict.mine}
          theirs={conflict.theirs.values}
          fields={fields}
          onClose={() => setConflict(null)}
          onSave={(chosen) => {
            opened.current = conflict.theirs.version;
            form.setFieldsValue(chosen as Parameters<typeof form.setFieldsValue>[0]);
            void save(chosen, conflict.theirs.version);
          }}
        />
      )}
    </Form>
  );
}
