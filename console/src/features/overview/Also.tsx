import type { Overview } from '@park/contract/overview/schemas';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language';
import { ParkTime } from '../../ui/values';
import { totals } from './rules';

const NEXT = { draft: 'closeAt', open: 'closeAt', closed: 'drawAt', drawn: 'claimUntil', ended: 'claimUntil' } as const;

/** What is good to know and waits for nobody, in a few lines. */
export function Also({ seen: { tickets, live, activities, draw } }: { seen: Overview }) {
  const t = useTexts('overview');
  const sum = tickets && totals(tickets.slots);
  const lines: [label: string, value: ReactNode][] = [
    ...(sum ? ([[t.tickets.remaining, sum.remaining]] satisfies [string, number][]) : []),
    ...(sum && sum.held > 0 ? ([[t.tickets.held, sum.held]] satisfies [string, number][]) : []),
    ...(sum && sum.waiting > 0 ? ([[t.tickets.waiting, sum.waiting]] satisfies [string, number][]) : []),
    ...(sum && sum.refunded > 0 ? ([[t.tickets.refunded, sum.refunded]] satisfies [string, number][]) : []),
  ];
  if (live) lines.push([t.live.onAir, live.onAir], [t.live.reservations, live.reservations]);
  if (activities) lines.push([t.activities.today, activities.today]);
  if (draw) {
    const next = NEXT[draw.state];
    lines.push(
      [`${draw.name} · ${t.draw.entrants}`, `${draw.entrants} · ${t.draw.states[draw.state]}`],
      [t.draw[next], <ParkTime key={next} at={draw[next]} options={{ dateStyle: 'short', timeStyle: 'short' }} />],
    );
  }
  if (lines.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="also-title">
      <h2 id="also-title">{t.also}</h2>
      <dl className="glance-also">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
