import { coverFile } from '@park/contract/motifs';
import { nextOpenDay, openingOf, type ParkHours, parkStatus, wallClock } from '@park/contract/park/hours';
import type { Park } from '@park/contract/park/schemas';
import { addDays, parkClock, parkDay } from '@park/contract/parkTime';
import type { Opening } from '@park/contract/ticket/product/schemas';
import { Image, View } from '@tarojs/components';
import './ParkBanner.scss';
import { formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { aria } from '@/ui/aria';
import { Strata } from '@/ui/Strata';
import { skyOf } from '@/ui/sky';
import { Tag } from '@/ui/Tag';
import { heroOf } from './hero';
import { spansText } from './hours';

interface ParkBannerProps {
  /** Epoch ms. */
  now: number;
  hours: ParkHours;
  /** Undefined: not known yet, as below. */
  park: Park | undefined;
  opening: Opening | undefined;
}

/** The head of the park's home: its name, and whether it is open today, by its hours and by closures. */
export function ParkBanner({ now, hours, park, opening }: ParkBannerProps) {
  const t = useT().center.home;
  const today = parkDay(now);
  // An older release's answer has none.
  const logo = park?.look?.logo && coverFile(park.look.logo, 'thumb');
  const photo = heroOf(park?.look?.heroes, skyOf(parkClock(now), today));
  const { spans, reason } = openingOf(hours, today);
  const { status, span, day } = parkStatus(hours, now);
  // A night that began yesterday is on, whatever today has.
  const isYesterdays = status === 'open' && day < today;
  const isClosedToday = !isYesterdays && (spans.length === 0 || (opening?.today.closed ?? false));
  const label =
    isClosedToday || !span ? again() : status === 'open' ? t.openNow({ until: wallClock(span.until) }) : t.opensAt(span);
  const lastEntry = isYesterdays ? undefined : (span ?? spans.at(-1))?.lastEntry;
  const hoursToday = [spans.length > 0 && t.hours({ spans: spansText(spans) }), lastEntry && t.lastEntry({ at: lastEntry })];
  return (
    <Strata picture={photo && absoluteUrl(coverFile(photo, 'page'))}>
      <View className="park-banner">
        <View className="park-banner__title row">
          {logo && <Image className="park-banner__logo" src={absoluteUrl(logo)} mode="aspectFit" {...aria({ hidden: true })} />}
          <View>
            <View className="park-banner__name">{park ? park.name || t.parkName : ''}</View>
            <View className="park-banner__welcome">{park?.line}</View>
          </View>
        </View>
        <View className="park-banner__today wrap">
          {park && <Tag tone={status === 'open' && !isClosedToday ? 'ok' : 'muted'}>{label}</Tag>}
          <View className="park-banner__hours text-small">
            {park && (isClosedToday ? (opening?.today.reason ?? reason) : hoursToday.filter(Boolean).join(' · '))}
          </View>
        </View>
      </View>
    </Strata>
  );

  /** Until when it is closed. */
  function again(): string {
    const next = opening ? opening.next : nextOpenDay(hours, today);
    if (next === null) return t.closed;
    const from = openingOf(hours, next).spans[0]?.from;
    return next === addDays(today, 1) && from ? t.closedToday({ from }) : t.closedUntil({ day: formatDay(next) });
  }
}
