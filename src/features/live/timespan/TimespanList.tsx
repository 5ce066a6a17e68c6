import type { Timespan } from '@park/contract/live/timespan/schemas';
import { View } from '@tarojs/components';
import './TimespanList.scss';
import { formatClockRange } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import { Tap } from '@/ui/Tap';
import { timespanState } from '../rules';

interface TimespanListProps {
  timespans: Timespan[];
  /** Id of the chosen one, '' for none. */
  value: string;
  onChange: (timespan: Timespan) => void;
  /** epoch ms */
  now: number;
}

/** A day's timespans side by side, each with what is left in words; what is full or begun cannot be chosen. */
export function TimespanList({ timespans, value, onChange, now }: TimespanListProps) {
  const { center, live } = useT();
  return (
    <View className="timespans" {...aria({ role: 'radiogroup', label: live.find.timespan })}>
      {timespans.map((timespan) => {
        const state = timespanState(timespan, now);
        const chosen = timespan.id === value;
        return (
          <Tap
            key={timespan.id}
            className={classNames('timespans__one centre', chosen && 'timespans__one--chosen', `timespans__one--${state}`)}
            role="radio"
            state={{ checked: chosen }}
            disabled={state !== 'free'}
            onClick={() => onChange(timespan)}
          >
            <View className="timespans__clock">{formatClockRange(timespan.start, timespan.end)}</View>
            <View className="timespans__left text-quiet">
              {state === 'free' ? center.live.left({ n: timespan.remaining }) : center.live[state]}
            </View>
          </Tap>
        );
      })}
    </View>
  );
}
