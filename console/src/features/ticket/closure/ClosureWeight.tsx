import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language';
import { Money } from '../../../ui/values';

interface WeightProps {
  orders: number;
  tickets: number;
  /** fen */
  amount: number;
  cancelled: number;
  waiting: number;
}

/** Whom a closure touches, in numbers. */
export function ClosureWeight({ orders, tickets, amount, cancelled, waiting }: WeightProps) {
  const { close: t } = useTexts('stock');
  return (
    <>
      {orders + cancelled + waiting === 0 && <p>{t.nobody}</p>}
      {orders + cancelled + waiting > 0 && (
        <dl className="sums" style={{ margin: '16px 0' }}>
          <Figure label={t.orders} value={orders} />
          <Figure label={t.people} value={tickets} />
          <Figure label={t.amount} value={<Money fen={amount} />} />
          {cancelled > 0 && <Figure label={t.cancelled} value={cancelled} />}
          {waiting > 0 && <Figure label={t.waiting} value={waiting} />}
        </dl>
      )}
      {orders > 0 && <p>{t.next}</p>}
    </>
  );
}

const Figure = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
