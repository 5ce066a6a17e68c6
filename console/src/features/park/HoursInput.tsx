import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { MAX_SEASONS, MAX_SPECIAL_DAYS, PARK_FIELD } from '@park/contract/park/limits';
import { parkDay } from '@park/contract/parkTime';
import { Button, Input, Select, Space } from 'antd';
import { useState } from 'react';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { CONTENT_LANGUAGES } from '../../ui/contentLanguages';
import { daySpan } from '../../ui/daySpan';
import { dayText, mediumDay } from '../../ui/values';
import { HolidaysDialog } from './HolidaysDialog';
import { holidaysAhead } from './holidays';
import { replaced, without } from './lists';
import {
  asFirstOpen,
  dayMistake,
  firstMistake,
  type Hours,
  type HoursMistake,
  isOpen,
  type SeasonForm,
  type SpecialDaysForm,
  specialDaysMistake,
} from './rules';
import { Field, SpansInput } from './SpansInput';

interface HoursInputProps {
  /** From the form around it, which brings it into view when it is not saved: the first part that is wrong has it. */
  id?: string;
  /** Both from the form around it. */
  value?: Hours;
  onChange?: (hours: Hours) => void;
}

/** The hours by season and weekday, and days of their own. */
export function HoursInput({ id, value = { seasons: [], specialDays: [] }, onChange = () => {} }: HoursInputProps) {
  const { hours: t, holidays, mistakes } = useTexts('park');
  const { seasons, specialDays } = value;
  /** Whose holidays are being chosen. */
  const [openYear, setYear] = useState<number | null>(null);
  const { years, unknownYear } = holidaysAhead(value, parkDay(Date.now()));
  const opened = years.find(({ year }) => year === openYear);
  const wrongAt = firstMistake(value)?.at;
  const idAt = (at: string) => (at === wrongAt ? id : undefined);
  const change = (part: Partial<Hours>) => onChange({ ...value, ...part });
  const seasonName = ({ name }: SeasonForm, at: number) => {
    if (at === 0) return seasons.length > 1 ? t.otherDays : t.year;
    return name || t.season({ n: at });
  };
  return (
    <>
      {seasons.map((season, at) => (
        <fieldset key={season.id} id={idAt(`season ${at}`)} className="park-season">
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
          <Week
            season={season}
            idAt={(day) => idAt(`day ${at} ${day}`)}
            onChange={(week) => change({ seasons: replaced(seasons, at, { ...season, week }) })}
          />
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
          id={idAt(`special ${at}`)}
          days={days}
          mistake={specialDaysMistake(specialDays, at)}
          onChange={(next) => change({ specialDays: replaced(specialDays, at, next) })}
          onRemove={() => change({ specialDays: without(specialDays, at) })}
        />
      ))}
      <Space wrap>
        <Button
          icon={<PlusOutlined />}
          disabled={specialDays.length >= MAX_SPECIAL_DAYS}
          onClick={() => change({ specialDays: [...specialDays, { from: '', until: '', spans: [], reason: null }] })}
        >
          {t.addSpecial}
        </Button>
        {years.map(({ year }) => (
          <Button
            key={year}
            icon={<PlusOutlined />}
            disabled={specialDays.length >= MAX_SPECIAL_DAYS}
            onClick={() => setYear(year)}
          >
            {holidays.add({ year })}
          </Button>
        ))}
      </Space>
      <p className="muted">{holidays.unknown({ year: unknownYear })}</p>
      {opened && (
        <HolidaysDialog
          {...opened}
          onAdd={(days) => {
            change({ specialDays: [...specialDays, ...days] });
            setYear(null);
          }}
          onClose={() => setYear(null)}
        />
      )}
    </>
  );
}

interface WeekProps {
  season: SeasonForm;
  idAt: (day: number) => string | undefined;
  onChange: (week: SeasonForm['week']) => void;
}

function Week({ season: { week }, idAt, onChange }: WeekProps) {
  const { hours: t, mistakes } = useTexts('park');
  const first = week.findIndex(isOpen);
  return (
    <div className="park-week">
      {week.map((spans, day) => {
        const mistake = dayMistake(spans, week[(day + 6) % 7]);
        const name = t.weekdays[day] ?? '';
        return (
          <div key={name} id={idAt(day)} className="park-day">
            <strong>{name}</strong>
            <div>
              <SpansInput label={weekdayName(day)} value={spans} onChange={(next) => onChange(replaced(week, day, next))} />
              {mistake && <div className="ant-form-item-explain-error">{mistakes[mistake]}</div>}
            </div>
          </div>
        );
      })}
      {week.filter(isOpen).length > 1 && (
        <Button type="link" className="park-copy" onClick={() => onChange(asFirstOpen(week))}>
          {t.sameAs({ day: weekdayName(first) })}
        </Button>
      )}
    </div>
  );
}

/** In full, where it is heard or a button says it (084); a label has less room. @param at 0: Monday, as 1 January 2024 was */
const weekdayName = (at: number) => dayText(`2024-01-0${at + 1}`, { weekday: 'long' });

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
        style={{ minWidth: 104 }}
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

interface SpecialDaysProps {
  id: string | undefined;
  days: SpecialDaysForm;
  mistake: HoursMistake | null;
  onChange: (days: SpecialDaysForm) => void;
  onRemove: () => void;
}

function SpecialDaysFields({ id, days, mistake, onChange, onRemove }: SpecialDaysProps) {
  const { hours: t, mistakes } = useTexts('park');
  const { languages } = useTexts('ui');
  const span = daySpan();
  const name = days.from ? [...new Set([days.from, days.until || days.from])].map(mediumDay).join(' – ') : t.newSpecial;
  const set = (part: Partial<SpecialDaysForm>) => onChange({ ...days, ...part });
  return (
    <fieldset id={id} className="park-season">
      <legend>{name}</legend>
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
      <SpansInput label={name} value={days.spans} onChange={(spans) => set({ spans })} />
      {mistake && days.from && <div className="ant-form-item-explain-error">{mistakes[mistake]}</div>}
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
