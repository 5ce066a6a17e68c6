import type { CallInput } from '@park/contract/call';
import { getAdminPark, getPark, savePark } from '@park/contract/park/calls';
import { PARK_FIELD, PARK_PHONES, PREVIEW_DAYS } from '@park/contract/park/limits';
import type { AdminPark } from '@park/contract/park/schemas';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getSlots, getStock } from '@park/contract/ticket/product/calls';
import { WINDOW_PHONE } from '@park/contract/ticket/window/limits';
import { Alert, Form, Input } from 'antd';
import { Link } from 'react-router';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { SampleTag } from '../../ui/Cells';
import { written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { rule } from '../../ui/rule';
import { SettingPage } from '../../ui/SettingPage';
import { TextItem } from '../../ui/TextItem';
import { dayText, shortDay } from '../../ui/values';
import { HoursInput } from './HoursInput';
import { daysAhead, type Hours, hoursMistake, hoursText, spansText } from './rules';
import './park.css';

type Given = Omit<CallInput<typeof savePark>, 'version'>;

const givenOf = ({ version, park }: AdminPark): Versioned<Given> => ({ version, values: park });

/** Its name, its telephones, who runs it, and its hours. */
export function ParkPage() {
  const t = useTexts('park');
  const { fields: f } = t;
  return (
    <SettingPage
      {...{ thing: 'park', texts: t, load: getAdminPark, save: savePark, stale: [getPark, getStock], toForm: givenOf }}
      toInput={({ name, line, hours, ...others }, version) => ({
        ...{ version, ...others },
        ...{ name: written(name), line: written(line), hours: withReasons(hours) },
      })}
      labels={{ ...f, phones: t.phones, hours: t.hours.title }}
      describe={{ phones: (phones) => Object.values(phones).join(', '), hours: (hours) => hoursText(hours, t.hours) }}
      head={<SampleTag kind="park" />}
    >
      <div className="park-facts">
        <section className="sheet">
          <h2>{t.who}</h2>
          <LanguageTabs label={t.who} of={['name', 'line']} eager>
            {(language) => (
              <>
                <TextItem name="name" label={f.name} language={language} maxLength={PARK_FIELD.name} />
                <TextItem name="line" label={f.line} language={language} maxLength={PARK_FIELD.line} optional />
              </>
            )}
          </LanguageTabs>
        </section>
        <section className="sheet">
          <h2>{t.phones}</h2>
          {PARK_PHONES.map((kind) => (
            <Form.Item
              key={kind}
              name={['phones', kind]}
              label={t.phone[kind]}
              extra={t.phoneAbout[kind]}
              rules={[{ pattern: WINDOW_PHONE, transform: (value: string) => value.trim(), message: t.phoneWrong }]}
            >
              <Input maxLength={PARK_FIELD.phone} inputMode="tel" style={{ maxWidth: 280 }} />
            </Form.Item>
          ))}
        </section>
        <section className="sheet">
          <h2>{t.law}</h2>
          <p className="muted">{t.lawAbout}</p>
          {(['operator', 'icp', 'publicSecurity'] as const).map((name) => (
            <Form.Item key={name} name={name} label={f[name]}>
              <Input maxLength={PARK_FIELD[name === 'operator' ? 'operator' : 'icp']} />
            </Form.Item>
          ))}
        </section>
      </div>
      <section className="sheet park-more">
        <h2>{t.hours.title}</h2>
        <p className="muted">{t.hours.about}</p>
        <Form.Item
          name="hours"
          // Each mistake stands where it is; one of them does not make every field red.
          validateStatus=""
          validateTrigger={['onChange', 'onSubmit']}
          rules={[
            rule((typed: Hours) => {
              const mistake = hoursMistake(typed);
              return mistake !== 'seasonDays' && mistake && t.mistakes[mistake];
            }),
            // A season that was just added has no dates yet.
            {
              validateTrigger: 'onSubmit',
              validator: async (_, typed: Hours) => {
                if (hoursMistake(typed) === 'seasonDays') throw new Error(t.mistakes.seasonDays);
              },
            },
          ]}
        >
          <HoursInput />
        </Form.Item>
        <DaysAhead />
      </section>
    </SettingPage>
  );
}

/** A reason that was left empty is none. */
function withReasons(hours: Hours): Hours {
  const specialDays = hours.specialDays.map((days) => {
    const reason = written(days.reason ?? {});
    return { ...days, reason: Object.keys(reason).length > 0 ? reason : null };
  });
  return { ...hours, specialDays };
}

/** What the coming days become with what is typed, and what is sold for times that would be gone. */
function DaysAhead() {
  const { ahead: t, hours: words } = useTexts('park');
  const today = parkDay(Date.now());
  const stock = useCall(getStock, { from: today, to: addDays(today, PREVIEW_DAYS - 1) });
  const slots = useCall(getSlots, {});
  const hours = Form.useWatch<Hours | undefined>('hours');
  if (!hours || !stock.data || !slots.data || hoursMistake(hours) !== null) return null;
  const days = daysAhead(hours, slots.data, stock.data, today);
  const cut = days.filter(({ sold }) => sold > 0);
  return (
    <section aria-labelledby="park-ahead">
      <h3 id="park-ahead">{t.title({ n: PREVIEW_DAYS })}</h3>
      {cut.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t.cut({ n: cut.reduce((sum, { sold }) => sum + sold, 0) })}
          description={
            <>
              {t.cutAbout}{' '}
              {cut.map(({ day, sold }) => (
                <Link key={day} to={`/stock/calendar?month=${day.slice(0, 7)}`} className="park-cut">
                  {dayText(day)} ({sold})
                </Link>
              ))}
            </>
          }
        />
      )}
      <ol className="bare-list days-ahead">
        {days.map(({ day, spans, isSpecial, sold }) => (
          <li
            key={day}
            data-state={sold > 0 ? 'cut' : spans.length === 0 ? 'closed' : isSpecial ? 'own' : 'open'}
            aria-label={`${dayText(day)}: ${spansText(spans, words.closed)}${sold > 0 ? `, ${t.cut({ n: sold })}` : ''}`}
          >
            <span className="muted">
              {shortDay(day)} {dayText(day, { weekday: 'short' })}
            </span>
            <span>{spansText(spans, words.closed)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
