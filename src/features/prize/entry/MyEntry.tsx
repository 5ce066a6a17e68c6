import { View } from '@tarojs/components';
import './MyEntry.scss';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { momentText } from '../momentText';
import type { KeptReceipt } from './receipts';

interface MyEntryProps {
  /** Of one round, at least one. */
  receipts: readonly KeptReceipt[];
}

/** The receipts of a round that this phone keeps. */
export function MyEntry({ receipts }: MyEntryProps) {
  const words = useT().prize.entry;
  return (
    <Section title={words.mine}>
      <Card>
        <View className="my-entry stack">
          {receipts.map(({ receipt, number, enteredAt }) => (
            <View key={receipt} className="my-entry__one row">
              <View className="my-entry__mark centre">
                <Icon name="check" />
              </View>
              <View className="my-entry__words">
                <View className="my-entry__label">{words.number}</View>
                <View className="my-entry__number text-title">{number}</View>
              </View>
              <View className="my-entry__at">{words.at(momentText(enteredAt))}</View>
            </View>
          ))}
          <View className="my-entry__keep">{words.keep}</View>
        </View>
      </Card>
    </Section>
  );
}
