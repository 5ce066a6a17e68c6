import { View } from '@tarojs/components';
import './Price.scss';
import { formatMoney } from '../i18n/format';
import { useT } from '../i18n/useT';

interface PriceProps {
  /** Integer fen; nothing is "free". */
  fen: number;
  large?: boolean;
}

/** Money in the colour of what matters. */
export function Price({ fen, large = false }: PriceProps) {
  const { money } = useT().core;
  return <View className={large ? 'price price--large' : 'price'}>{fen === 0 ? money.free : formatMoney(fen)}</View>;
}
