import { getLivePoints } from '@park/contract/live/point/calls';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go, goTab } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { PointCard } from './PointCard';

/** The first few live points, and the way to the live home. */
export function PointPreview() {
  const { home, live } = useT().center;
  const query = useCall(getLivePoints, { page: 1, pageSize: 3 });
  usePullToRefresh(query.refetch);
  return (
    <Section title={home.points} more={home.allPoints} onMore={() => void goTab('home')}>
      <Loaded query={query}>
        {({ items: points }) =>
          points.length === 0 ? (
            <Empty text={live.none} />
          ) : (
            <View className="point-list stack">
              {points.map((point) => (
                <PointCard key={point.id} point={point} onOpen={() => void go('livePoint', { id: point.id })} />
              ))}
            </View>
          )
        }
      </Loaded>
    </Section>
  );
}
