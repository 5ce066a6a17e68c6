import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { WindowDesk } from '@park/contract/ticket/windowSale/schemas';
import { Button } from 'antd';
import { useTexts } from '../../../i18n/language';
import { yuan } from '../../../ui/values';
import { isBookable, priceAt, type Slot } from './basket';

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

export function ProductRow({ digit, product, slot, quantity, none, onAdd }: ProductRowProps) {
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
