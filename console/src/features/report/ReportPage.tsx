import { parkDay } from '@park/contract/parkTime';
import { exportReport, getReport } from '@park/contract/report/calls';
import { figuresOf, REPORTS, type ReportBy, type ReportKind } from '@park/contract/report/kinds';
import type { Report } from '@park/contract/report/schemas';
import { Button, Input, Select, Skeleton, Space, Table } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { useLanguage, useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { daySpan } from '../../ui/daySpan';
import { ExportButton } from '../../ui/ExportButton';
import { PageHead } from '../../ui/PageHead';
import { RowsTable } from '../../ui/RowsTable';
import { yuan } from '../../ui/values';
import { daysIn, rowName, type Span, spansAt } from './rules';
import './report.css';

const ReportChart = lazy(() => import('./ReportChart'));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One report: a span of days, what its rows are, a picture and the figures, and the same as a file. */
export function ReportPage({ kind }: { kind: ReportKind }) {
  const t = useTexts('report');
  useLanguage();
  const [params, setParams] = useSearchParams();
  const choices: readonly ReportBy[] = REPORTS[kind].by;
  const by = choices.find((one) => one === params.get('by')) ?? REPORTS[kind].by[0];
  const span = spanOf(params);
  const show = (change: Partial<Span> & { by?: string }) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...span, ...change }), { replace: true });
  const report = useCall(getReport, { kind, by, ...span });
  const file = (which: string) => `${exportReport.path}?${new URLSearchParams({ kind: which, by, ...span })}`;
  const name = (what: string) => `${what}-${span.from}-${span.to}`;
  return (
    <>
      <PageHead title={t.kinds[kind].title} about={t.kinds[kind].about}>
        <Space wrap>
          <ExportButton path={file(kind)} name={name(t.kinds[kind].title)} />
          {kind === 'takings' && <ExportButton path={file('ledger')} name={name(t.files.ledger)} label={t.ledger} />}
        </Space>
      </PageHead>
      <SpanFields span={span} onChange={show}>
        {choices.length > 1 && (
          <span>
            <label htmlFor="report-rows">{t.rows}</label>{' '}
            <Select<ReportBy>
              id="report-rows"
              value={by}
              style={{ minWidth: 130 }}
              options={choices.map((value) => ({ value, label: t.by[value] }))}
              onChange={(next) => show({ by: next })}
            />
          </span>
        )}
      </SpanFields>
      <Answer of={report}>{(found) => <Figures kind={kind} report={found} />}</Answer>
    </>
  );
}

/** Of the address; this month where it says nothing. */
function spanOf(params: URLSearchParams): Span {
  const { month } = spansAt(parkDay(Date.now()));
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const day = params.get(name) ?? '';
    return DAY.test(day) ? day : month[name];
  }) as [string, string];
  return from <= to ? { from, to } : { from: to, to: from };
}

interface SpanFieldsProps {
  span: Span;
  onChange: (change: Partial<Span>) => void;
  children: ReactNode;
}

function SpanFields({ span, onChange, children }: SpanFieldsProps) {
  const t = useTexts('report');
  const limits = daySpan();
  const field = (name: 'from' | 'to') => (
    <span>
      <label htmlFor={`report-${name}`}>{t[name]}</label>{' '}
      <Input
        id={`report-${name}`}
        type="date"
        {...limits}
        value={span[name]}
        required
        style={{ width: 150 }}
        // A year that is being typed passes through 0002 and 0020.
        onChange={({ target: { value } }) => value >= limits.min && value <= limits.max && onChange({ [name]: value })}
      />
    </span>
  );
  return (
    <div className="sheet report-span">
      <fieldset className="plain-fieldset" aria-label={t.quick}>
        {Object.entries(spansAt(parkDay(Date.now()))).map(([name, { from, to }]) => (
          <Button
            key={name}
            aria-pressed={span.from === from && span.to === to}
            type={span.from === from && span.to === to ? 'primary' : 'default'}
            onClick={() => onChange({ from, to })}
          >
            {t.spans[name as keyof typeof t.spans]}
          </Button>
        ))}
      </fieldset>
      {field('from')}
      {field('to')}
      {children}
    </div>
  );
}

/** By what the answer says of itself: it may still be the one before. */
function Figures({ kind, report: { by, rows, totals, ...span } }: { kind: ReportKind; report: Report }) {
  const t = useTexts('report');
  const figures = figuresOf(kind);
  const write = (figure: string, unit: string, of: Report['totals']) => {
    const amount = of[figure] ?? null;
    return amount === null
      ? '—'
      : unit === 'fen'
        ? yuan(amount)
        : unit === 'percent'
          ? `${amount}%`
          : amount.toLocaleString('en');
  };
  return (
    <>
      <section className="sheet" aria-label={t.totals({ days: daysIn(span) })}>
        <dl className="sums">
          {figures.map(
            ([figure, unit]) =>
              totals[figure] !== null && (
                <div key={figure}>
                  <dt>{t.figures[figure]}</dt>
                  <dd>{write(figure, unit, totals)}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      {rows.length > 0 && (
        <figure className="sheet report-chart">
          <figcaption className="off-screen">{t.chartSum}</figcaption>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
            <ReportChart kind={kind} by={by} rows={rows} />
          </Suspense>
        </figure>
      )}
      <section className="sheet" aria-label={t.table}>
        <RowsTable
          rowKey="key"
          size="small"
          empty={t.empty}
          dataSource={rows}
          columns={[
            { title: t.by[by], render: (_, row) => <span className="unbroken">{rowName(by, row)}</span> },
            ...figures.map(([figure, unit]) => ({
              title: t.figures[figure],
              align: 'right' as const,
              render: (_: unknown, row: Report['rows'][number]) => (
                <span className="report-number">{write(figure, unit, row.figures)}</span>
              ),
            })),
          ]}
          summary={() =>
            rows.length > 0 && (
              <Table.Summary.Row className="report-total">
                <Table.Summary.Cell index={0}>{t.total}</Table.Summary.Cell>
                {figures.map(([figure, unit], index) => (
                  <Table.Summary.Cell key={figure} index={index + 1} align="right">
                    <span className="report-number">{write(figure, unit, totals)}</span>
                  </Table.Summary.Cell>
                ))}
              </Table.Summary.Row>
            )
          }
        />
      </section>
    </>
  );
}
