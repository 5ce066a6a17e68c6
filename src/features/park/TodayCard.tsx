import type { ActivitySummary } from '@park/contract/activity/schemas';
import { nextOpenDay, openingOf, type ParkHours } from '@park/contract/park/hours';
import type { Part } from '@park/contract/park/parts';
import { parkDay } from '@park/contract/parkTime';
import type { Opening } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './TodayCard.scss';
import { formatClock, formatClockRange, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Tap } from '@/ui/Tap';
import { sayCard } from './cardWords';
import { spansText } from './hours';
import { NearLinks, nearOf } from './NearLinks';
import type { Today } from './today';

interface TodayCardProps {
  today: Today;
  /** Epoch ms. */
  now: number;
  hours: ParkHours;
  isOffered: (part: Part) => boolean;
  opening: Opening | undefined;
  /** The next one of today; null: none any more, undefined: not known. */
  activity: ActivitySummary | null | undefined;
  /** What is left, for whoever has no ticket, and the day to book; undefined: none of those. */
  left: ReactNode;
  dayToBook: string | undefined;
  /** What is most worth seeing; null: what is near stands in its place. */
  sights: ReactNode;
  /** Of which kinds the map has a place; undefined: not known. */
  kinds: readonly string[] | undefined;
}

/**
 * What matters today to whoever holds the phone. Each part has its room, so that one card takes another's place and nothing moves;
 * `firstScreen/boot.ts` writes the words of a visitor's card into everybody's.
 */
export function TodayCard({ today, now, hours, isOffered, opening, activity, left, dayToBook, sights, kinds }: TodayCardProps) {
  const t = useT().center.today;
  const { title, lines, action } = sayCard(t, today, now, { hours, isOffered }) ?? {
    title: t.left,
    lines: [],
    action: opening && !dayToBook ? t.otherDays : t.book,
  };
  const isNear = sights === null;
  return (
    <View className="today card raised" {...aria({ role: 'region', label: t.name })}>
      <View className="text-title" {...aria({ role: 'heading', level: 2 })}>
        {title}
      </View>
      <View className="today__body">
        {lines.map(([looks, text]) => (
          <View key={looks} className={looks}>
            {text}
          </View>
        ))}
        {today.kind === 'visit' && left}
        {today.kind === 'inside' && isOffered('activity') && <NextActivity activity={activity} />}
        {today.kind === 'thanks' && <View className="text-quiet">{whatIsNext(today.next)}</View>}
      </View>
      <Button block onClick={act}>
        {action}
      </Button>
      {isOffered('map') && (!isNear || nearOf(kinds).length > 0) && (
        <>
          <View className="today__below-title text-quiet">{isNear ? t.nearest : t.sights}</View>
          <View className="today__below">{isNear ? <NearLinks kinds={kinds} /> : sights}</View>
        </>
      )}
    </View>
  );

  function act(): void {
    if (today.kind === 'inside' && isOffered('map')) void go('searchBar', { view: 'map' });
    else if (today.kind === 'ticket' || today.kind === 'inside') void go('recordDetail', { id: today.order.id });
    else if (today.kind === 'thanks' && isOffered('lostFound')) void go('lastFound');
    else void go('ticketList', dayToBook ? { day: dayToBook } : {});
  }

  function whatIsNext(ticket: Extract<Today, { kind: 'thanks' }>['next']): string {
    const day = (one: string) => formatRelativeDay(one, parkDay(now));
    if (ticket) return `${t.ticket} · ${day(ticket.day)} ${formatClockRange(ticket.start, ticket.end)}`;
    const next = opening ? opening.next : nextOpenDay(hours, parkDay(now));
    return next ? t.opens({ day: day(next), spans: spansText(openingOf(hours, next).spans) }) : '';
  }
}

function NextActivity({ activity }: { activity: ActivitySummary | null | undefined }) {
  const t = useT().center.today;
  if (activity === null) return <View className="text-quiet">{t.noNext}</View>;
  return activity ? (
    <Tap role="link" onClick={() => void go('activityDetail', { id: activity.id })}>
      <View className="text-quiet">{t.next}</View>
      <View className="text-strong clamp-one">
        {formatClock(activity.start)} {activity.title}
      </View>
      <View className="text-quiet clamp-one">{activity.place}</View>
    </Tap>
  ) : null;
}
