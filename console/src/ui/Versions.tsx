import type { Call } from '@park/contract/call';
import { Alert, Button, Collapse, Drawer, Empty } from 'antd';
import { useState } from 'react';
import { useCall } from '../api/hooks';
import { useTexts } from '../i18n/language';
import { Answer } from './Answer';
import { Confirm } from './Confirm';
import type { Describe, Labels } from './ConflictDialog';
import type { EditActions } from './EditForm';
import { differences } from './merge';
import { useWords } from './useWords';
import { ParkTime } from './values';

/** Who saved a thing when; no moment: it is as the park came. */
export interface Saved {
  id: string;
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
}

/** What can be taken back of an earlier version, and what of it cannot, in sentences. */
interface Restored<Values> {
  values: Values;
  notes: string[];
}

export interface VersionsProps<Thing, Values extends object> {
  call: Call<{ id: string }, Thing[]>;
  now: Thing;
  valuesOf: (thing: Thing) => Values;
  restored: (earlier: Values) => Restored<Values>;
  labels: Labels<Values>;
  describe?: Describe<Values>;
  able: EditActions<Values>;
}

/** What a thing was before: who saved it when, what they changed, and the way back to it. */
export function Versions<Thing extends Saved, Values extends object>(props: VersionsProps<Thing, Values>) {
  const { versions: t } = useTexts('ui');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.title}</Button>
      <Drawer open={open} title={t.title} size={760} destroyOnHidden onClose={() => setOpen(false)}>
        <p className="muted">{t.about}</p>
        {props.able.dirty && <Alert type="info" showIcon title={t.typed} style={{ marginBottom: 16 }} />}
        <All {...props} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

type AllProps<Thing, Values extends object> = VersionsProps<Thing, Values> & { onDone: () => void };

function All<Thing extends Saved, Values extends object>({ onDone, ...props }: AllProps<Thing, Values>) {
  const { call, now, valuesOf, restored, labels, describe, able } = props;
  const { versions: t } = useTexts('ui');
  const wordsOf = useWords();
  const fields = Object.keys(labels) as (keyof Values)[];
  const text = (field: keyof Values, value: unknown) => (describe?.[field] ?? wordsOf)(value as Values[keyof Values]);

  const changes = (values: Values, before: Values | undefined) => {
    if (!before) return <p>{t.first}</p>;
    const found = differences(before, values, fields);
    if (found.length === 0) return <p>{t.same}</p>;
    return found.map(({ field, mine, theirs }) => (
      <section key={String(field)}>
        <h3 className="version-field">{labels[field]}</h3>
        <div className="sides">
          {[mine, theirs].map((value, at) => (
            <div key={at === 0 ? 'before' : 'after'} className="side">
              <div className="muted">{at === 0 ? t.before : t.after}</div>
              {text(field, value) || t.empty}
            </div>
          ))}
        </div>
      </section>
    ));
  };
  const whole = (values: Values) => (
    <details className="version-all">
      <summary>{t.whole}</summary>
      <dl>
        {fields.map((field) => (
          <div key={String(field)}>
            <dt>{labels[field]}</dt>
            <dd>{text(field, values[field]) || t.empty}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
  const wayBack = (version: number, values: Values) => {
    const back = restored(values);
    return (
      <Confirm
        title={t.restoreTitle({ version })}
        about={
          <>
            <p>{t.restoreAbout}</p>
            {back.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </>
        }
        disabled={able.dirty}
        okText={t.restore}
        aria-label={t.restoreThis({ version })}
        onYes={async () => {
          await able.put(back.values);
          onDone();
        }}
      >
        {t.restore}
      </Confirm>
    );
  };
  return (
    <Answer of={useCall(call, { id: now.id })} anew>
      {(earlier) => {
        if (earlier.length === 0) return <Empty description={t.none} />;
        const all = [now, ...earlier].map((thing) => ({ ...thing, values: valuesOf(thing) }));
        const items = all.map(({ version, updatedAt, updatedBy, values }, at) => ({
          key: version,
          label: (
            <>
              <strong>{at === 0 ? t.now : t.number({ version })}</strong>
              <div className="muted">
                {updatedAt && (
                  <>
                    <ParkTime at={updatedAt} /> ·{' '}
                  </>
                )}
                {updatedBy ?? t.park}
              </div>
            </>
          ),
          children: (
            <>
              {changes(values, all[at + 1]?.values)}
              {whole(values)}
              {at > 0 && wayBack(version, values)}
            </>
          ),
        }));
        return <Collapse items={items} />;
      }}
    </Answer>
  );
}
