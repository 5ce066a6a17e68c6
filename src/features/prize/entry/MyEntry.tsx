import { View } from '@tarojs/components';
import './MyEntry.scss';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { momentText } from '../momentText';
import type { StoredReceipt } from './receipts';

interface MyEntryProps {
  /** Of one round, at least one. */
  receipts: readonly StoredReceipt[];
}

/** The receipts of a round that this phone keeps. */
export function MyEntry({ receipts }: MyEntryProps) {
  const t = useT().prize.entry;
  return (
    <Section title={t.mine}>
      <Card>
        <View className="stack">
          {receipts.map(({ receipt, number, enteredAt }) => (
            <View key={receipt} className="my-entry__one row">
              <View className="my-entry__mark centre">
                <Icon name="check" />
              </View>
              <View className="my-entry__words">
                <View className="text-quiet">{t.number}</View>
                <View className="my-entry__number text-title figures selectable">{number}</View>
              </View>
              <View className="text-quiet">{t.at({ time: momentText(enteredAt) })}</View>
            </View>
          ))}
          <View className="text-quiet">{t.keep}</View>
        </View>
      </Card>
    </Section>
  );
}
