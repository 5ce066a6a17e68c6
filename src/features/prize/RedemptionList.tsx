import type { PrizeClaim } from '@park/contract/prize/schemas';
import { View } from '@tarojs/components';
import './RedemptionView.scss';
import { EndlessList } from '@/components/EndlessList';
import { formatClock } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { ListItem } from '@/ui/ListItem';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { useRedemptions } from './redemptionApi';

/** What was handed out today, at any counter. */
export function RedemptionList() {
  const words = useT().prize.counter;
  const query = useRedemptions();
  return (
    <Section title={words.today}>
      <View className="redemption__list">
        {query.total !== null && query.total > 0 && <View className="redemption__count">{words.todayCount(query.total)}</View>}
        <EndlessList
          query={query}
          render={(claim) => <RedemptionRow claim={claim} />}
          empty={<View className="redemption__count">{words.none}</View>}
          skeleton={<Skeleton shape="form" rows={2} />}
        />
      </View>
    </Section>
  );
}

function RedemptionRow({ claim }: { claim: PrizeClaim }) {
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
