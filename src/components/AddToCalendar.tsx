import { parkDay } from '@park/contract/parkTime';
import { formatClockRange, formatDate } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { addToCalendar, type CalendarEvent } from '@/platform/calendar';
import { copyText } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';

/** Puts something into the phone's calendar, which reminds of it; where the phone does not let it, says when it is, to be copied. */
export function useCalendar(): (event: CalendarEvent) => void {
  const t = useT().core.toCalendar;

  const add = async (event: CalendarEvent) => {
    const outcome = await addToCalendar(event);
    if (outcome !== 'impossible') {
      if (outcome !== 'left') toast(t[outcome], 3000);
      return;
    }
    const { title, start, end, place, note, url } = event;
    const when = `${formatDate(parkDay(Date.parse(start)))} ${formatClockRange(start, end)}`;
    if (!(await confirm({ title: t.elsewhere, text: t.elsewhereText({ when }), action: t.copy }))) return;
    await copyText([title, when, place, note, url].filter(Boolean).join('\n'));
    toast(t.copied, 3000);
  };
  return (event) => void add(event).catch(() => toast(t.failed, 3000));
}

export function AddToCalendar({ event }: { event: CalendarEvent }) {
  const t = useT().core.toCalendar;
  const add = useCalendar();
  return (
    <Button block kind="secondary" onClick={() => add(event)}>
      {t.action}
    </Button>
  );
}
