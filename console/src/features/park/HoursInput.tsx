import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type OpenSpan, wallClock } from '@park/contract/park/hours';
import { MAX_SEASONS, MAX_SPANS_A_DAY, MAX_SPECIAL_DAYS, PARK_FIELD } from '@park/contract/park/limits';
import { Button, Input, Select, Space, Tag } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { CONTENT_LANGUAGES } from '../../ui/contentLanguages';
import { daySpan } from '../../ui/daySpan';
import { dayText } from '../../ui/values';
import {
  asFirstOpen,
  dayMistake,
  type Hours,
  isNextDay,
  isOpen,
  type SeasonForm,
  type SpecialDaysForm,
  USUAL,
  untilOf,
} from './rules';

interface HoursInputProps {
  /** Both from the form around it. */
  value?: Hours;
  onChange?: (hours: Hours) => void;
}

const replaced = <One,>(list: readonly One[], at: number, one: One): One[] =>
  list.map((old, index) => (index === at ? one : old));
const without = <One,>(list: readonly One[], at: number): One[] => list.filter((_, index) => index !== at);

/** The hours by season and weekday, and days of their own. */
export function HoursInput({ value = { seasons: [], specialDays: [] }, onChange = () => {} }: HoursInputProps) {
  const { hours: t, mistakes } = useTexts('park');
  const { seasons, specialDays } = value;
  const change = (part: Partial<Hours>) => onChange({ ...value, ...part });
  const seasonName = ({ name }: SeasonForm, at: number) => {
    if (at === 0) return seasons.length > 1 ? t.otherDays : t.year;
    return name || t.season({ n: at });
  };
  return (
    <>
      {seasons.map((season, at) => (
        <fieldset key={season.id} className="park-season">
          <legend>{seasonName(season, at)}</legend>
          {at > 0 && (
            <Space wrap>
              <Input
                value={season.name}
                maxLength={PARK_FIELD.season}
                placeholder={t.seasonName}
                aria-label={t.seasonName}
                onChange={({ target }) => change({ seasons: replaced(seasons, at, { ...season, name: target.value }) })}
              />
              {(['from', 'until'] as const).map((end) => (
                <span key={end} className="park-field">
                  <span aria-hidden>{t.seasonWords[end]}</span>
                  <DateOfYear
                    label={t[end]}
                    value={season[end]}
                    onChange={(date) => change({ seasons: replaced(seasons, at, { ...season, [end]: date }) })}
                  />
                </span>
              ))}
              <Button icon={<DeleteOutlined />} onClick={() => change({ seasons: without(seasons, at) })}>
                {t.removeSeason}
              </Button>
              {!season.from !== !season.until && <span className="ant-form-item-explain-error">{mistakes.seasonDays}</span>}
            </Space>
          )}
          <Week season={season} onChange={(week) => change({ seasons: replaced(seasons, at, { ...season, week }) })} />
        </fieldset>
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={seasons.length >= MAX_SEASONS}
        onClick={() =>
          change({
            seasons: [...seasons, { id: newId(), name: '', from: null, until: null, week: seasons[0]?.week ?? [] }],
          })
        }
      >
        {t.addSeason}
      </Button>
      <h3>{t.special}</h3>
      <p className="muted">{t.specialAbout}</p>
      {specialDays.map((days, at) => (
        <SpecialDaysFields
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else to be told apart by, and no state of their own
          key={at}
          days={days}
          onChange={(next) => change({ specialDays: replaced(specialDays, at, next) })}
          onRemove={() => change({ specialDays: without(specialDays, at) })}
        />
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={specialDays.length >= MAX_SPECIAL_DAYS}
        onClick={() => change({ specialDays: [...specialDays, { from: '', until: '', spans: [], reason: null }] })}
      >
        {t.addSpecial}
      </Button>
    </>
  );
}

interface WeekProps {
  season: SeasonForm;
  onChange: (week: SeasonForm['week']) => void;
}

function Week({ season: { week }, onChange }: WeekProps) {
  const { hours: t, mistakes } = useTexts('park');
  const first = week.findIndex(isOpen);
  return (
    <div className="park-week">
      {week.map((spans, day) => {
        const mistake = dayMistake(spans, week[(day + 6) % 7]);
        const name = t.weekdays[day] ?? '';
        return (
          <div key={name} className="park-day">
            <strong>{name}</strong>
            <div>
              <SpansInput label={name} value={spans} onChange={(next) => onChange(replaced(week, day, next))} />
              {mistake && <div className="ant-form-item-explain-error">{mistakes[mistake]}</div>}
            </div>
          </div>
        );
      })}
      {week.filter(isOpen).length > 1 && (
        <Button type="link" className="park-copy" onClick={() => onChange(asFirstOpen(week))}>
          {t.sameAs({ day: t.weekdays[first] ?? '' })}
        </Button>
      )}
    </div>
  );
}

interface SpansInputProps {
  /** Of the day, for who cannot see it. */
  label: string;
  value: readonly OpenSpan[];
  onChange: (spans: OpenSpan[]) => void;
}

/** From when to when, with the last entry in between; once, or with a break. */
function SpansInput({ label, value, onChange }: SpansInputProps) {
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
          onClick={() => onChange([...value, value.length === 0 ? USUAL : { from: '', lastEntry: '', until: '' }])}
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
function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
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

interface SpecialDaysProps {
  days: SpecialDaysForm;
  onChange: (days: SpecialDaysForm) => void;
  onRemove: () => void;
}

function SpecialDaysFields({ days, onChange, onRemove }: SpecialDaysProps) {
  const { hours: t } = useTexts('park');
  const { languages } = useTexts('ui');
  const span = daySpan();
  const set = (part: Partial<SpecialDaysForm>) => onChange({ ...days, ...part });
  return (
    <fieldset className="park-season">
      <legend>{days.from ? `${days.from}${days.until > days.from ? `–${days.until}` : ''}` : t.newSpecial}</legend>
      <Space wrap>
        {(['from', 'until'] as const).map((end) => (
          <Field key={end} label={t[end]}>
            {(id) => (
              <Input
                id={id}
                type="date"
                {...span}
                value={days[end]}
                // A single day is typed once.
                onChange={({ target: { value } }) =>
                  set(end === 'from' && days.until < value ? { from: value, until: value } : { [end]: value })
                }
              />
            )}
          </Field>
        ))}
        <Button icon={<DeleteOutlined />} onClick={onRemove}>
          {t.removeSpecial}
        </Button>
      </Space>
      <SpansInput label={days.from || t.newSpecial} value={days.spans} onChange={(spans) => set({ spans })} />
      <div className="park-reasons">
        {CONTENT_LANGUAGES.map((language) => (
          <Field key={language} label={`${t.reason} · ${languages[language]}`}>
            {(id) => (
              <Input
                id={id}
                lang={language}
                maxLength={PARK_FIELD.reason}
                value={days.reason?.[language] ?? ''}
                onChange={({ target }) => set({ reason: { ...days.reason, [language]: target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

interface DateOfYearProps {
  label: string;
  /** `MM-dd` */
  value: string | null;
  onChange: (date: string) => void;
}

const twoDigits = (at: number) => String(at + 1).padStart(2, '0');
/** In the language that is shown: 11月 1日, Nov 1. */
const datesOf = (count: number, options: Intl.DateTimeFormatOptions, dayOf: (part: string) => string) =>
  Array.from({ length: count }, (_, at) => ({ value: twoDigits(at), label: dayText(dayOf(twoDigits(at)), options) }));

function DateOfYear({ label, value, onChange }: DateOfYearProps) {
  const { hours: t } = useTexts('park');
  const [[month, day], setParts] = useState(value?.split('-') ?? []);
  // Half a date is none.
  const set = (nextMonth?: string, nextDay?: string) => {
    setParts([nextMonth, nextDay] as string[]);
    if (nextMonth && nextDay) onChange(`${nextMonth}-${nextDay}`);
  };
  return (
    <Space.Compact>
      <Select
        aria-label={`${label} ${t.month}`}
        placeholder={t.month}
        value={month}
        options={datesOf(12, { month: 'short' }, (part) => `2024-${part}-01`)}
        style={{ minWidth: 88 }}
        onChange={(next) => set(next, day)}
      />
      <Select
        aria-label={`${label} ${t.day}`}
        placeholder={t.day}
        value={day}
        options={datesOf(31, { day: 'numeric' }, (part) => `2024-01-${part}`)}
        style={{ minWidth: 80 }}
        onChange={(next) => set(month, next)}
      />
    </Space.Compact>
  );
}
