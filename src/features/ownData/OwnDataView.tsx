import type { Part } from '@park/contract/park/parts';
import { getOwnData } from '@park/contract/visitor/calls';
import type { OwnArea } from '@park/contract/visitor/ownData';
import type { OwnData } from '@park/contract/visitor/schemas';
import { View } from '@tarojs/components';
import './OwnData.scss';
import { useCall } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { TakeAway } from './TakeAway';

/** Where what is kept in an area is seen one by one, and corrected where it can be. */
const waysToCorrect: Partial<Record<OwnArea, () => void>> = {
  orders: () => void go('ticketRecord'),
  savedVisitors: () => void go('ticketList'),
  draws: () => void go('prizeStatus'),
  activities: () => void go('activity', { filter: 'mine' }),
  live: () => void go('register'),
  feedback: () => void go('feedBack'),
  lostFound: () => void go('lastFound', { mine: '1' }),
  help: () => void go('help'),
  finds: () => void go('find'),
  stamps: () => void go('stamps'),
  points: () => void go('myPoints'),
  messages: () => void go('message'),
};

const PART_OF: Partial<Record<OwnArea, Part>> = {
  ...{ live: 'live', feedback: 'feedback', stamps: 'exhibit', points: 'points' },
  ...{ draws: 'prize', activities: 'activity', lostFound: 'lostFound', finds: 'find' },
};
/** Pages of a part that is off which still show a visitor their own. */
const OWN_PAGES: readonly OwnArea[] = ['draws', 'activities', 'lostFound', 'finds'];

/** What the park keeps of a visitor, by area; how it is corrected, taken away, and erased. */
export function OwnDataView() {
  const t = useT().ownData;
  const found = useCall(getOwnData, {}, { refetchOnMount: 'always' });
  usePullToRefresh(found.refetch);
  return (
    <View>
      <View className="own-data__intro text-quiet">{t.intro}</View>
      <TakeAway />
      <Section title={t.kept}>
        <Loaded query={found}>
          {({ areas }) => (
            <View className="stack">
              {areas.map((area) => (
                <Area key={area.area} {...area} />
              ))}
            </View>
          )}
        </Loaded>
      </Section>
      <Section title={t.erase.title}>
        <Card>
          <View className="stack">
            <View>{t.erase.text}</View>
            <Button kind="secondary" block onClick={() => void go('eraseMe')}>
              {t.erase.way}
            </Button>
          </View>
        </Card>
      </Section>
    </View>
  );
}

function Area({ area, title, count, text }: OwnData['areas'][number]) {
  const t = useT().ownData;
  const isOffered = useParts();
  // Hosts register no more, and what they have reserved goes on; other pages of a part that is off would say so.
  const part = PART_OF[area];
  const isOff = part !== undefined && !isOffered(part);
  const way = area === 'live' ? () => void go('reservationRecords') : undefined;
  const open = isOff && !OWN_PAGES.includes(area) ? way : waysToCorrect[area];
  if (isOff && count === 0) return null;
  return (
    <Card>
      <View className="own-data__head row">
        <View className="text-title">{title}</View>
        <View className="text-quiet">{t.count({ n: count })}</View>
      </View>
      <View className="own-data__text">{text}</View>
      {open && count > 0 && (
        <View className="own-data__way">
          <Button kind="text" label={`${t.open} ${title}`} onClick={open}>
            {t.open}
          </Button>
        </View>
      )}
    </Card>
  );
}
