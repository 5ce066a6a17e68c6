import type { LivePoint } from '@park/contract/live/point/schemas';
import type { Timespan } from '@park/contract/live/timespan/schemas';
import { parkDay } from '@park/contract/parkTime';
import { formatDay, formatWeekday, formatWeekdayShort } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go, goTab } from '@/navigation/go';
import { retrySignIn, useSession } from '@/session/store';
import { MainAction } from '@/ui/StickyAction';
import { useHost } from '../anchor/useHost';
import { bookingEligibility, whenOf } from '../rules';

interface BookingBarProps {
  point: LivePoint;
  day: string;
  /** The chosen timespan, null while there is none. */
  timespan: Timespan | null;
  /** epoch ms */
  now: number;
  onReserve: () => void;
}

/** The point page's one action: reserve what is chosen, or the step that is still missing before one may. */
export function BookingBar({ point, day, timespan, now, onReserve }: BookingBarProps) {
  const { core, center, live: t } = useT();
  const { eligibility, blockedUntil } = useBookingEligibility(now);
  const isMissing = useSession().phase === 'missing';
  const { note, action, onAct } = step();
  return (
    <MainAction note={note} disabled={!onAct} onClick={onAct}>
      {action}
    </MainAction>
  );

  function step(): { note: string; action: string; onAct?: () => void } {
    const { eligibility: words } = t;
    switch (eligibility) {
      case 'signingIn':
        return { note: words.signingIn, action: t.point.reserve };
      case 'signIn':
        if (isMissing) return { note: core.signIn.missing, action: t.point.reserve };
        return { note: words.signIn, action: core.action.signIn, onAct: () => void retrySignIn() };
      case 'register':
        return { note: words.register, action: words.registerAction, onAct: () => void go('register') };
      case 'awaiting':
      case 'rejected':
      case 'suspended':
        return { note: words[eligibility], action: words[`${eligibility}Action`], onAct: () => void go('register') };
      case 'blocked':
        return {
          note: words.blocked({ day: formatDay(parkDay(Date.parse(blockedUntil ?? ''))) }),
          action: words.blockedAction,
          onAct: () => void goTab('personalCenter'),
        };
      case 'ok':
        return reserve();
    }
  }

  function reserve() {
    const action = t.point.reserve;
    if (!point.open) return { note: center.live.closed, action };
    if (!timespan) return { note: t.point.chooseTimespan, action };
    const at = {
      ...whenOf(day, timespan.start, now),
      date: formatDay(day),
      weekday: formatWeekday(day),
      weekdayShort: formatWeekdayShort(day),
    };
    return { note: t.point.leftWhen({ n: timespan.remaining, ...at }), action, onAct: onReserve };
  }
}

function useBookingEligibility(now: number) {
  const { status, blockedUntil, isUnsettled } = useHost();
  return {
    /** `signingIn` while the session is not settled. */
    eligibility: isUnsettled ? ('signingIn' as const) : bookingEligibility(status, blockedUntil, now),
    blockedUntil,
  };
}
