import { DEFAULT_HOURS } from '@park/contract/park/hours';
import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { serverNow } from '@/api/serverNow';
import { useFilled, usePark, useParts } from '@/api/usePark';
import { CatalogueLink } from '@/components/CatalogueLink';
import { SiteFooter } from '@/components/SiteFooter';
import { useShare } from '@/components/useShare';
import { ActivityPreview } from '@/features/activity/ActivityPreview';
import { useNextActivity } from '@/features/activity/useNextActivity';
import { LiveNow } from '@/features/live/reservation/LiveNow';
import { usePlaceKinds } from '@/features/map/api';
import { ParkMapPreview } from '@/features/map/ParkMapPreview';
import { useSights } from '@/features/map/useSights';
import { NewestNotices } from '@/features/notice/NewestNotices';
import { Warnings } from '@/features/notice/Warnings';
import { cardsAhead } from '@/features/park/cardWords';
import { EntryGrid } from '@/features/park/EntryGrid';
import { PARK_ENTRIES } from '@/features/park/entries';
import { nearOf } from '@/features/park/NearLinks';
import { ParkBanner } from '@/features/park/ParkBanner';
import { TodayCard } from '@/features/park/TodayCard';
import { nextTodayChange, todayOf } from '@/features/park/today';
import { useComingOrders } from '@/features/ticket/order/useComingOrders';
import { dayToBook, TicketsLeft } from '@/features/ticket/product/TicketsLeft';
import { TicketsOnSale } from '@/features/ticket/product/TicketsOnSale';
import { useOpening } from '@/features/ticket/product/useOpening';
import { getLanguage } from '@/i18n/language';
import { useT } from '@/i18n/useT';
import { useScene } from '@/navigation/useScene';
import { saveTodayCards } from '@/platform/todayCard';
import { Page } from '@/ui/Page';
import { useNow } from '@/ui/useNow';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** The park's home: what the park warns of, today, the ways into everything, notices, tickets, activities, who is live, the map and the catalogue. */
export default function IndexCenterPage() {
  const { core, center } = useT();
  const coming = useComingOrders();
  const park = usePark();
  const isOffered = useParts();
  const isFilled = useFilled();
  const hours = park?.hours ?? DEFAULT_HOURS;
  const now = useNow((at) => nextTodayChange(at, coming ?? [], hours), serverNow);
  const opening = useOpening(now);
  const today = todayOf(now, coming ?? [], hours);
  const activity = useNextActivity(now, today.kind === 'inside' && isOffered('activity'));
  const sights = useSights(isOffered('map'));
  // Who comes today, or to a park that marked no sights, sees what is near.
  const wantsNear = today.kind === 'ticket' || today.kind === 'inside' || sights === null;
  const kinds = usePlaceKinds(wantsNear && isOffered('map'));
  const isNear = wantsNear && nearOf(kinds).length > 0;
  const words = center.today;
  useEffect(() => {
    if (coming) saveTodayCards({ lang: getLanguage(), ahead: cardsAhead(words, coming, serverNow(), { hours, isOffered }) });
  }, [coming, words, hours, isOffered]);
  useShare('', 'indexCenter');
  useScene();
  return (
    <Page
      title={core.title.indexCenter}
      tab
      transparentNav
      header={<ParkBanner now={now} hours={hours} park={park} opening={opening} />}
    >
      <View>
        <Warnings />
        <TodayCard
          today={today}
          now={now}
          hours={hours}
          isOffered={isOffered}
          opening={opening}
          activity={activity}
          left={<TicketsLeft opening={opening} />}
          dayToBook={opening && dayToBook(opening, serverNow())}
          sights={isNear ? null : sights}
          kinds={kinds}
        />
        <EntryGrid entries={PARK_ENTRIES} label={center.home.entries} />
        <NewestNotices />
        <TicketsOnSale />
        {isOffered('activity') && <ActivityPreview />}
        {isOffered('live') && <LiveNow />}
        <View className="stack">
          {isFilled('map') && <ParkMapPreview />}
          <CatalogueLink />
        </View>
        <SiteFooter />
      </View>
    </Page>
  );
}
