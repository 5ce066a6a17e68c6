import { parkDay } from '@park/contract/parkTime';
import { formatClockRange, formatDate } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { addToCalendar, type CalendarEvent } from '@/platform/calendar';
import { copyText } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';

/** Puts something into the phone's calendar, or shows how to where the phone does not let it. */
export function AddToCalendar({ event }: { event: CalendarEvent }) {
  const t = useT().core.toCalendar;

  const copy = async () => {
    const { title, start, end, place, note, url } = event;
    const when = `${formatDate(parkDay(Date.parse(start)))} ${formatClockRange(start, end)}`;
    await copyText([title, when, place, note, url].filter(Boolean).join('\n'));
    toast(t.copied, 3000);
  };
  const add = async () => {
    const outcome = await addToCalendar(event);
    if (outcome !== 'impossible') {
      if (outcome !== 'left') toast(t[outcome], 3000);
      return;
    }
    if (await confirm({ title: t.elsewhere, text: t.elsewhereText, action: t.copy })) await copy();
  };
  return (
    <Button block kind="secondary" onClick={() => void add().catch(() => toast(t.failed, 3000))}>
      {t.action}
    </Button>
  );
}
