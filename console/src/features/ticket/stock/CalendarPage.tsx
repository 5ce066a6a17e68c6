import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { parkDay } from '@park/contract/parkTime';
import { exportStock, getProducts, getStock } from '@park/contract/ticket/product/calls';
import type { AdminProduct } from '@park/contract/ticket/product/schemas';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import { Alert, Button, Checkbox, Empty, Select, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { queryOf } from '../../../api/call';
import { useCall, useRefresh } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { textIn } from '../../../ui/contentLanguages';
import { ExportButton } from '../../../ui/ExportButton';
import { PageHead } from '../../../ui/PageHead';
import { dayText, shortDay } from '../../../ui/values';
import '../ticket.css';
import { ClosePark } from '../closure/ClosePark';
import { useSlots } from '../slots';
import { DayPanel } from './DayPanel';
import { ManyDaysPanel } from './ManyDaysPanel';
import { MonthGrid } from './MonthGrid';
import { between, daysOf, isMonth, isPast, isWeekend, monthOf, otherMonth } from './rules';
import { type StocksSetting, useStocksSetting } from './useStocksSetting';

/** A product's stock, day by day. */
export function CalendarPage() {
  const t = useTexts('stock');
  const products = useCall(getProducts, {});
  const setting = useStocksSetting();
  const [params] = useSearchParams();
  const requested = params.get('month') ?? '';
  const month = isMonth(requested) ? requested : monthOf(parkDay(Date.now()));
  const days = daysOf(month);
  const ticketId = params.get('ticket') ?? products.data?.[0]?.id;
  const span = { ticketId, from: days[0] ?? '', to: days.at(-1) ?? '' };
  return (
    <>
      <PageHead title={t.title} about={t.about}>
        <ExportButton path={exportStock.path + queryOf(span)} name={`${t.title} ${month}`} />
        <ClosePark />
      </PageHead>
      <Answer of={products}>
        {(all) =>
          ticketId === undefined ? (
            <Empty description={t.noProducts}>
              <Link to="/products">{t.toProducts}</Link>
            </Empty>
          ) : (
            <>
              <StocksOutcome setting={setting} nameOf={(id) => textIn(all.find((one) => one.id === id)?.name ?? {})} />
              <Calendar key={ticketId} products={all} ticketId={ticketId} month={month} setting={setting} />
            </>
          )
        }
      </Answer>
    </>
  );
}

interface CalendarProps {
  products: AdminProduct[];
  ticketId: string;
  month: string;
}

function Calendar({ products, ticketId, month, setting }: CalendarProps & { setting: StocksSetting }) {
  const t = useTexts('stock');
  const [, setParams] = useSearchParams();
  const days = daysOf(month);
  const stock = useCall(getStock, { ticketId, from: days[0] ?? '', to: days.at(-1) ?? '' });
  useRefresh(['orderPaid', 'orderRefunded'], [getStock, getDayFigures]);
  const [several, setSeveral] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const set = (change: Record<string, string>) =>
    setParams((now) => new URLSearchParams([...Object.entries({ ...Object.fromEntries(now), ...change })]), { replace: true });
  const turn = (to: string) => set({ month: to });
  const choose = (day: string, range: boolean) => {
    const from = last.current;
    last.current = day;
    if (range && from !== null) {
      setSeveral(true);
      setChosen(new Set([...chosen, ...between(from, day)].filter((one) => !isPast(one))));
      return;
    }
    if (!several) return setChosen(new Set([day]));
    if (isPast(day)) return;
    const next = new Set(chosen);
    if (!next.delete(day)) next.add(day);
    setChosen(next);
  };
  const pick = (keep: (day: string) => boolean) => {
    const ofOthers = [...chosen].filter((day) => monthOf(day) !== month);
    setChosen(new Set([...ofOthers, ...days.filter((day) => !isPast(day) && keep(day))]));
  };
  // Of several days those of other months stay chosen.
  const shown = [...chosen].filter((day) => several || monthOf(day) === month).sort();
  return (
    <>
      <Tools products={products} ticketId={ticketId} month={month} onTurn={turn} onProduct={(ticket) => set({ ticket })} />
      <Space wrap style={{ marginBottom: 12 }}>
        <Checkbox
          checked={several}
          onChange={(event) => {
            setSeveral(event.target.checked);
            setChosen(new Set());
          }}
        >
          {t.several}
        </Checkbox>
        {several && (
          <>
            <Button onClick={() => pick(() => true)}>{t.allMonth}</Button>
            <Button onClick={() => pick(isWeekend)}>{t.weekends}</Button>
            <Button onClick={() => pick(() => false)}>{t.none}</Button>
          </>
        )}
      </Space>
      <Answer of={stock}>
        {(rows) => (
          <div className="stock" aria-busy={stock.isPlaceholderData}>
            <MonthGrid month={month} rows={rows} chosen={chosen} onChoose={choose} onLeave={(day) => turn(monthOf(day))} />
            <section className="sheet panel" aria-live="polite">
              {several && shown.length > 0 ? (
                <ManyDaysPanel products={products} ticketId={ticketId} days={shown} setting={setting} />
              ) : shown[0] !== undefined && !several ? (
                <DayPanel
                  key={`${ticketId} ${shown[0]}`}
                  product={{ id: ticketId, name: textIn(products.find(({ id }) => id === ticketId)?.name ?? {}) }}
                  day={shown[0]}
                  rows={rows.filter(({ day }) => day === shown[0])}
                />
              ) : (
                <Empty description={t.pick} />
              )}
            </section>
          </div>
        )}
      </Answer>
    </>
  );
}

interface ToolsProps extends CalendarProps {
  onTurn: (month: string) => void;
  onProduct: (ticketId: string) => void;
}

function Tools({ products, ticketId, month, onTurn, onProduct }: ToolsProps) {
  const t = useTexts('stock');
  const now = monthOf(parkDay(Date.now()));
  return (
    <div className="page-filters">
      <label htmlFor="stock-product">
        {t.product}
        <Select
          id="stock-product"
          value={ticketId}
          style={{ minWidth: 220 }}
          onChange={onProduct}
          showSearch={{ optionFilterProp: 'label' }}
          options={products.map(({ id, name, onSale }) => ({
            value: id,
            label: textIn(name) + (onSale ? '' : t.offSale),
          }))}
        />
      </label>
      <Space>
        <Button icon={<LeftOutlined />} aria-label={t.months.before} onClick={() => onTurn(otherMonth(month, -1))} />
        <strong aria-live="polite" style={{ display: 'inline-block', minWidth: 140, textAlign: 'center' }}>
          {dayText(`${month}-01`, { year: 'numeric', month: 'long' })}
        </strong>
        <Button icon={<RightOutlined />} aria-label={t.months.after} onClick={() => onTurn(otherMonth(month, 1))} />
        <Button disabled={month === now} onClick={() => onTurn(now)}>
          {t.months.now}
        </Button>
      </Space>
    </div>
  );
}

/** So many of those that stayed are named; the others are counted. */
const MAX_NAMED = 12;

interface StocksOutcomeProps {
  setting: StocksSetting;
  nameOf: (ticketId: string) => string;
}

/** What became of stock that was set at once, with its undo: above the calendar, where it stays whatever is chosen next. */
function StocksOutcome({ setting: { outcome, undo, close, isPending }, nameOf }: StocksOutcomeProps) {
  const t = useTexts('stock');
  const { hoursOf } = useSlots();
  const strip = useRef<HTMLDivElement>(null);
  const done = outcome?.changed;
  // The button may stand far below, on a phone most of all.
  useEffect(() => {
    if (done) strip.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  if (!outcome) return null;
  const { changed, kept, isUndone, isUndoable } = outcome;
  return (
    <div ref={strip} style={{ marginBottom: 12, scrollMarginTop: 72 }}>
      <Alert
        type={kept.length > 0 ? 'warning' : 'success'}
        title={t.changed({ rows: changed.length, isUndone })}
        description={
          kept.length > 0 && (
            <>
              {t.kept({ rows: kept.length })}
              <ul>
                {kept.slice(0, MAX_NAMED).map(({ ticketId, day, slotId, stock }) => (
                  <li key={`${ticketId} ${day} ${slotId}`}>
                    {shortDay(day)} {hoursOf(slotId)} · {nameOf(ticketId)} · {stock}
                  </li>
                ))}
                {kept.length > MAX_NAMED && <li>{t.more({ rows: kept.length - MAX_NAMED })}</li>}
              </ul>
            </>
          )
        }
        action={
          isUndoable && (
            <Button loading={isPending} onClick={() => void undo()}>
              {t.undo}
            </Button>
          )
        }
        closable={{ onClose: close }}
      />
    </div>
  );
}
