import { MAX_DRAWER } from '@park/contract/ticket/windowSale/limits';
import { InputNumber, type InputNumberProps } from 'antd';

interface YuanInputProps extends Omit<InputNumberProps<number>, 'value' | 'onChange'> {
  /** fen; null: nothing is typed. */
  value?: number | null;
  onChange?: (fen: number | null) => void;
}

/** An amount, typed in yuan and counted in fen. */
export function YuanInput({ value, onChange, ...input }: YuanInputProps) {
  return (
    <InputNumber<number>
      {...input}
      prefix="¥"
      min={0}
      max={MAX_DRAWER / 100}
      precision={2}
      controls={false}
      value={value == null ? null : value / 100}
      onChange={(yuan) => onChange?.(yuan === null ? null : Math.round(yuan * 100))}
    />
  );
}
