import { REFUND_LIMIT } from '@park/contract/staff/limits';
import type { Permission } from '@park/contract/staff/permissions';
import { Form, InputNumber } from 'antd';
import { useMay } from '../../api/hooks';
import { useTexts } from '../../i18n/language';

interface YuanProps {
  isFixed: boolean;
  /** fen, given by the form; null: none. */
  value?: number | null;
  onChange?: (fen: number | null) => void;
}

const Yuan = ({ isFixed, value, onChange, ...field }: YuanProps) => (
  <InputNumber<number>
    {...field}
    prefix="¥"
    min={REFUND_LIMIT.min / 100}
    max={REFUND_LIMIT.max / 100}
    precision={2}
    controls={false}
    disabled={isFixed}
    style={{ width: 160 }}
    value={value == null ? null : value / 100}
    onChange={(yuan) => onChange?.(yuan === null ? null : Math.round(yuan * 100))}
  />
);

/** What somebody with the role may refund in a day, while it may refund at all and not approve what others ask for. */
export function LimitField() {
  const { rolePage: t } = useTexts('staff');
  const isFixed = !useMay('refunds.approve');
  return (
    <Form.Item noStyle dependencies={['permissions']}>
      {({ getFieldValue }) => {
        const chosen: Permission[] = getFieldValue('permissions') ?? [];
        if (!chosen.includes('refunds.make') || chosen.includes('refunds.approve')) return null;
        return (
          <Form.Item name="refundLimit" label={t.limit} extra={t.limitAbout}>
            <Yuan isFixed={isFixed} />
          </Form.Item>
        );
      }}
    </Form.Item>
  );
}
