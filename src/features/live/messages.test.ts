import { live as en } from '@/i18n/messages/en/live';
import { live as es } from '@/i18n/messages/es/live';
import { live as fr } from '@/i18n/messages/fr/live';
import { live as zhHans } from '@/i18n/messages/zh-Hans/live';
import { live as zhHant } from '@/i18n/messages/zh-Hant/live';
import { whenOf } from './rules';

const NOW = Date.parse('2026-11-18T08:00:00+08:00');
const at = (day: string, clock: string, words: { weekday?: string; date?: string } = {}) => ({
  ...whenOf(day, `${day}T${clock}:00+08:00`, NOW),
  ...{ weekday: '', weekdayShort: words.weekday ?? '', date: '', ...words },
});
const saturday = (weekday: string) => at('2026-11-21', '10:00', { weekday });
const today = at('2026-11-18', '14:00');
const far = at('2026-11-28', '10:00', { date: '28/11' });

test('what is left is said as a person would, in the singular too', () => {
  expect(en.point.leftWhen({ n: 2, ...saturday('Saturday') })).toBe('2 left on Saturday morning');
  expect(en.point.leftWhen({ n: 1, ...today })).toBe('1 left this afternoon');
  expect(zhHans.point.leftWhen({ n: 2, ...saturday('周六') })).toBe('周六上午还剩 2 个名额');
  expect(zhHant.point.leftWhen({ n: 2, ...far })).toBe('28/11上午還剩 2 個名額');
  expect(es.point.leftWhen({ n: 1, ...saturday('sábado') })).toBe('Queda 1 plaza el sábado por la mañana');
  expect(es.point.leftWhen({ n: 2, ...today })).toBe('Quedan 2 plazas esta tarde');
  expect(fr.point.leftWhen({ n: 1, ...today })).toBe('Il reste 1 place cet après-midi');
  expect(fr.point.leftWhen({ n: 2, ...far })).toBe('Il reste 2 places le 28/11 dans la matinée');
});

const RULES = { window: 30, limit: 3, days: 30 };

test('counts take their plural', () => {
  expect(en.anchor.noShows({ n: 1, ...RULES })).toMatch(/^1 no-show in/);
  expect(es.anchor.noShows({ n: 2, ...RULES })).toMatch(/^2 ausencias en/);
  expect(fr.anchor.noShows({ n: 1, ...RULES })).toMatch(/^1 absence ces/);
});
