import { AnchorStatus } from '@park/contract/live/limits';
import { View } from '@tarojs/components';
import { useForHosts } from './anchor/ForHosts';
import { FindPoint, PointSights } from './point/FindPoint';
import { LiveNow } from './reservation/LiveNow';
import { NextReservation } from './reservation/NextReservation';

/** For a host the next reservation, then what is free; for a visitor who is live, and places worth a visit. */
export function LiveHome() {
  const { isHost, status, shows, line } = useForHosts();
  if (isHost)
    return (
      <View>
        {status === AnchorStatus.approved && <NextReservation />}
        <FindPoint />
        <LiveNow />
      </View>
    );
  return (
    <View>
      <LiveNow />
      <PointSights />
      {line}
      {shows && <FindPoint />}
    </View>
  );
}
