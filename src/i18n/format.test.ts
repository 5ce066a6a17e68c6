import {
  formatClock,
  formatClockRange,
  formatDate,
  formatDay,
  formatDayOfMonth,
  formatDaySpoken,
  formatMoment,
  formatMomentAmid,
  formatMoney,
  formatRelativeDay,
  formatWeekday,
  formatWeekdayShort,
} from './format';
import { loadLanguage } from './language';
import { LANGUAGES } from './languages';
import { packOf } from './packs';

beforeAll(async () => {
  for (const lang of LANGUAGES) await loadLanguage(lang, []);
});

const inAll = (format: (lang: (typeof LANGUAGES)[number]) => string) => LANGUAGES.map(format);

describe('days', () => {
  it('are written as each language writes them', () => {
    expect(inAll((lang) => formatDay('2026-11-21', lang))).toEqual([
      '11月21日 周六',
      '11月21日 週六',
      'Sat 21 Nov',
      'sáb 21 nov',
      'sam. 21 nov.',
    ]);
  });

  it('carry their year when asked', () => {
    expect(inAll((lang) => formatDate('2026-01-01', lang))).toEqual([
      '2026年1月1日',
      '2026年1月1日',
      '1 Jan 2026',
      '1 ene 2026',
      '1er janv. 2026',
    ]);
  });

  it('are spoken with the whole weekday', () => {
    expect(inAll((lang) => formatDaySpoken('2026-03-01', lang))).toEqual([
      '3月1日，星期日',
      '3月1日，星期日',
      'Sunday, 1 Mar',
      'domingo 1 de mar',
      'dimanche 1er mars',
    ]);
  });

  it('begin their week on Monday', () => {
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
    expect(week.map((day) => formatWeekdayShort(day, 'en'))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(formatWeekday('2026-11-23', 'fr')).toBe('lundi');
    expect(formatWeekday('2026-11-29', 'zh-Hans')).toBe('星期日');
  });

  it('show the month where it changes', () => {
    expect(formatDayOfMonth('2026-11-30', 'en')).toBe('30');
    expect(formatDayOfMonth('2026-12-01', 'en')).toBe('1/12');
    expect(formatDayOfMonth('2026-12-01', 'zh-Hant')).toBe('12/1');
  });
});

describe('days near today', () => {
  const near = (day: string, lang: (typeof LANGUAGES)[number]) => formatRelativeDay(day, '2026-12-31', lang);

  it('are told from the park day, over the turn of the year', () => {
    expect(inAll((lang) => near('2026-12-31', lang))).toEqual(['今天', '今天', 'Today', 'Hoy', 'Aujourd’hui']);
    expect(inAll((lang) => near('2027-01-01', lang))).toEqual(['明天', '明天', 'Tomorrow', 'Mañana', 'Demain']);
    expect(inAll((lang) => near('2026-12-30', lang))).toEqual(['昨天', '昨天', 'Yesterday', 'Ayer', 'Hier']);
  });

  it('have a word for the day after tomorrow only where people use one', () => {
    expect(inAll((lang) => near('2027-01-02', lang))).toEqual(['后天', '後天', 'Sat 2 Jan', 'Pasado mañana', 'Après-demain']);
  });

  it('are plain days beyond', () => {
    expect(near('2027-01-03', 'en')).toBe('Sun 3 Jan');
    expect(near('2026-12-29', 'zh-Hans')).toBe('12月29日 周二');
  });
});

describe('clocks', () => {
  it('are the park’s, whatever offset the moment is written in', () => {
    expect(formatClock('2026-11-21T01:05:00Z')).toBe('09:05');
    expect(formatClock('2026-11-21T09:05:00+08:00')).toBe('09:05');
    expect(formatClockRange('2026-11-21T09:00:00+08:00', '2026-11-21T10:30:00+08:00')).toBe('09:00–10:30');
  });

  it('stand beside a day that is the park’s, too', () => {
    expect(formatMoment('2026-11-21T16:30:00Z', '2026-11-21', 'en')).toBe('Tomorrow 00:30');
    expect(formatMoment(Date.parse('2026-11-20T23:59:00+08:00'), '2026-11-21', 'zh-Hans')).toBe('昨天 23:59');
  });

  it('are amid a sentence as its words are', () => {
    const allTexts = (day: string) => inAll((lang) => formatMomentAmid(`${day}T16:00:00+08:00`, '2026-11-21', lang));
    expect(allTexts('2026-11-21')).toEqual(['今天 16:00', '今天 16:00', 'today 16:00', 'hoy 16:00', 'aujourd’hui 16:00']);
    expect(allTexts('2026-11-27')[2]).toBe('Fri 27 Nov 16:00');
    const ends = (day: string) =>
      inAll((lang) => packOf(lang).center.warnings.until({ when: formatMoment(`${day}T16:00:00+08:00`, '2026-11-21', lang) }));
    expect(ends('2026-11-21')).toEqual([
      '至今天 16:00',
      '至今天 16:00',
      'until Today 16:00',
      'hasta hoy 16:00',
      'jusqu’à aujourd’hui 16:00',
    ]);
    expect(ends('2026-11-27')[0]).toBe('至 11月27日 周五 16:00');
  });
});

describe('money', () => {
  it.each([
    [0, '¥0'],
    [1, '¥0.01'],
    [120, '¥1.20'],
    [1200, '¥12'],
    [99_999, '¥999.99'],
    [100_000, '¥1,000'],
    [123_456_789, '¥1,234,567.89'],
    [-1250, '−¥12.50'],
  ])('writes %p fen as %s', (fen, text) => {
    expect(formatMoney(fen, 'en')).toBe(text);
    expect(formatMoney(fen, 'zh-Hans')).toBe(text);
  });

  it('has the sign first and the decimals of the language', () => {
    expect(formatMoney(123_456, 'es')).toBe('¥1.234,56');
    expect(formatMoney(123_456, 'fr')).toBe('¥1\u202f234,56');
  });
});
