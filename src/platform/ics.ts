/** Something with a time, for the phone's calendar. */
export interface CalendarEvent {
  /** The same for the same thing, so that a calendar that has it already takes it as a change. */
  id: string;
  title: string;
  /** ISO 8601 */
  start: string;
  end: string;
  /** How long before the start the calendar reminds. s */
  remindBefore: number;
  place?: string;
  note?: string;
  /** Where more stands. */
  url: string;
}

/** A line's most, without its end. octets */
const LINE = 75;

/** An event as a file for calendars (RFC 5545). @param now when it is written, epoch ms */
export function icsOf({ id, title, start, end, remindBefore, place, note, url }: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Open Fossil Park//Visitor app//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(start))}`,
    `DTEND:${utc(Date.parse(end))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${remindBefore}S`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261121T010000Z` */
const utc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A text may hold no control character but a line's end, and that is written as two letters. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** What is too long goes on after a line's end and a space, which counts; no character is cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const char of line) {
    const point = char.codePointAt(0) ?? 0;
    const size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (octets + size > LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += char;
    octets += size;
  }
  return text;
}
