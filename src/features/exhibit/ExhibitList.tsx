import { getExhibits } from '@park/contract/exhibit/calls';
import { EXHIBIT_GROUPS, type ExhibitGroup } from '@park/contract/exhibit/limits';
import { periodAt } from '@park/contract/exhibit/periods';
import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import { parkDay } from '@park/contract/parkTime';
import { exhibitGroup, period } from '@park/contract/texts/exhibit';
import { getWalks } from '@park/contract/walk/calls';
import { Text, View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import './ExhibitList.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { ageSpan } from '@/i18n/ageSpan';
import { getLanguage } from '@/i18n/language';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { HeadPicture } from '@/ui/HeadPicture';
import { Tabs } from '@/ui/Tabs';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { columnOf, type Layer } from './column';
import { ExhibitCard } from './ExhibitCard';
import { useFavourites } from './favourites';
import { GuideWays } from './GuideWays';
import { LayerFrame } from './LayerFrame';
import { NearestExhibits } from './NearestExhibits';
import { exhibitOfDay } from './ofDay';
import { WalkList } from './walk/WalkList';

type Shown = ExhibitGroup | 'all' | 'walks' | 'nearest' | 'favourites';

/** The catalogue: the fossil of the day, and through time, layer by layer; by kind, by walk and by where one stands. @param opens what is open at once @param beside another way on */
export function ExhibitList({ opens, beside }: { opens?: 'pack'; beside: ReactNode }) {
  const query = useCall(getExhibits, {});
  usePullToRefresh(query.refetch);
  return (
    <View>
      {(query.data ? query.data.length > 0 : !query.isError) && <Today exhibits={query.data} />}
      <GuideWays exhibits={query.data} opens={opens} />
      <Loaded query={query}>{(exhibits) => <Column exhibits={exhibits} />}</Loaded>
      {beside}
    </View>
  );
}

/** @param exhibits undefined: not known yet; its room is there before it is */
function Today({ exhibits = [] }: { exhibits: ExhibitBrief[] | undefined }) {
  const t = useT().exhibit;
  const today = exhibitOfDay(exhibits, parkDay(serverNow()));
  return (
    <Tap
      className="today raised"
      role="link"
      disabled={!today}
      label={today ? `${t.today} ${today.name}` : t.today}
      onClick={() => today && void go('exhibit', { id: today.id })}
    >
      <HeadPicture of={today} isThing />
      <View className="today__words">
        <View className="today__label text-small text-strong">{t.today}</View>
        <View className="text-heading">{today?.name ?? '\u00a0'}</View>
        <View className="text-quiet">
          <Text className="exhibit-latin">{today?.latin ?? '\u00a0'}</Text>
          {today && ` · ${period[periodAt(today.fromMa)][getLanguage()]}`}
        </View>
      </View>
    </Tap>
  );
}

function Column({ exhibits }: { exhibits: ExhibitBrief[] }) {
  const t = useT().exhibit;
  const lang = getLanguage();
  const { walks } = useT().walk;
  const { data: led = [] } = useCall(getWalks, {});
  const favourites = useFavourites();
  const [shown, setShown] = useState<Shown>('all');
  if (exhibits.length === 0) return <Empty text={t.empty} />;
  const groups = EXHIBIT_GROUPS.filter((group) => exhibits.some((one) => one.group === group));
  const options = [
    { value: 'all' as const, label: t.all },
    ...(led.length > 0 ? [{ value: 'walks' as const, label: walks }] : []),
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
      <Tabs options={options} value={shown} onChange={setShown} name={t.choose} />
      {shown === 'walks' ? (
        <WalkList walks={led} />
      ) : shown === 'nearest' ? (
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
