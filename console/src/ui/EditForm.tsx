import { Alert, App, Button, Form } from 'antd';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { CallError, isConflict, sentenceOf } from '../api/callError';
import { useTexts } from '../i18n/language';
import { ConflictDialog, type Describe, type Labels } from './ConflictDialog';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { FormLabels } from './items';
import { useWriting } from './LanguageTabs';
import { differences, same } from './merge';

export interface Versioned<T> {
  /** What was opened; 0 for a new thing. */
  version: number;
  values: T;
}

/** What buttons beside "save" may do. */
export interface EditActions<T> {
  /** Something was typed that the server does not have. */
  dirty: boolean;
  busy: boolean;
  /** What is typed now. */
  read(): T;
  /** Saves what is typed, if anything is. @returns the version that the server has; null: mistakes and refusals have been told. */
  save(): Promise<number | null>;
  /** Saves other contents in place of all that is typed; where they are refused they stay in the form. */
  put(values: T): Promise<unknown>;
  /** Another call of this page made a newer version: what is typed goes on from that one. */
  follow(version: number): void;
}

export interface EditFormProps<T extends object> extends Versioned<T> {
  /** Names what is edited, e.g. `notice:n-1`; drafts are kept by it. */
  thing: string;
  /** What its fields are called, in the order in which two versions are compared. */
  labels: Labels<T>;
  /** A field's value in words, where it is not plain to see. */
  describe?: Describe<T>;
  /**
   * Resolves when it is saved; to what the server has now, where the page stays. A `…Changed` refusal opens both versions; any other
   * is told, but for `cancelled`.
   */
  onSave: (values: T, version: number) => Promise<Versioned<T> | unknown>;
  /** How it is now, when somebody else changed it. */
  loadTheirs?: () => Promise<Versioned<T>>;
  /** Heard with each change of what is typed. */
  onTyped?: (values: T) => void;
  children: ReactNode;
  saveText?: string;
  /** Buttons beside "save". */
  actions?: (able: EditActions<T>) => ReactNode;
}

interface Conflict<T> {
  sentence: string;
  mine: T;
  theirs: T;
  /** Of theirs. */
  version: number;
}

interface FieldMistake {
  name: (string | number)[];
}

const Fill = createContext<(change: object) => void>(() => {});

/** Writes into several fields of the form around it at once, as if somebody had typed them. */
export const useFill = <T extends object>(): ((change: Partial<T>) => void) => useContext(Fill);

