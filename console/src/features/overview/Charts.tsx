import type { ParkSlot } from '@park/contract/ticket/product/schemas';
import { Empty } from 'antd';
import type { ReactElement } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTexts } from '../../i18n/language';
import { shortDay } from '../../ui/values';
import { Numbers, type NumbersProps } from './Numbers';
import { busiestHour, busyHours, clockOf, flowOf, slotBars, soldOut, type Tickets, totals } from './rules';

/** Each at least 3:1 on white and told apart by lightness as well. */
const COLOURS = { sold: '#2f6b4f', entered: '#c07a12', held: '#5b7f99', remaining: '#b9c9bd' };
const INK = '#5f5a4f';
const HEIGHT = 260;
/** px of a slot's bar with what is around it, and of axis and legend. */
const SLOT_HEIGHT = 30;
const AROUND = 70;

const plain = { isAnimationActive: false, maxBarSize: 28 };
const axis = { tick: { fill: INK, fontSize: 13 }, stroke: '#8f897b' };

/** The day as pictures; each has a sentence that says the same and its numbers as a table. */
export default function Charts({ tickets, slots }: { tickets: Tickets; slots: readonly ParkSlot[] }) {
  const { charts: t } = useTexts('overview');
  const ui = useTexts('ui');
  const bars = slotBars(tickets.slots, slots);
  const sum = totals(tickets.slots);
  const ofHours = flowOf(tickets.hours);
  const ofDays = flowOf(tickets.days);
  const flows = [
    {
      title: t.hours,
      summary: t.hoursSum({ sold: ofHours.sold, entered: ofHours.entered, busiest: busiestHour(tickets.hours) }),
      column: t.hour,
      of: busyHours(tickets.hours).map(({ hour, sold, entered }) => ({ sold, entered, label: clockOf(hour) })),
    },
    {
      title: t.days,
      summary: t.daysSum({ sold: ofDays.sold, entered: ofDays.entered }),
      column: ui.date,
      of: tickets.days.map(({ day, sold, entered }) => ({ sold, entered, label: shortDay(day) })),
    },
  ];
  return (
    <div className="glance-charts">
      {flows.map(({ title, summary, column, of }) => (
        <Figure
          key={title}
          title={title}
          summary={summary}
          heads={[column, t.sold, t.entered]}
          rows={of.map(({ label, sold, entered }) => [label, sold, entered])}
        >
          <BarChart data={of} accessibilityLayer={false} margin={{ left: -16, right: 8 }}>
            <CartesianGrid stroke="#e4e1d9" vertical={false} />
            <XAxis dataKey="label" minTickGap={14} {...axis} />
            <YAxis allowDecimals={false} {...axis} />
            <Tooltip isAnimationActive={false} />
            <Legend />
            <Bar {...plain} dataKey="sold" name={t.sold} fill={COLOURS.sold} />
            <Bar {...plain} dataKey="entered" name={t.entered} fill={COLOURS.entered} />
          </BarChart>
        </Figure>
      ))}
      {bars.length === 0 ? (
        <div className="sheet glance-wide">
          <Empty description={t.none} />
        </div>
      ) : (
        <Figure
          wide
          height={bars.length * SLOT_HEIGHT + AROUND}
          title={t.slots}
          summary={t.slotsSum({ remaining: sum.remaining, places: sum.stock, full: soldOut(tickets.slots) })}
          heads={[t.slot, t.sold, t.held, t.entered, t.remaining]}
          rows={bars.map((row) => [row.label, row.sold, row.held, row.entered, row.closed ? t.closed : row.remaining])}
        >
          <BarChart data={bars} layout="vertical" accessibilityLayer={false} margin={{ right: 16 }}>
            <CartesianGrid stroke="#e4e1d9" horizontal={false} />
            <XAxis type="number" allowDecimals={false} {...axis} />
            <YAxis type="category" dataKey="label" width={170} interval={0} {...axis} />
            <Tooltip isAnimationActive={false} />
            <Legend />
            <Bar {...plain} dataKey="sold" name={t.sold} stackId="slot" fill={COLOURS.sold} />
            <Bar {...plain} dataKey="held" name={t.held} stackId="slot" fill={COLOURS.held} />
            <Bar {...plain} dataKey="remaining" name={t.remaining} stackId="slot" fill={COLOURS.remaining} />
          </BarChart>
        </Figure>
      )}
    </div>
  );
}

interface FigureProps extends NumbersProps {
  title: string;
  summary: string;
  /** px */
  height?: number;
  wide?: boolean;
  children: ReactElement;
}

function Figure({ title, summary, height = HEIGHT, wide = false, children, ...numbers }: FigureProps) {
  const { charts: t } = useTexts('overview');
  return (
    <figure className={`sheet glance-chart${wide ? ' glance-wide' : ''}`}>
      <figcaption>
        <h3>{title}</h3>
        <p>{summary}</p>
      </figcaption>
      <div aria-hidden="true" style={{ height }}>
        <ResponsiveContainer width="100%" height="100%">
          {children}
        </ResponsiveContainer>
      </div>
      <details>
        <summary>
          {t.asTable}
          <span className="off-screen"> · {title}</span>
        </summary>
        <Numbers {...numbers} />
      </details>
    </figure>
  );
}
