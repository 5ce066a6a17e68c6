import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import './LostFound.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { EndlessList } from '@/ui/EndlessList';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { useMyClaims, useMyItems } from './api';
import { ItemCard } from './ItemCard';
import { claimTone } from './rules';
import { SignInNeeded } from './SignInNeeded';

type Which = 'items' | 'claims';

/** What one has published, and what one has claimed. */
export function MyItems() {
  const words = useT().lostFound.mine;
  const [which, setWhich] = useState<Which>('items');
  return (
    <Page title={words.title}>
      <SignInNeeded shape="list">
        <Tabs
          name={words.which}
          options={[
            { value: 'items' as const, label: words.items },
            { value: 'claims' as const, label: words.claims },
          ]}
          value={which}
          onChange={setWhich}
        />
        {which === 'items' ? <Items /> : <Claims />}
      </SignInNeeded>
    </Page>
  );
}

function Items() {
  const { mine: words, list } = useT().lostFound;
  const query = useMyItems();
  useDidShow(() => void query.refetch());
  return (
    <EndlessList
      query={query}
      keyOf={({ id }) => id}
      render={(item) => <ItemCard item={item} />}
      empty={
        <Empty text={words.noItems} action={list.iLost} onAction={() => void goReplace('lastFound', { publish: 'lost' })} />
      }
      errorText={sentenceOf(query.error)}
    />
  );
}

function Claims() {
  const words = useT().lostFound;
  const query = useMyClaims();
  useDidShow(() => void query.refetch());
  return (
    <EndlessList
      query={query}
      keyOf={({ id }) => id}
      render={({ item, state }) => <ItemCard item={item} state={{ word: words.claimState[state], tone: claimTone(state) }} />}
      empty={<Empty text={words.mine.noClaims} />}
      errorText={sentenceOf(query.error)}
    />
  );
}
