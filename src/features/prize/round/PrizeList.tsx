import type { Prize } from '@park/contract/prize/round/schemas';
import { View } from '@tarojs/components';
import './PrizeList.scss';
import { formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';

/** What there is to win, in the order of drawing. */
export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  const t = useT().prize.round;
  return (
    <Section title={t.prizes}>
      <View className="stack">
        {prizes.map(({ id, name, text, motif, count, value }) => (
          <ListItem
            key={id}
            picture={<Picture motif={motif} size="thumb" />}
            title={name}
            facts={[text, value === null ? t.worthUnknown : t.worth({ price: formatMoney(value) })]}
            side={<View className="prize-list__count">{t.count({ n: count })}</View>}
          />
        ))}
      </View>
    </Section>
  );
}
