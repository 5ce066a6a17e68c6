import { View } from '@tarojs/components';
import './When.scss';
import { formatClockRange, formatDay } from '@/i18n/format';

interface WhenProps {
  /** A park day, `yyyy-MM-dd`. */
  day: string;
  slot: { start: string; end: string };
}

/** A day and an entry time, whose hours stay together when there is no room for both on a line. */
export function When({ day, slot }: WhenProps) {
  return (
    <View className="words">
      <View>{formatDay(day)}</View>
      <View className="when__clock figures">{formatClockRange(slot.start, slot.end)}</View>
    </View>
  );
}
