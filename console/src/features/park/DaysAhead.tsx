import { PREVIEW_DAYS } from '@park/contract/park/limits';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getSlots, getStock } from '@park/contract/ticket/product/calls';
import { Alert, Form } from 'antd';
import { Link } from 'react-router';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { dayText, shortDay } from '../../ui/values';
import { daysAhead, type Hours, hoursMistake, spansText } from './rules';

/** What the coming days become with what is typed, and what is sold for times that would be gone. */
export function DaysAhead() {
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
