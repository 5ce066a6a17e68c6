import { addDays, parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { orderWords } from '../order/rules';
import { listed } from '../product/concessionWords';

interface RefundRuleProps {
  lines: readonly { name: string; price: number; lateRefundPercent: number }[];
  day: string;
  amount: number;
}

/** What comes back if plans change, before anything is ordered: until the evening before all of it, on the day what each fare gives. */
export function RefundRule({ lines, day, amount }: RefundRuleProps) {
  const { order, concession } = useT();
  const t = orderWords(order, { amount }).terms;
  if (day === '') return null;
  if (parkDay(serverNow()) < day) return <View>{t.free({ day: formatDay(addDays(day, -1)) })}</View>;
  const paid = amount > 0 ? lines.filter(({ price }) => price > 0) : lines;
  const percents = [...new Set(paid.map(({ lateRefundPercent }) => (amount > 0 ? lateRefundPercent : 100)))];
  return (
    <>
      {percents.map((percent) => {
        const names = paid.filter(({ lateRefundPercent }) => lateRefundPercent === percent).map(({ name }) => name);
        const rule = percent === 100 ? t.lateAll : percent > 0 ? t.late({ percent }) : t.lateNone;
        return <View key={percent}>{percents.length > 1 ? `${listed(concession, names)} · ${rule}` : rule}</View>;
      })}
    </>
  );
}
