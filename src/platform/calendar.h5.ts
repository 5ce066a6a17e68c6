import { type CalendarEvent, icsOf } from './ics';

export type { CalendarEvent };

/**
 * added: it is there. saved: a file was given to the phone, which opens it in a calendar. left: the visitor turned back. refused: the
 * phone may not write there. impossible: WeChat's browser gives no files to the phone.
 */
export type CalendarOutcome = 'added' | 'saved' | 'left' | 'refused' | 'impossible';

/** Puts an event into the phone's calendar. Rejects when that went wrong. */
export async function addToCalendar(event: CalendarEvent): Promise<CalendarOutcome> {
  if (/MicroMessenger/i.test(navigator.userAgent)) return 'impossible';
  const link = document.createElement('a');
  link.href = `data:text/calendar;charset=utf-8,${encodeURIComponent(icsOf(event, Date.now()))}`;
  link.download = `${event.id}.ics`;
  link.click();
  return 'saved';
}
