import { CLOSURE_REASONS } from '@park/contract/ticket/closure/reasons';
import { Form, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
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
        <dl className="weigh">
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

/** Reasons that every visitor reads in their own language; one of them fills the words below it. */
export function PreparedReasons() {
  const { close: t } = useTexts('stock');
  const form = Form.useFormInstance();
  return (
    <Form.Item label={t.prepared} htmlFor="prepared-reason" extra={t.preparedAbout}>
      <Select
        id="prepared-reason"
        value={null}
        placeholder={t.preparedChoose}
        options={CLOSURE_REASONS.map((one) => ({ value: textIn(one), label: textIn(one) }))}
        onChange={(words: string | null) => {
          form.setFieldValue('words', words);
          void form.validateFields(['words']);
        }}
      />
    </Form.Item>
  );
}
