import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Countdown } from '@/ui/Countdown';

/** Beside the order of somebody whose turn it is: how long the pass is good. */
export function TurnNote({ place: { state, until }, onLapsed }: { place: WaitingPlace; onLapsed: () => void }) {
  const t = useT().ticket.queue;
  if (state === 'open') return <View {...aria({ role: 'status' })}>{t.open}</View>;
  if (until === null) return null;
  return (
    <View className="spread text-strong" {...aria({ role: 'status' })}>
      {t.turn}
      <Countdown clock={serverNow} until={until} label={t.turn} onEnd={onLapsed} />
    </View>
  );
}