/** A form's values beside their draft and the version that they began at, and what can be done with them. */
function useKeeping<T extends object>({ thing, version, values, labels, onSave, loadTheirs, onTyped }: EditFormProps<T>) {
  const { message } = App.useApp();
  const writing = useWriting();
  /** What kept it from being saved, by name, until somebody types. */
  const [wrong, setWrong] = useState('');
  const [form] = Form.useForm<T>();
  const [draft, setDraft] = useState(() => readDraft<T>(thing));
  const [dirty, setDirty] = useState(draft !== null);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  // A draft of an older version is still saved as one, so that what came in between is told and not overwritten.
  const opened = useRef(draft?.version ?? version);
  const read = (): T => ({ ...values, ...form.getFieldsValue(true) });
  const keep = () => writeDraft(thing, { version: opened.current, values: read() });
  const forget = () => {
    dropDraft(thing);
    setDraft(null);
    setDirty(false);
  };
  // Each field whole: all of them at once would be laid over what was typed, and a language that is not in them would stay.
  const fill = (next: object) => {
    for (const [name, value] of Object.entries(next)) form.setFieldValue(name as never, value);
  };
  const onMistakes = (fields: FieldMistake[]) => {
    writing.onMistakes(fields);
    const names = fields.map(({ name }) => labels[name[0] as keyof T] ?? '');
    setWrong([...new Set(names)].filter(Boolean).join(', '));
  };
  const typed = () => {
    setWrong('');
    keep();
    setDirty(true);
    onTyped?.(read());
  };
  /** As if somebody had typed it. */
  const fillIn = (change: object) => {
    fill(change);
    typed();
  };

  /** What was typed while it was on its way stays, as a draft of the version that it made. */
  const settle = (wanted: T, saved: Partial<Versioned<T>> | null | undefined) => {
    if (saved?.version !== undefined) {
      opened.current = saved.version;
      if (!same(read(), wanted)) return keep();
    }
    forget();
    if (saved?.values !== undefined) fill(saved.values);
  };
  const save = async (): Promise<number | null> => {
    const wanted = read();
    setBusy(true);
    try {
      settle(wanted, (await onSave(wanted, opened.current)) as Partial<Versioned<T>>);
      setConflict(null);
      return opened.current;
    } catch (error) {
      const theirs = isConflict(error) && loadTheirs ? await loadTheirs().catch(() => null) : null;
      // This very text is there already: the answer to an earlier save was lost.
      if (theirs && differences(wanted, theirs.values, Object.keys(labels) as (keyof T)[]).length === 0) {
        settle(wanted, theirs);
        return theirs.version;
      }
      if (theirs) setConflict({ sentence: sentenceOf(error), mine: wanted, theirs: theirs.values, version: theirs.version });
      else if (!(error instanceof CallError && error.errorName === 'cancelled')) message.error(sentenceOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const able: EditActions<T> = {
    ...{ dirty, busy, read },
    save: async () => {
      if (!dirty) return opened.current;
      try {
        await form.validateFields();
      } catch (mistakes) {
        onMistakes((mistakes as { errorFields?: FieldMistake[] }).errorFields ?? []);
        return null;
      }
      return save();
    },
    put: (other) => {
      fillIn(other);
      return save();
    },
    follow: (newer) => {
      // More than one step: somebody else changed it, too, which the next save must be told.
      if (newer !== opened.current + 1) return;
      opened.current = newer;
      if (dirty) keep();
    },
  };
  return {
    ...{ form, draft, able, save, conflict, setConflict, typed, fillIn, wrong, onMistakes },
    discard: () => {
      forget();
      opened.current = version;
      fill(values);
      onTyped?.(values);
    },
    /** What was chosen of two versions, on top of theirs. */
    resolve: (chosen: T, theirs: number) => {
      opened.current = theirs;
      void able.put(chosen);
    },
  };
}

/** A form that loses nothing: drafts outlive a reload and a lost network, and a second editor is shown both versions. */
export function EditForm<T extends object>(props: EditFormProps<T>) {
  const { values, labels, describe, children, saveText, actions } = props;
  const t = useTexts('ui');
  const { form, draft, able, conflict, ...keeping } = useKeeping(props);
  return (
    <Form<T>
      form={form}
      layout="vertical"
      initialValues={{ ...values, ...draft?.values }}
      // The line of buttons covers what stands at the edge.
      scrollToFirstError={{ block: 'center' }}
      onValuesChange={keeping.typed}
      onFinish={keeping.save}
      onFinishFailed={({ errorFields }) => keeping.onMistakes(errorFields)}
    >
      {draft && (
        <Alert
          type="info"
          showIcon
          title={t.draft}
          style={{ marginBottom: 16 }}
          action={
            <Button size="small" onClick={keeping.discard}>
              {t.dropDraft}
            </Button>
          }
        />
      )}
      <FormLabels.Provider value={labels}>
        <Fill.Provider value={keeping.fillIn}>{children}</Fill.Provider>
      </FormLabels.Provider>
      <div className="edit-actions">
        <Button type="primary" htmlType="submit" loading={able.busy}>
          {saveText ?? t.save}
        </Button>
        {actions?.(able)}
        {keeping.wrong ? (
          <span className="edit-mistake" role="alert">
            {t.notSaved({ what: keeping.wrong })}
          </span>
        ) : (
          able.dirty && <span className="muted">{t.kept}</span>
        )}
      </div>
      {conflict && (
        <ConflictDialog
          {...conflict}
          {...{ labels, describe }}
          onClose={() => keeping.setConflict(null)}
          onSave={(chosen) => keeping.resolve(chosen, conflict.version)}
        />
      )}
    </Form>
  );
}
