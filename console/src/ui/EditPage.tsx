import type { Call } from '@park/contract/call';
import { getSample } from '@park/contract/sample/calls';
import { Button, Result } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { call as ask } from '../api/call';
import { type AnyCall, useCall, useSend } from '../api/hooks';
import { useTexts } from '../i18n/language';
import { Answer } from './Answer';
import { SampleTag } from './Cells';
import { Confirm } from './Confirm';
import { dropDraft, readDraft } from './drafts';
import { type EditActions, EditForm, type EditFormProps, type Versioned } from './EditForm';
import { InOneLanguage } from './LanguageTabs';
import { LostArt } from './LineArt';
import { PageHead, type PageHeadProps } from './PageHead';
import { PhonePreview, type PhonePreviewProps } from './PhonePreview';
import { pathOf, type Things } from './things';
import { type Saved, Versions, type VersionsProps } from './Versions';

interface Edited<Thing, Values, In> {
  /** Its kind: drafts are kept as `kind:id`; and the path of its list, below which each has its own. */
  of: Things;
  id: string;
  /** As it was when the page was opened; null: it is begun here. */
  opened: Thing | null;
  blank: () => Values;
  toForm: (thing: Thing) => Versioned<Values>;
  save: Call<In, Thing>;
  /** What is sent of a form, beside the id and the version that was opened; an id among it is the one that is sent. */
  toContents: (values: Values) => Omit<In, 'id' | 'version'>;
  /** How it is now. */
  load: Call<{ id: string }, Thing> | (() => Promise<Thing>);
  /** Calls whose answers change with it. */
  stale: readonly AnyCall[];
  /** Said when it is saved. */
  done?: string;
  /** Where the arrow leads; without it to the list. */
  back?: string;
  /** Where one goes when it is saved; without it the page stays. */
  next?: string;
}

/** A thing while somebody edits it: as the server has it, as it is typed, and the language that is written in. */
export function useEditing<Thing extends Saved, Values extends object, In>(edited: Edited<Thing, Values, In>) {
  const { of, id, opened, blank, toForm, save, toContents, load, stale, done, back = of.path, next } = edited;
  const ui = useTexts('ui');
  const go = useNavigate();
  const send = useSend(save, { stale: [...stale, getSample], done: done ?? ui.saved, quiet: true });
  const [now, setNow] = useState(opened);
  const [begun] = useState(() => ({ version: 0, values: blank() }));
  const thing = `${of.kind}:${id}`;
  const first = now ? toForm(now) : begun;
  const [typed, onTyped] = useState<Values>(() => ({ ...first.values, ...readDraft<Values>(thing)?.values }));
  const toInput = (values: Values, version: number) => ({ id, version, ...toContents(values) }) as In;
  const take = (newer: Thing) => {
    setNow(newer);
    return toForm(newer);
  };
  return {
    ...{ of, id, now, setNow, typed, stale, toForm, toInput, back },
    form: {
      ...first,
      thing,
      onTyped,
      onSave: async (values: Values, version: number) => {
        const saved = await send.mutateAsync(toInput(values, version));
        if (next) return go(next, { replace: true });
        if (version === 0) go(pathOf(of, saved.id), { replace: true });
        return take(saved);
      },
      loadTheirs: async () => take(await (typeof load === 'function' ? load() : ask(load, { id }))),
    },
  };
}

type Editing<Thing extends Saved, Values extends object, In> = ReturnType<typeof useEditing<Thing, Values, In>>;

interface Opening {
  id: string;
  version: number;
}

/** A step that is asked about before it is taken: what it changes and for whom. */
interface Confirmed<In, Out> {
  call: Call<In, Out>;
  title: string;
  about: string;
}

type Removing<In> = Confirmed<In, null> & { input: In };

