import { getLivePoints } from '@park/contract/live/point/calls';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useList } from '@/api/useList';
import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { Section } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import { useDay } from '../timespan/useDay';
import { FindByTime } from './FindByTime';
import { PointCard } from './PointCard';

type Way = 'time' | 'point';

/** The two ways to a live point: by a day and time, or by the point. Both end on the point's page. */
export function FindPoint() {
  const { find } = useT().live;
  const [way, setWay] = useState<Way>('time');
  const { day, choose } = useDay();
  const isEmpty = useList(getLivePoints, {}).total === 0;
  return (
    <Section title={find.title}>
      <View className="stack">
        {!isEmpty && (
          <Tabs
            options={[
              { value: 'time', label: find.byTime },
              { value: 'point', label: find.byPoint },
            ]}
            value={way}
            onChange={setWay}
            name={find.ways}
          />
        )}
        {/* Of a park without points every day would seem to be fully booked. */}
        {way === 'time' && !isEmpty ? (
          <FindByTime day={day} onDay={choose} onOpen={(id, timespanId) => void go('livePoint', { id, day, timespanId })} />
        ) : (
          <AllPoints onOpen={(id) => void go('livePoint', { id })} />
        )}
      </View>
    </Section>
  );
}

/** The points as places worth a visit. */
export function PointSights() {
  const { sights } = useT().live;
  return (
    <Section title={sights}>
      <AllPoints isSight onOpen={(id) => void go('livePoint', { id })} />
    </Section>
  );
}

interface AllPointsProps {
  isSight?: boolean;
  onOpen: (pointId: string) => void;
}

/** All live points, endless. */
function AllPoints({ isSight, onOpen }: AllPointsProps) {
  const t = useT().center.live;
  const query = useList(getLivePoints, {});
  return (
    <EndlessList
      query={query}
      render={(point) => <PointCard point={point} isSight={isSight} onOpen={() => onOpen(point.id)} />}
      empty={<Empty picture="live" text={t.none} />}
    />
  );
}
