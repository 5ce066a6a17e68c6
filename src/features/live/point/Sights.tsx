import { getLivePoints } from '@park/contract/live/point/calls';
import { View } from '@tarojs/components';
import './Sights.scss';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Picture } from '@/ui/Picture';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';

const SHOWN = 3;

/** What is most worth seeing: the first points in the order that staff gave them. Its room is there before it is. */
export function Sights() {
  const t = useT().center.today;
  const { data, refetch } = useCall(getLivePoints, { page: 1, pageSize: SHOWN });
  usePullToRefresh(refetch);
  return (
    <View className="sights" {...aria({ role: 'group', label: t.sights })}>
      {data?.items.map(({ id, name, motif }) => (
        <Tap key={id} className="sights__one stack-near" role="link" onClick={() => void go('livePoint', { id })}>
          <Picture motif={motif} size="tile" />
          <View className="sights__name clamp">{name}</View>
        </Tap>
      ))}
    </View>
  );
}
