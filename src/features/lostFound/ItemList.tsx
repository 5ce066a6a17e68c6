import { getItems } from '@park/contract/lostFound/calls';
import { ITEM_KINDS, type ItemKind } from '@park/contract/lostFound/limits';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import './LostFound.scss';
import { useList } from '@/api/useList';
import { useParkList } from '@/api/useParkList';
import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Page } from '@/ui/Page';
import { StickyAction } from '@/ui/StickyAction';
import { Tabs } from '@/ui/Tabs';
import { ItemCard } from './ItemCard';

type All = 'all';

/** What was lost and found, for everybody; and the ways to tell it and to one's own. */
export function ItemList() {
  const { core, lostFound: t } = useT();
  const { options: categories } = useParkList('lostFound', t.category);
  const [kind, setKind] = useState<ItemKind | All>('all');
  const [category, setCategory] = useState<string>('all');
  const isFiltered = kind !== 'all' || category !== 'all';
  const query = useList(getItems, {
    ...(kind === 'all' ? {} : { kind }),
    ...(category === 'all' ? {} : { category }),
  });
  const { refetch } = query;
  useDidShow(() => void refetch());
  const showAll = () => {
    setKind('all');
    setCategory('all');
  };
  return (
    <Page
      title={core.title.lastFound}
      footer={
        <StickyAction>
          <View className="lost-found__ways">
            <Button block kind="secondary" onClick={() => void go('lastFound', { publish: 'found' })}>
              {t.list.iFound}
            </Button>
            <Button block onClick={() => void go('lastFound', { publish: 'lost' })}>
              {t.list.iLost}
            </Button>
          </View>
        </StickyAction>
      }
    >
      <View>
        <Tabs
          name={t.list.kinds}
          options={[
            { value: 'all' as const, label: t.list.all },
            ...ITEM_KINDS.map((value) => ({ value, label: t.kind[value] })),
          ]}
          value={kind}
          onChange={setKind}
        />
        <Tabs
          look="chips"
          name={t.list.categories}
          options={[{ value: 'all', label: t.list.allCategories }, ...categories]}
          value={category}
          onChange={setCategory}
        />
        <View className="lost-found__mine">
          <Button kind="text" onClick={() => void go('lastFound', { mine: '1' })}>
            {t.list.mine}
          </Button>
        </View>
      </View>
      <EndlessList
        query={query}
        render={(item) => <ItemCard item={item} />}
        empty={
          isFiltered ? (
            <Empty picture="nothing" text={t.list.emptyFiltered} action={t.list.everything} onAction={showAll} />
          ) : (
            <Empty picture="lost" text={t.list.empty} hasWay />
          )
        }
      />
    </Page>
  );
}
