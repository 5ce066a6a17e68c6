import { View } from '@tarojs/components';
import './Calendar.scss';
import { formatDayOfMonth, formatDaySpoken, formatWeekdayShort } from '../i18n/format';
import { aria } from './aria';
import { classNames } from './classNames';
import { Tap } from './Tap';

export interface CalendarDay {
  /** Park day, `yyyy-MM-dd`. */
  day: string;
  /** What is to be had that day: "12 left", "closed". */
  note: string;
  /** `free` can be had, `few` is nearly gone, `none` has nothing but may be looked at. */
  state: 'free' | 'few' | 'none';
}

interface CalendarProps {
  days: readonly CalendarDay[];
  value: string;
  onChange: (day: string) => void;
  /** The word over the date (`Today`, `Sat`); the weekday unless told. */
  dayLabel?: (day: string) => string;
  /** Accessible name of the days. */
  label: string;
}

/** Days with what each of them has, all in sight, to choose one. */
export function Calendar({ days, value, onChange, dayLabel = formatWeekdayShort, label }: CalendarProps) {
  return (
    <View className="calendar" {...aria({ role: 'listbox', label })}>
      {days.map(({ day, note, state }) => (
        <Tap
          key={day}
          className={classNames('calendar__day centred', `calendar__day--${state}`, day === value && 'calendar__day--chosen')}
          role="option"
          label={`${formatDaySpoken(day)}, ${note}`}
          state={{ selected: day === value }}
          onClick={() => onChange(day)}
        >
          {/* The label says them whole. */}
          <View {...aria({ hidden: true })}>
            <View className="calendar__word text-label">{dayLabel(day)}</View>
            <View className="calendar__date figures">{formatDayOfMonth(day)}</View>
            <View className="calendar__note text-label">{note}</View>
          </View>
        </Tap>
      ))}
    </View>
  );
}
