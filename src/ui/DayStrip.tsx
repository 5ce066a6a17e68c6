import { ScrollView, View } from '@tarojs/components';
import './DayStrip.scss';
import { formatDayOfMonth, formatDaySpoken, formatWeekdayShort } from '../i18n/format';
import { useStripScroll } from '../platform/stripScroll';
import { aria } from './aria';
import { classNames } from './classNames';
import { Tap } from './Tap';
import { useControlId } from './useControlId';

interface DayStripProps {
  /** Park days, `yyyy-MM-dd`. */
  days: readonly string[];
  value: string;
  onChange: (day: string) => void;
  /** The word over the date (`Today`, `Sat`); the weekday unless told. */
  dayLabel?: (day: string) => string;
  /** A word in place of the one over the date, of days that have one: "closed". */
  dayNote?: (day: string) => string | undefined;
  /** Accessible name of the strip. */
  label?: string;
}

/** Days side by side, to choose one. */
export function DayStrip(props: DayStripProps) {
  const { days, value, onChange, dayLabel = formatWeekdayShort, dayNote, label } = props;
  const id = useControlId();
  const scroll = useStripScroll(value ? `${id}-${days[Math.max(days.indexOf(value) - 1, 0)]}` : '');
  return (
    <ScrollView className="day-strip" scrollX enhanced showScrollbar={false} {...scroll} scrollWithAnimation>
      <View className="day-strip__days" {...aria({ role: 'listbox', label })}>
        {days.map((day) => {
          const chosen = day === value;
          const note = dayNote?.(day);
          return (
            <Tap
              key={day}
              id={`${id}-${day}`}
              className={classNames(
                'day-strip__day centre',
                note && 'day-strip__day--noted',
                chosen && 'day-strip__day--chosen',
              )}
              role="option"
              label={note ? `${formatDaySpoken(day)}, ${note}` : formatDaySpoken(day)}
              state={{ selected: chosen }}
              onClick={() => onChange(day)}
            >
              {/* The label says them whole. */}
              <View {...aria({ hidden: true })}>
                <View className="day-strip__word text-label">{note || dayLabel(day)}</View>
                <View className="day-strip__date">{formatDayOfMonth(day)}</View>
              </View>
            </Tap>
          );
        })}
      </View>
    </ScrollView>
  );
}
