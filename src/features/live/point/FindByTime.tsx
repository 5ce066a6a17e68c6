import { getLivePointsByTimeSpan, getTimespanByDay } from '@park/contract/live/timespan/calls';
import type { Timespan } from '@park/contract/live/timespan/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { formatClockRange } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Empty } from '@/ui/Empty';
import { Section } from '@/ui/Section';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { nextStart, timespanState } from '../rules';
import { DayTimespans } from '../timespan/DayTimespans';
import { PointCard } from './PointCard';

interface FindByTimeProps {
  day: string;
  onDay: (day: string) => void;
  onOpen: (pointId: string, timespanId?: string) => void;
}

/** A day, a timespan, then the points that have places in it. The first free timespan is chosen from the start. */
export function FindByTime({ day, onDay, onOpen }: FindByTimeProps) {
  const query = useCall(getTimespanByDay, { day });
  const [wanted, setWanted] = useState('');
  const now = useNow((at) => nextStart(query.data ?? [], at), serverNow);
  usePullToRefresh(query.refetch);
  const free = query.data?.filter((timespan) => timespanState(timespan, now) === 'free') ?? [];
  const chosen = free.find(({ id }) => id === wanted) ?? free[0];
  return (
    <View>
      <DayTimespans
        day={day}
        onDay={onDay}
        query={query}
        value={chosen?.id ?? ''}
        onChange={({ id }) => setWanted(id)}
        now={now}
      />
      {chosen && <Points day={day} timespan={chosen} onOpen={onOpen} />}
    </View>
  );
}

interface PointsProps {
  day: string;
  timespan: Timespan;
  onOpen: FindByTimeProps['onOpen'];
}

function Points({ day, timespan, onOpen }: PointsProps) {
  const t = useT().live;
  const query = useCall(getLivePointsByTimeSpan, { day, timespanId: timespan.id });
  usePullToRefresh(query.refetch);
  return (
    <Section title={t.find.pointsAt({ range: formatClockRange(timespan.start, timespan.end) })}>
      <Loaded query={query}>
        {(points) =>
          points.length === 0 ? (
            <Empty picture="nothing" text={t.point.noneAt} hasWay />
          ) : (
            <View className="point-list stack">
              {points.map((point) => (
                <PointCard
                  key={point.id}
                  point={point}
                  remaining={point.remaining}
                  onOpen={() => onOpen(point.id, timespan.id)}
                />
              ))}
            </View>
          )
        }
      </Loaded>
    </Section>
  );
}
