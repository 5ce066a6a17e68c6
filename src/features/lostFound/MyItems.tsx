import { getMyClaims, getMyItems } from '@park/contract/lostFound/calls';
import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { useList } from '@/api/useList';
import { useParts } from '@/api/usePark';
import { EndlessList } from '@/components/EndlessList';
import { SignedInPage } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { Tabs } from '@/ui/Tabs';
import { ItemCard } from './ItemCard';
import { CLAIM_TONES } from './rules';

type Which = 'items' | 'claims';

/** What one has published, and what one has claimed. */
export function MyItems() {
  const { mine: t, signIn } = useT().lostFound;
  const [which, setWhich] = useState<Which>('items');
  return (
    <SignedInPage title={t.title} text={signIn}>
      <Tabs
        name={t.which}
        options={[
          { value: 'items' as const, label: t.items },
          { value: 'claims' as const, label: t.claims },
        ]}
        value={which}
        onChange={setWhich}
      />
      {which === 'items' ? <Items /> : <Claims />}
    </SignedInPage>
  );
}

function Items() {
  const { mine: t, list } = useT().lostFound;
  const isOffered = useParts()('lostFound');
  const query = useList(getMyItems, {});
  useDidShow(() => void query.refetch());
  return (
    <EndlessList
      query={query}
      render={(item) => <ItemCard item={item} />}
      empty={
        <Empty
          picture="lost"
          text={t.noItems}
          {...(isOffered && { action: list.iLost, onAction: () => void goReplace('lastFound', { publish: 'lost' }) })}
        />
      }
    />
  );
}

function Claims() {
  const t = useT().lostFound;
  const isOffered = useParts()('lostFound');
  const query = useList(getMyClaims, {});
  useDidShow(() => void query.refetch());
  return (
    <EndlessList
      query={query}
      render={({ item, state }) => <ItemCard item={item} state={{ word: t.claimState[state], tone: CLAIM_TONES[state] }} />}
      empty={
        <Empty
          picture="lost"
          text={t.mine.noClaims}
          {...(isOffered && { action: t.list.everything, onAction: () => void goReplace('lastFound') })}
        />
      }
    />
  );
}
