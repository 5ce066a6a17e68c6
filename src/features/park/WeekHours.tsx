import { openingOf, type ParkHours, wallClock } from '@park/contract/park/hours';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Opening } from '@park/contract/ticket/product/schemas';
import { serverNow } from '@/api/serverNow';
import { formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Facts } from '@/ui/Facts';
import { Section } from '@/ui/Section';
import { useNow } from '@/ui/useNow';
import { spansText } from './hours';

const DAYS = 7;

interface WeekHoursProps {
  hours: ParkHours;
  /** What closures make of today and tomorrow; undefined: not known. */
  opening: Opening | undefined;
}

/** When the park is open, today and the days after. */
export function WeekHours({ hours, opening }: WeekHoursProps) {
  const t = useT().about;
  const today = parkDay(useNow((now) => parkMoment(addDays(parkDay(now), 1), '00:00'), serverNow));
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead));
  return (
    <Section title={t.hours}>
      <Facts rows={days.map((day) => [formatRelativeDay(day, today), hoursOf(day)] as const)} />
    </Section>
  );

  function hoursOf(day: string): string {
    const { spans, reason } = openingOf(hours, day);
    const closure = [opening?.today, opening?.tomorrow].find((one) => one?.day === day && one.closed);
    const lastEntry = spans.at(-1)?.lastEntry;
    if (closure || !lastEntry) return t.closed({ reason: closure?.reason ?? reason });
    return t.dayHours({ spans: spansText(spans), lastEntry: wallClock(lastEntry) });
  }
}
