import { View } from '@tarojs/components';
import { useState } from 'react';
import './FindPoint.scss';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Section } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import { FindByPoint } from './FindByPoint';
import { FindByTime } from './FindByTime';
import { useDay } from './useDay';

type Way = 'time' | 'point';

/** The two ways to a live point: by a day and time, or by the point. Both end on the point's page. */
export function FindPoint() {
  const { find } = useT().live;
  const [way, setWay] = useState<Way>('time');
  const { day, choose } = useDay();
  return (
    <Section title={find.title}>
      <View className="find-point">
        <Tabs
          options={[
            { value: 'time', label: find.byTime },
            { value: 'point', label: find.byPoint },
          ]}
          value={way}
          onChange={setWay}
          name={find.ways}
        />
        {way === 'time' ? (
          <FindByTime day={day} onDay={choose} onOpen={(id, timespanId) => void go('livePoint', { id, day, timespanId })} />
        ) : (
          <FindByPoint onOpen={(id) => void go('livePoint', { id })} />
        )}
      </View>
    </Section>
  );
}
