import { getExhibits } from '@park/contract/exhibit/calls';
import { EXHIBIT_GROUPS, type ExhibitGroup } from '@park/contract/exhibit/limits';
import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import { CATALOGUE } from '@park/contract/pack/manifest';
import { exhibitGroup } from '@park/contract/texts/exhibit';
import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { useCall } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { Loaded } from '@/components/Loaded';
import { ageSpan } from '@/i18n/ageSpan';
import { getLanguage } from '@/i18n/language';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { MoreLink } from '@/ui/MoreLink';
import { Tabs } from '@/ui/Tabs';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { columnOf, type Layer } from './column';
import { ExhibitCard } from './ExhibitCard';
import { useFavourites } from './favourites';
import { LayerFrame } from './LayerFrame';
import { NearestExhibits } from './NearestExhibits';
import { NumberField } from './NumberField';
import { PackCard } from './pack/PackCard';
import { StampsLink } from './stamp/StampsLink';
import { WalkList } from './walk/WalkList';

type Shown = ExhibitGroup | 'all' | 'nearest' | 'favourites';

/** The catalogue: by the number on a sign, by kind, by where one stands, and through time, layer by layer. @param beside another way on, beside the stamps */
export function ExhibitList({ beside }: { beside: ReactNode }) {
  const query = useCall(getExhibits, {});
  usePullToRefresh(query.refetch);
  return (
    <View>
      <NumberField />
      <View className="spread">
        <StampsLink />
        {beside}
      </View>
      <WalkList />
      {query.data?.length !== 0 && (
        <View className="pack-below">
          <PackCard id={CATALOGUE} />
        </View>
      )}
      <Loaded query={query}>{(exhibits) => <Column exhibits={exhibits} />}</Loaded>
    </View>
  );
}

function Column({ exhibits }: { exhibits: ExhibitBrief[] }) {
  const t = useT().exhibit;
  const lang = getLanguage();
  const hasMap = useParts()('map');
  const favourites = useFavourites();
  const [shown, setShown] = useState<Shown>('all');
  if (exhibits.length === 0) return <Empty text={t.empty} />;
  const groups = EXHIBIT_GROUPS.filter((group) => exhibits.some((one) => one.group === group));
  const options = [
    { value: 'all' as const, label: t.all },
    ...(exhibits.some(({ at }) => at !== null) ? [{ value: 'nearest' as const, label: t.nearest }] : []),
    { value: 'favourites' as const, label: t.favourites },
    ...groups.map((value) => ({ value, label: exhibitGroup[value][lang] })),
  ];
  const chosen = exhibits.filter(
    ({ id, group }) => shown === 'all' || (shown === 'favourites' ? favourites.includes(id) : group === shown),
  );
  // The whole column tells where nothing is, too; a choice of it does not.
  const layers = columnOf(chosen).filter((layer) => shown === 'all' || layer.exhibits.length > 0);
  return (
    <>
      {hasMap && exhibits.some(({ at }) => at !== null) && (
        <MoreLink text={t.onMap} onClick={() => void go('searchBar', { view: 'map', kind: 'exhibit' })} />
      )}
      <Tabs options={options} value={shown} onChange={setShown} name={t.choose} />
      {shown === 'nearest' ? (
        <NearestExhibits exhibits={exhibits} />
      ) : chosen.length === 0 ? (
        <Empty picture="nothing" text={t.noFavourites} action={t.showAll} onAction={() => setShown('all')} />
      ) : (
        <View className="column">
          {layers.map((layer) => (
            <LayerView key={layer.period} layer={layer} />
          ))}
        </View>
      )}
    </>
  );
}

function LayerView({ layer }: { layer: Layer }) {
  const t = useT().exhibit;
  return (
    <LayerFrame layer={layer} side={ageSpan(t.span, layer.fromMa, layer.toMa)}>
      <View className="stack">
        {layer.exhibits.map((exhibit) => (
          <ExhibitCard key={exhibit.id} exhibit={exhibit} />
        ))}
      </View>
    </LayerFrame>
  );
}
