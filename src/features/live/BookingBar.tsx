import type { LivePoint, Timespan } from '@park/contract/live/schemas';
import { parkDay } from '@park/contract/parkTime';
import { formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go, goTab } from '@/navigation/go';
import { retrySignIn } from '@/session/store';
import { Button } from '@/ui/Button';
import { StickyAction } from '@/ui/StickyAction';
import { whenOf } from './rules';
import { useGate } from './useGate';

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
  const { core, center, live: words } = useT();
  const { gate, blockedUntil } = useGate(now);
  const { note, action, onAct } = step();
  return (
    <StickyAction note={note}>
      <Button block round disabled={!onAct} onClick={onAct}>
        {action}
      </Button>
    </StickyAction>
  );

  function step(): { note: string; action: string; onAct?: () => void } {
    const { gate: said } = words;
    switch (gate) {
      case 'signingIn':
        return { note: said.signingIn, action: words.point.reserve };
      case 'signIn':
        return { note: said.signIn, action: core.action.signIn, onAct: () => void retrySignIn() };
      case 'register':
        return { note: said.register, action: said.registerAction, onAct: () => void go('register') };
      case 'awaiting':
      case 'rejected':
      case 'suspended':
        return { note: said[gate], action: said[`${gate}Action`], onAct: () => void go('register') };
      case 'blocked':
        return {
          note: said.blocked(formatDay(parkDay(Date.parse(blockedUntil ?? '')))),
          action: said.blockedAction,
          onAct: () => void goTab('personalCenter'),
        };
      case 'ok':
        return reserve();
    }
  }

  function reserve() {
    const action = words.point.reserve;
    if (!point.open) return { note: center.live.closed, action };
    if (!timespan) return { note: words.point.chooseTimespan, action };
    const at = { ...whenOf(day, timespan.start, now), date: formatDay(day) };
    return { note: words.point.leftWhen(timespan.remaining, at), action, onAct: onReserve };
  }
}
