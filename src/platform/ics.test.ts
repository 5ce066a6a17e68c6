import { icsOf } from './ics';

const EVENT = {
  id: 'order-o1',
  title: 'Adult · Yunling Fossil Park',
  start: '2026-11-21T09:00:00+08:00',
  end: '2026-11-21T12:00:00+08:00',
  remindBefore: 3600,
  place: 'East gate',
  note: '2 tickets',
  url: 'https://park.example/mp/#/pages/ticket/recordDetail?id=o1',
};
const NOW = Date.parse('2026-11-18T08:00:00.500+08:00');
const linesOf = (text: string) => text.split('\r\n');
/** What a calendar reads: folded lines are one again (RFC 5545, 3.1). */
const read = (text: string) => linesOf(text.replace(/\r\n /g, ''));

it('is a whole calendar of one event, whose moments are in UTC', () => {
  expect(linesOf(icsOf(EVENT, NOW))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Open Fossil Park//Visitor app//EN',
    'BEGIN:VEVENT',
    'UID:order-o1',
    'DTSTAMP:20261118T000000Z',
    'DTSTART:20261121T010000Z',
    'DTEND:20261121T040000Z',
    'SUMMARY:Adult · Yunling Fossil Park',
    'LOCATION:East gate',
    'DESCRIPTION:2 tickets',
    'URL:https://park.example/mp/#/pages/ticket/recordDetail?id=o1',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Adult · Yunling Fossil Park',
    'TRIGGER:-PT3600S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('leaves out what is not known', () => {
  const lines = read(icsOf({ ...EVENT, place: undefined, note: '' }, NOW));
  expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('DESCRIPTION'))).toHaveLength(1);
});

it('escapes what would mean something, and ends no line within a text', () => {
  const lines = read(icsOf({ ...EVENT, note: 'a\\b; c, d\r\nEND:VEVENT\nf\rg\u0007\u0000' }, NOW));
  expect(lines).toContain('DESCRIPTION:a\\\\b\\; c\\, d\\nEND:VEVENT\\nf\\ng');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

it.each([
  ['letters of one octet', 'x'.repeat(300)],
  ['Chinese, three octets each', '请在检票口出示入园码。'.repeat(20)],
  ['what lies outside the first plane, four octets each', '🦕'.repeat(60)],
  ['a mixture that never fits evenly', 'é一🦕x'.repeat(40)],
])('folds %s after 75 octets at most, between characters', (_what, note) => {
  const text = icsOf({ ...EVENT, note }, NOW);
  for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(Buffer.from(text).toString()).toBe(text);
  expect(text).not.toContain('\ufffd');
  expect(read(text)).toContain(`DESCRIPTION:${note}`);
});

it('folds no line of 75 octets, and one of 76', () => {
  const noted = (length: number) => icsOf({ ...EVENT, note: 'x'.repeat(length) }, NOW);
  const room = 75 - 'DESCRIPTION:'.length;
  expect(noted(room)).toContain(`\r\nDESCRIPTION:${'x'.repeat(room)}\r\n`);
  expect(noted(room + 1)).toContain(`\r\nDESCRIPTION:${'x'.repeat(room)}\r\n x\r\n`);
});
