import { loadLanguage, t } from '@/i18n/language';
import { LANGUAGES } from '@/i18n/languages';
import { ticket } from '@/i18n/messages/en/ticket';
import { orderErrors } from './rules';

const words = ticket.error;

describe('an order', () => {
  const GOOD = { most: 5, quantity: 2, chosen: 2, phone: '13800138000', needsPhone: true };

  it('is right with a slot, enough of it, everybody named and a phone', () => {
    expect(orderErrors(GOOD, words)).toEqual({});
    expect(orderErrors({ ...GOOD, chosen: null, phone: '+86 138-0013-8000' }, words)).toEqual({});
    expect(orderErrors({ ...GOOD, phone: '', needsPhone: false }, words)).toEqual({});
  });

  it.each([
    [{ most: null }, { slot: words.slotMissing }],
    [{ most: 0 }, { slot: words.slotGone }],
    [{ most: 1 }, { quantity: words.quantityLeft({ n: 1 }) }],
    [{ chosen: 0 }, { visitors: words.visitorsFew({ n: 2 }) }],
    [{ phone: '' }, { phone: words.phoneMissing }],
    [{ phone: '1380013800' }, { phone: words.phoneWrong }],
  ])('%p is told at its field', (changes, expected) => {
    expect(orderErrors({ ...GOOD, ...changes }, words)).toEqual(expected);
  });

  it.each(LANGUAGES)('is told its mistakes with their numbers, in %s', async (lang) => {
    await loadLanguage(lang);
    const { error } = t().ticket;
    expect(orderErrors({ ...GOOD, quantity: 3, chosen: 0 }, error).visitors).toContain('3');
    expect(orderErrors({ ...GOOD, quantity: 5, most: 4 }, error).quantity).toContain('4');
  });
});
