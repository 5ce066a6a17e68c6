import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { parkDay } from '@park/contract/parkTime';
import { PAYMENT_CODE } from '@park/contract/ticket/windowSale/limits';
import type { WindowDesk, WindowShift } from '@park/contract/ticket/windowSale/schemas';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { DayField } from '../../../ui/DayField';
import { ScanBox } from '../../../ui/scan/ScanBox';
import { parkTime, yuan } from '../../../ui/values';
import {
  amountOf,
  type Basket,
  firstSlot,
  isBookable,
  linesOf,
  priceAt,
  quantityOf,
  type Slot,
  setQuantity,
  slotIn,
  slotsOf,
  takeLast,
  ticketsIn,
} from './basket';
import { NamesDialog, type Visitors } from './NamesDialog';
import { PayDialog } from './PayDialog';
import { QuotaBox } from './QuotaBox';
import type { WindowQuota } from './useQuota';
import { useSale } from './useSale';
import { useSellKeys } from './useSellKeys';

interface SellPageProps {
  desk: WindowDesk;
  shift: WindowShift;
  quota: WindowQuota;
  onDay: (day: string) => void;
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** One family after another, by keys alone: a digit adds a ticket, Enter takes the money, a scanned payment code is paid at once. */
export function SellPage({ desk, shift, quota, onDay }: SellPageProps) {
  const t = useTexts('windowSale');
  const { products, freeLeft, day } = desk;
  const [basket, setBasket] = useState<Basket>([]);
  const [wanted, setWanted] = useState('');
  /** What goes on once the names are known. */
  const [naming, setNaming] = useState<{ onNamed: (visitors: Visitors, guardianAgrees: boolean) => void } | null>(null);
  const at = useSale(desk, quota);
  const slots = slotsOf(products);
  const slotId = slots.some(({ id }) => id === wanted) ? wanted : firstSlot(products);
  const amount = amountOf(basket, products, slotId);
  const named = products
    .filter(({ id, realName }) => realName && quantityOf(basket, id) > 0)
    .map(({ id, name }) => ({ ticketId: id, name, quantity: quantityOf(basket, id) }));

  const add = (ticketId: string, change: number) =>
    setBasket((now) => setQuantity(now, ticketId, quantityOf(now, ticketId) + change));
  const hold = (freeReason?: string) =>
    new Promise<Awaited<ReturnType<typeof at.start>>>((resolve) => {
      const go = (visitors: Visitors, guardianAgrees: boolean) => {
        setNaming(null);
        resolve(at.start({ shiftId: shift.id, day, lines: linesOf(basket, slotId, visitors), guardianAgrees, freeReason }));
      };
      if (named.length > 0) setNaming({ onNamed: go });
      else go({}, false);
    });
  const payByCode = async (paymentCode: string) => {
    if (!PAYMENT_CODE.test(paymentCode) || at.isBusy) return;
    if (quota.alone) return at.pay('', { paymentCode });
    const sale = at.sale ?? (basket.length > 0 ? await hold() : null);
    if (sale?.state === 'open') await at.pay(sale.id, { paymentCode });
  };
  const moveSlot = (by: number) => {
    const open = slots.filter(({ id }) => products.some((product) => isBookable(slotIn(product, id))));
    const next = open[open.findIndex(({ id }) => id === slotId) + by];
    if (next) setWanted(next.id);
  };
  const next = () => {
    at.next();
    setBasket([]);
    setWanted('');
  };
  const cancel = async () => {
    const gone = at.sale && (await at.cancel(at.sale.id));
    // What was chosen stays: the family may only want another day.
    if (gone?.state === 'cancelled') at.next();
  };

  useSellKeys((key) => {
    if (at.sale || naming || at.isBusy) return;
    const product = /^[1-9]$/.test(key) ? products[Number(key) - 1] : undefined;
    if (product && isBookable(slotIn(product, slotId))) add(product.id, 1);
    else if (key === 'Backspace' || key === '-') setBasket(takeLast);
    else if (key === 'ArrowRight') moveSlot(1);
    else if (key === 'ArrowLeft') moveSlot(-1);
    else if (key === 'Enter' && basket.length > 0) void hold();
  });

  return (
    <div className="window">
      <div className="window-main">
        <div className="window-when">
          {!quota.alone && <DayField id="window-day" label={t.day} day={day} onChange={onDay} />}
          {slots.length > 0 && (
            <Segmented
              aria-label={t.slot}
              value={slotId}
              onChange={setWanted}
              options={slots.map(({ id, start, end }) => ({
                value: id,
                label: `${parkTime(start, CLOCK)}–${parkTime(end, CLOCK)}`,
                disabled: !products.some((product) => isBookable(slotIn(product, id))),
              }))}
            />
          )}
        </div>
        {slots.length === 0 && <p className="muted">{t.noSlots}</p>}
        <ol className="bare-list window-products">
          {products.map((product, index) => (
            <ProductRow
              key={product.id}
              digit={index < 9 ? index + 1 : null}
              product={product}
              slot={slotIn(product, slotId)}
              quantity={quantityOf(basket, product.id)}
              none={quota.alone ? t.offline.none : t.states.closed}
              onAdd={(change) => add(product.id, change)}
            />
          ))}
        </ol>
        <p className="muted">{quota.alone ? t.offline.keys : t.keys}</p>
      </div>
      <div className="window-side sheet">
        <p className="window-sum">
          <span>{t.tickets({ count: ticketsIn(basket) })}</span>
          <strong aria-live="polite">{yuan(amount)}</strong>
        </p>
        <Button
          type="primary"
          size="large"
          block
          disabled={basket.length === 0}
          loading={at.isBusy}
          onClick={() => void hold()}
        >
          {amount === 0 ? t.takeFree : t.take}
        </Button>
        {!quota.alone && (
          <ScanBox label={t.code.label} hint={t.code.hint} check={t.code.check} onCode={(code) => void payByCode(code)} />
        )}
        <div className="window-actions">
          <Button disabled={basket.length === 0} onClick={() => setBasket([])}>
            {t.clear}
          </Button>
          <AskWords
            disabled={basket.length === 0 || freeLeft < ticketsIn(basket)}
            title={t.free.title({ count: ticketsIn(basket) })}
            about={t.free.about({ left: freeLeft })}
            label={t.free.reason}
            needed={t.free.needed}
            thing="window-free"
            onSend={async (reason) => {
              if ((await hold(reason)) === null) throw new Error('It was refused.');
            }}
          >
            {t.free.open}
          </AskWords>
        </div>
        <QuotaBox
          {...{ quota, desk, shift, basket, slotId }}
          mayHold={named.length === 0 && day === parkDay(Date.now())}
          onHeld={() => setBasket([])}
        />
      </div>
      {naming && <NamesDialog wanted={named} onDone={naming.onNamed} onCancel={() => setNaming(null)} />}
      {at.sale && <PayDialog at={at} sale={at.sale} onNext={next} onCancel={cancel} onCode={payByCode} alone={quota.alone} />}
    </div>
  );
}

interface ProductRowProps {
  /** The key that adds one. */
  digit: number | null;
  product: WindowDesk['products'][number];
  slot: Slot | undefined;
  quantity: number;
  /** What is said of one that is not sold then. */
  none: string;
  onAdd: (change: number) => void;
}

function ProductRow({ digit, product, slot, quantity, none, onAdd }: ProductRowProps) {
  const t = useTexts('windowSale');
  const open = isBookable(slot);
  return (
    <li className={quantity > 0 ? 'window-product is-chosen' : 'window-product'}>
      <kbd aria-hidden>{digit}</kbd>
      <div>
        <strong>{product.name}</strong>
        <span className="muted">
          {yuan(priceAt(product, slot))} · {slot ? (open ? t.left({ left: slot.remaining }) : t.states[slot.state]) : none}
        </span>
      </div>
      <Button
        size="large"
        icon={<MinusOutlined />}
        aria-label={t.less({ name: product.name })}
        disabled={quantity === 0}
        onClick={() => onAdd(-1)}
      />
      <output aria-label={product.name}>{quantity}</output>
      <Button
        size="large"
        icon={<PlusOutlined />}
        aria-label={t.more({ name: product.name })}
        disabled={!open}
        onClick={() => onAdd(1)}
      />
    </li>
  );
}
