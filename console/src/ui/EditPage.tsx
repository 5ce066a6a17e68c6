import type { Call } from '@park/contract/call';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useCall } from '../api/hooks';
import { useTexts } from '../i18n/language';
import { Answer } from './Answer';
import { readDraft } from './drafts';
import { EditForm, type EditFormProps, type Versioned } from './EditForm';
import { InOneLanguage } from './LanguageTabs';
import { PageHead } from './PageHead';
import { PhonePreview, type PhonePreviewProps } from './PhonePreview';

interface Edited<Thing, Values> {
  /** What it is: drafts are kept as `kind:id`. */
  kind: string;
  /** The area's path; its things are below it. */
  back: string;
  id: string;
  /** As it was when the page was opened; null: it is begun here. */
  opened: Thing | null;
  blank: () => Values;
  toForm: (thing: Thing) => Versioned<Values>;
  onSave: (values: Values, version: number) => Promise<Thing>;
  load: () => Promise<Thing>;
  /** Of a thing whose id is typed, and not known when it is begun. */
  idOf?: (thing: Thing) => string;
}

/** A thing while somebody edits it: as the server has it, as it is typed, and the language that is written in. */
export function useEditing<Thing, Values extends object>(edited: Edited<Thing, Values>) {
  const { kind, back, id, opened, blank, toForm, onSave, load, idOf = () => id } = edited;
  const go = useNavigate();
  const [now, setNow] = useState(opened);
  const [begun] = useState(() => ({ version: 0, values: blank() }));
  const thing = `${kind}:${id}`;
  const first = now ? toForm(now) : begun;
  const [typed, onTyped] = useState<Values>(() => ({ ...first.values, ...readDraft<Values>(thing)?.values }));
  const take = (newer: Thing) => {
    setNow(newer);
    return toForm(newer);
  };
  return {
    now,
    setNow,
    typed,
    back,
    form: {
      ...first,
      thing,
      onTyped,
      onSave: async (values: Values, version: number) => {
        const saved = await onSave(values, version);
        if (version === 0) go(`${back}/${idOf(saved)}`, { replace: true });
        return take(saved);
      },
      loadTheirs: async () => take(await load()),
    },
  };
}

type Editing<Thing, Values extends object> = ReturnType<typeof useEditing<Thing, Values>>;

interface EditPageProps<Thing, Values extends object, In>
  extends Pick<EditFormProps<Values>, 'labels' | 'describe' | 'saveText' | 'actions' | 'children'> {
  editing: Editing<Thing, Values>;
  title: string;
  /** Beside the title. */
  head?: ReactNode;
  /** Between the title and the form. */
  above?: ReactNode;
  /** How visitors will see it. */
  preview?: Omit<PhonePreviewProps<In>, 'onClose'>;
}

/** Edits one thing, with the phone beside it where visitors have a page of it. */
export function EditPage<Thing, Values extends object, In = never>(props: EditPageProps<Thing, Values, In>) {
  const { editing, title, head, above, preview, ...form } = props;
  const t = useTexts('ui');
  const [looking, setLooking] = useState(false);
  return (
    <InOneLanguage>
      <PageHead title={title} back={editing.back}>
        {head}
        {preview && !looking && <Button onClick={() => setLooking(true)}>{t.preview}</Button>}
      </PageHead>
      {above}
      <div className={preview && 'edit-columns'}>
        <div className="sheet">
          <EditForm<Values> {...editing.form} {...form} />
        </div>
        {preview && looking && <PhonePreview {...preview} onClose={() => setLooking(false)} />}
      </div>
    </InOneLanguage>
  );
}

interface OpenedProps<Thing> {
  call: Call<{ id: string }, Thing>;
  /** `opened` is null where it is begun. */
  Editor: ComponentType<{ id: string; opened: Thing | null }>;
}

/** One thing by its address; `?new` is one that is begun with this very id. */
export function Opened<Thing>(props: OpenedProps<Thing>) {
  const { id = '' } = useParams();
  return <Fresh key={id} id={id} {...props} />;
}

function Fresh<Thing>({ id, call, Editor }: OpenedProps<Thing> & { id: string }) {
  const [params] = useSearchParams();
  // What was begun here stays open when it has been saved.
  const [isNew] = useState(() => params.has('new'));
  const query = useCall(call, { id }, { enabled: !isNew });
  if (isNew) return <Editor id={id} opened={null} />;
  return (
    <Answer of={query} anew>
      {(thing) => <Editor id={id} opened={thing} />}
    </Answer>
  );
}
