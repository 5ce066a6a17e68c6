import type { Timespan } from '@park/contract/live/timespan/schemas';
import { parkDay } from '@park/contract/parkTime';
import type { UseQueryResult } from '@tanstack/react-query';
import { View } from '@tarojs/components';
import { useRules } from '@/api/usePark';
import { DayStrip } from '@/ui/DayStrip';
import './DayTimespans.scss';
import type { ReactNode } from 'react';
import { Loaded } from '@/components/Loaded';
import { formatDay, formatRelativeDay, formatWeekdayShort } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { daysToBook, nextBookableDay, timespanState } from '../rules';
import { TimespanList } from './TimespanList';

interface DayTimespansProps {
  day: string;
  onDay: (day: string) => void;
  query: UseQueryResult<Timespan[]>;
  /** Id of the chosen timespan, '' for none. */
  value: string;
  onChange: (timespan: Timespan) => void;
  /** epoch ms */
  now: number;
}

/** A day, then a timespan of it. A day that has nothing to reserve says why, and leads to the next one. */
export function DayTimespans({ day, onDay, query, value, onChange, now }: DayTimespansProps) {
  const t = useT().live.day;
  const days = daysToBook(now, useRules().live);
  return (
    <View className="day-timespans">
      <DayPicker days={days} value={day} onChange={onDay} now={now} />
      <View className="day-timespans__list">
        <Loaded query={query} skeleton={<View className="day-timespans__bones bones" />}>
          {(timespans) => (
            <>
              {timespans.length > 0 && <TimespanList timespans={timespans} value={value} onChange={onChange} now={now} />}
              {nothing(timespans)}
            </>
          )}
        </Loaded>
      </View>
    </View>
  );

  function nothing(timespans: Timespan[]): ReactNode {
    const states = timespans.map((timespan) => timespanState(timespan, now));
    if (states.includes('free')) return null;
    const next = nextBookableDay(day, days);
    const text = states.length === 0 ? t.none : states.includes('full') ? t.full : t.over;
    return (
      <View className="day-timespans__nothing centred">
        <View>{text}</View>
        {next && (
          <Button kind="secondary" onClick={() => onDay(next)}>
            {t.see({ day: formatDay(next) })}
          </Button>
        )}
      </View>
    );
  }
}

interface DayPickerProps {
  days: string[];
  value: string;
  onChange: (day: string) => void;
  /** epoch ms */
  now: number;
}

/** The days a place can be reserved on. Today is named; the others carry their weekday, which is shorter. */
function DayPicker({ days, value, onChange, now }: DayPickerProps) {
  const { find } = useT().live;
  const today = parkDay(now);
  const word = (day: string) => (day === today ? formatRelativeDay(day, today) : formatWeekdayShort(day));
  return <DayStrip days={days} value={value} onChange={onChange} dayLabel={word} label={find.day} />;
}
