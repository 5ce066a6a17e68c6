import { parkDay } from '@park/contract/parkTime';
import { formatRelativeDay, formatWeekdayShort } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { DayStrip } from '@/ui/DayStrip';
import { bookableDays } from './rules';

interface DayPickerProps {
  value: string;
  onChange: (day: string) => void;
  /** epoch ms */
  now: number;
}

/** The 15 days a place can be reserved on. Today is named; the others carry their weekday, which is shorter. */
export function DayPicker({ value, onChange, now }: DayPickerProps) {
  const { find } = useT().live;
  const today = parkDay(now);
  const word = (day: string) => (day === today ? formatRelativeDay(day, today) : formatWeekdayShort(day));
  return <DayStrip days={bookableDays(now)} value={value} onChange={onChange} dayLabel={word} label={find.day} />;
}
