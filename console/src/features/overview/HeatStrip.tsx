import type { ParkSlot } from '@park/contract/ticket/product/schemas';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/language';
import { dayText, shortDay } from '../../ui/values';
import { heatOf, type Tickets } from './rules';

/** A week of the park by slot: how full each is, in a number and a word; the shade repeats it. */
export function HeatStrip({ ahead, slots }: { ahead: Tickets['ahead']; slots: readonly ParkSlot[] }) {
  const { heat: t } = useTexts('overview');
  const { days, rows } = heatOf(ahead);
  if (rows.length === 0) return null;
  const hours = new Map(slots.map(({ id, start, end }) => [id, `${start}–${end}`]));
  return (
    <section className="sheet" aria-labelledby="heat-title">
      <h2 id="heat-title">{t.title}</h2>
      <p className="muted">{t.about}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the week is scrolled to by keyboard. */}
      <div className="heat-box" tabIndex={0}>
        <table className="heat">
          <thead>
            <tr>
              <th scope="col">{t.slot}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  <Link to={`/overview?day=${day}`} aria-label={dayText(day)}>
                    <span>{dayText(day, { weekday: 'short' })}</span> <span>{shortDay(day)}</span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slotId, cells }) => (
              <tr key={slotId}>
                <th scope="row">{hours.get(slotId) ?? slotId}</th>
                {cells.map((cell, at) => (
                  <td key={days[at]} data-heat={cell?.state ?? 'none'}>
                    {cell ? (
                      <>
                        <strong>{cell.state === 'closed' || cell.state === 'full' ? t[cell.state] : `${cell.percent}%`}</strong>
                        <span className="heat-of">
                          {cell.taken} / {cell.stock}
                        </span>
                      </>
                    ) : (
                      t.notSold
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
