import { ScrollView, View } from '@tarojs/components';
import './DayStrip.scss';
import { formatDayOfMonth, formatDaySpoken, formatWeekdayShort } from '../i18n/format';
import { aria } from './aria';
import { classNames } from './classNames';
import { Tap } from './Tap';

interface DayStripProps {
  /** Park days, `yyyy-MM-dd`. */
  days: readonly string[];
  value: string;
  onChange: (day: string) => void;
  /** The word over the date (`Today`, `Sat`); the weekday unless told. */
  dayLabel?: (day: string) => string;
  /** Days that cannot be chosen. */
  isDisabled?: (day: string) => boolean;
  /** Accessible name of the strip. */
  label?: string;
}

/** Days side by side, to choose one. */
export function DayStrip({ days, value, onChange, dayLabel = formatWeekdayShort, isDisabled, label }: DayStripProps) {
  return (
    <ScrollView
      className="day-strip"
      scrollX
      enhanced
      showScrollbar={false}
      scrollIntoView={`day-${days[Math.max(days.indexOf(value) - 1, 0)]}`}
      scrollWithAnimation
    >
      <View className="day-strip__days" {...aria({ role: 'listbox', label })}>
        {days.map((day) => {
          const chosen = day === value;
          const disabled = isDisabled?.(day) ?? false;
          return (
            <Tap
              key={day}
              id={`day-${day}`}
              className={classNames(
                'day-strip__day',
                chosen && 'day-strip__day--chosen',
                disabled && 'day-strip__day--disabled',
              )}
              role="option"
              label={formatDaySpoken(day)}
              state={{ selected: chosen }}
              disabled={disabled}
              onClick={() => onChange(day)}
            >
              <View className="day-strip__word">{dayLabel(day)}</View>
              <View className="day-strip__date">{formatDayOfMonth(day)}</View>
            </Tap>
          );
        })}
      </View>
    </ScrollView>
  );
}
