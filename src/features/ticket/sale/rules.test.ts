import { loadLanguage, t } from '@/i18n/language';
import { LANGUAGES } from '@/i18n/languages';
import { ticket } from '@/i18n/messages/en/ticket';
import { orderErrors } from './rules';

const words = ticket.error;

describe('an order', () => {
  const line = { left: 5, count: 2 };
  const named = { chosen: 2, wanted: 2 };
  const GOOD = { hasSlot: true, lines: [line, { left: 0, count: 0 }], named, phone: '13800138000', needsPhone: true };

  it('is right with a slot, enough of it, everybody named and a phone', () => {
    expect(orderErrors(GOOD, words)).toEqual({});
    expect(orderErrors({ ...GOOD, named: null, phone: '+86 138-0013-8000' }, words)).toEqual({});
    expect(orderErrors({ ...GOOD, phone: '', needsPhone: false }, words)).toEqual({});
  });

  it.each([
    [{ hasSlot: false }, { slot: words.slotMissing }],
    [{ lines: [{ left: 0, count: 2 }] }, { slot: words.slotGone }],
    [{ lines: [line, { left: 1, count: 2 }] }, { quantity: words.quantityLeft({ n: 1 }) }],
    [{ named: { chosen: 0, wanted: 2 } }, { visitors: words.visitorsFew({ n: 2 }) }],
    [{ phone: '' }, { phone: words.phoneMissing }],
    [{ phone: '1380013800' }, { phone: words.phoneWrong }],
  ])('%p is told at its field', (changes, expected) => {
    expect(orderErrors({ ...GOOD, ...changes }, words)).toEqual(expected);
  });

  it.each(LANGUAGES)('is told its mistakes with their numbers, in %s', async (lang) => {
    await loadLanguage(lang);
    const { error } = t().ticket;
    expect(orderErrors({ ...GOOD, named: { chosen: 0, wanted: 3 } }, error).visitors).toContain('3');
    expect(orderErrors({ ...GOOD, lines: [{ left: 4, count: 5 }] }, error).quantity).toContain('4');
  });
});