interface EditPageProps<Thing extends Saved, Values extends object, In, Removed>
  extends Pick<EditFormProps<Values>, 'labels' | 'describe' | 'saveText' | 'children'> {
  editing: Editing<Thing, Values, In>;
  title: string;
  /** Beside the title. */
  head?: ReactNode;
  /** Between the title and the form. */
  above?: ReactNode;
  /** How visitors will see it, once there is enough to show. */
  preview?: Omit<PhonePreviewProps<In>, 'input' | 'onClose'> & { isReady: boolean };
  /** Shows it to visitors; what is typed is saved before. */
  publish?: Confirmed<Opening, Thing> | false;
  /** Buttons of its own. */
  actions?: (able: EditActions<Values>) => ReactNode;
  /** What it was before, and what of that can come back. */
  versions?: Pick<VersionsProps<Thing, Values>, 'call' | 'restored'>;
  /** Takes it away for good. */
  remove?: Removing<Removed> | false | null;
}

/** Edits one thing, with the phone beside it where visitors have a page of it. */
export function EditPage<Thing extends Saved, Values extends object, In, Removed = never>(
  props: EditPageProps<Thing, Values, In, Removed>,
) {
  const { editing, title, head, above, preview, publish, actions, versions, remove, labels, describe, ...form } = props;
  const { now, typed, toForm } = editing;
  const t = useTexts('ui');
  const [looking, setLooking] = useState(false);
  return (
    <InOneLanguage>
      <PageHead title={title} back={editing.back}>
        <SampleTag kind={editing.of.kind} id={editing.id} />
        {head}
        {preview && !looking && <Button onClick={() => setLooking(true)}>{t.preview}</Button>}
      </PageHead>
      {above}
      <div className={preview && 'edit-columns'}>
        <div className="sheet">
          <EditForm<Values>
            {...editing.form}
            {...form}
            {...{ labels, describe }}
            actions={(able) => (
              <>
                {publish && <Publish {...publish} editing={editing} able={able} />}
                {actions?.(able)}
                {versions && now && (
                  <Versions {...{ ...versions, now, labels, describe, able }} valuesOf={(one) => toForm(one).values} />
                )}
                {remove && <Remove {...remove} editing={editing} />}
              </>
            )}
          />
        </div>
        {preview && looking && (
          <PhonePreview
            {...preview}
            input={preview.isReady ? editing.toInput(typed, now?.version ?? 0) : null}
            onClose={() => setLooking(false)}
          />
        )}
      </div>
    </InOneLanguage>
  );
}

/** In place of what cannot be edited: why, and the way back. */
export function Gone({ why, ...head }: Pick<PageHeadProps, 'title' | 'back'> & { why: string }) {
  return (
    <>
      <PageHead {...head} />
      <Result icon={<LostArt />} title={why} />
    </>
  );
}

type Stepping<Step, Thing extends Saved, Values extends object, In> = Step & { editing: Editing<Thing, Values, In> };

function Publish<Thing extends Saved, Values extends object, In>(
  props: Stepping<Confirmed<Opening, Thing>, Thing, Values, In> & { able: EditActions<Values> },
) {
  const { call, editing, able, ...asked } = props;
  const t = useTexts('ui');
  const publish = useSend(call, { stale: editing.stale, done: t.published });
  const publishTyped = async () => {
    const version = await able.save();
    if (version === null) return;
    const published = await publish.mutateAsync({ id: editing.id, version });
    able.follow(published.version);
    editing.setNow(published);
  };
  return (
    <Confirm {...asked} disabled={editing.now === null && !able.dirty} onYes={publishTyped}>
      {t.publish}
    </Confirm>
  );
}

function Remove<Thing extends Saved, Values extends object, In, Removed>(
  props: Stepping<Removing<Removed>, Thing, Values, In>,
) {
  const { call, input, editing, ...asked } = props;
  const t = useTexts('ui');
  const go = useNavigate();
  const remove = useSend(call, { stale: editing.stale, done: t.removed });
  return (
    <Confirm
      danger
      {...asked}
      onYes={async () => {
        await remove.mutateAsync(input);
        dropDraft(editing.form.thing);
        go(editing.back);
      }}
    >
      {t.remove}
    </Confirm>
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
