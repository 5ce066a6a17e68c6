import type { PrizeClaim } from '@park/contract/prize/schemas';
import { View } from '@tarojs/components';
import './CounterView.scss';
import { sentenceOf } from '@/api/sentence';
import { formatClock } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { EndlessList } from '@/ui/EndlessList';
import { ListItem } from '@/ui/ListItem';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { useWriteOffs } from './counterApi';

/** What was handed out today, at any counter. */
export function WriteOffList() {
  const words = useT().prize.counter;
  const query = useWriteOffs();
  return (
    <Section title={words.today}>
      <View className="counter__list">
        {query.total !== null && query.total > 0 && <View className="counter__count">{words.todayCount(query.total)}</View>}
        <EndlessList
          query={query}
          keyOf={({ id }) => id}
          render={(claim) => <WriteOff claim={claim} />}
          empty={<View className="counter__count">{words.none}</View>}
          skeleton={<Skeleton shape="form" rows={2} />}
          errorText={sentenceOf(query.error)}
        />
      </View>
    </Section>
  );
}

function WriteOff({ claim }: { claim: PrizeClaim }) {
  const words = useT().prize.counter;
  const { prize, name, phone, code, writtenOffAt, writtenOffBy } = claim;
  return (
    <ListItem
      title={prize.name}
      facts={[`${name} · ${phone}`, code]}
      side={writtenOffAt && words.by(formatClock(writtenOffAt), writtenOffBy ?? '')}
    />
  );
}
