import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { type OpenSpan, USUAL_SPAN, wallClock } from '@park/contract/park/hours';
import { MAX_SPANS_A_DAY } from '@park/contract/park/limits';
import { Button, Input, Tag } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/language';
import { replaced, without } from './lists';
import { isNextDay, untilOf } from './rules';

interface SpansInputProps {
  /** Of the day, for who cannot see it. */
  label: string;
  value: readonly OpenSpan[];
  onChange: (spans: OpenSpan[]) => void;
}

/** From when to when, with the last entry in between; once, or with a break. */
export function SpansInput({ label, value, onChange }: SpansInputProps) {
  const { hours: t } = useTexts('park');
  return (
    <div className="park-spans">
      {value.map((span, at) => {
        const set = (part: Partial<OpenSpan>) => {
          const next = { ...span, ...part };
          onChange(replaced(value, at, { ...next, until: untilOf(wallOf(next.until), next.from) }));
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else to be told apart by, and no state of their own
          <div key={at} className="park-span">
            {(['from', 'lastEntry', 'until'] as const).map((name) => (
              <Field key={name} label={t[SPAN_WORDS[name]]}>
                {(id) => (
                  <Input
                    id={id}
                    type="time"
                    aria-label={`${label} ${t[SPAN_WORDS[name]]}`}
                    value={wallOf(span[name])}
                    onChange={({ target }) => set({ [name]: target.value })}
                  />
                )}
              </Field>
            ))}
            {span.until !== '' && isNextDay(span.until) && <Tag>{t.nextDay}</Tag>}
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t.removeSpan({ day: label })}
              onClick={() => onChange(without(value, at))}
            />
          </div>
        );
      })}
      {value.length === 0 && <Tag>{t.closed}</Tag>}
      {value.length < MAX_SPANS_A_DAY && (
        <Button
          type="link"
          size="small"
          aria-label={`${label} ${value.length === 0 ? t.open : t.addSpan}`}
          onClick={() => onChange([...value, value.length === 0 ? USUAL_SPAN : { from: '', lastEntry: '', until: '' }])}
        >
          {value.length === 0 ? t.open : t.addSpan}
        </Button>
      )}
    </div>
  );
}

const SPAN_WORDS = { from: 'opens', lastEntry: 'lastEntry', until: 'closes' } as const;

const wallOf = (clock: string) => (clock === '' ? '' : wallClock(clock));

/** A label beside its field. @param children gets the id that the label names */
export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className="park-field">
      <label htmlFor={id} className="muted">
        {label}
      </label>
      {children(id)}
    </span>
  );
}
