import { View } from '@tarojs/components';
import './Price.scss';
import { formatPrice } from '../i18n/format';

interface PriceProps {
  /** Integer fen; nothing is "free". */
  fen: number;
  /** The highest of several prices, of which `fen` is the lowest. */
  to?: number;
  large?: boolean;
}

/** Money in the colour of what matters. */
export function Price({ fen, to, large = false }: PriceProps) {
  return <View className={large ? 'price price--large' : 'price'}>{formatPrice(fen, to)}</View>;
}
