import { REPORTS, type ReportBy, type ReportKind } from '@park/contract/report/kinds';
import type { Report } from '@park/contract/report/schemas';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTexts } from '../../i18n/language';
import { yuan } from '../../ui/values';
import { DRAWN, isTime, rowName } from './rules';

/** Each at least 3:1 on white and told apart by lightness as well. */
const COLOURS = ['#2f6b4f', '#c07a12'];
const axis = { tick: { fill: '#5f5a4f', fontSize: 13 }, stroke: '#8f897b' };
/** px; of a row's bar with what is around it, and of axis and legend. */
const HEIGHT = 280;
const ROW_HEIGHT = 44;
const AROUND = 70;

interface ReportChartProps {
  kind: ReportKind;
  by: ReportBy;
  rows: Report['rows'];
}

/** The figures that are worth it as bars; the table below says the same. */
export default function ReportChart({ kind, by, rows }: ReportChartProps) {
  const t = useTexts('report');
  const { figures, stacked } = DRAWN[kind];
  const isMoney = figures.some((figure) => (REPORTS[kind].figures as Partial<Record<typeof figure, string>>)[figure] === 'fen');
  const bars = rows.map((row) => ({ ...row.figures, label: rowName(by, row, true) }));
  const isAlong = isTime(by);
  const amounts = {
    allowDecimals: false,
    tickFormatter: (amount: number) => (isMoney ? (amount / 100).toLocaleString('en') : String(amount)),
    ...axis,
  };
  return (
    <div aria-hidden="true" style={{ height: isAlong ? HEIGHT : rows.length * ROW_HEIGHT + AROUND }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={bars} layout={isAlong ? 'horizontal' : 'vertical'} accessibilityLayer={false} margin={{ right: 16 }}>
          <CartesianGrid stroke="#e4e1d9" vertical={!isAlong} horizontal={isAlong} />
          {isAlong ? <XAxis dataKey="label" minTickGap={14} {...axis} /> : <XAxis type="number" {...amounts} />}
          {isAlong ? (
            <YAxis width="auto" {...amounts} />
          ) : (
            <YAxis type="category" dataKey="label" width={136} interval={0} {...axis} />
          )}
          <Tooltip isAnimationActive={false} formatter={(amount) => (isMoney ? yuan(Number(amount)) : String(amount))} />
          <Legend itemSorter={null} />
          {figures.map((figure, index) => (
            <Bar
              key={figure}
              isAnimationActive={false}
              maxBarSize={28}
              dataKey={figure}
              name={t.figures[figure]}
              fill={COLOURS[index]}
              {...(stacked ? { stackId: 'one' } : {})}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
