import { AREA_WORDS, AREAS, areasOf } from './areas';
import { LanguageNotLoadedError, loadLanguage, loadTexts, setLanguage, t } from './language';
import { LANGUAGES } from './languages';
import { messages as fr } from './messages/fr/ticketArea';
import { messages as zhHans } from './messages/zh-Hans/ticketArea';

it('knows the pages that need an area by their folder', () => {
  expect(areasOf('pages/ticket/ticketList')).toEqual(['ticket']);
  expect(areasOf('/pages/ticket/recordDetail')).toEqual(['ticket']);
  expect(areasOf('pages/prize/prize-status')).toEqual(['prize']);
  expect(['pages/home/home', 'pages/error/error', '', 'pages/ticket'].flatMap(areasOf)).toEqual([]);
});

// In this order: what was loaded once stays.
it('says nothing of an area no page has asked for, and the rest all the same', async () => {
  await loadTexts([]);
  expect(t().core.action.back).toBeTruthy();
  expect(() => t().ticket).toThrow(LanguageNotLoadedError);
});

it('keeps a language without its areas from failing where nobody reads them', async () => {
  await setLanguage('zh-Hant');
  expect(t().core.action.back).toBe('返回');
  expect(() => t().ticket).toThrow(LanguageNotLoadedError);
});

it('brings the areas in use along when the language changes, one included that a page asks for meanwhile', async () => {
  await loadLanguage('zh-Hans', []);
  const choice = setLanguage('fr');
  await loadTexts(['ticket']);
  expect(t().ticket).toBe(zhHans.ticket);
  await choice;
  expect(t().ticket).toBe(fr.ticket);
  expect(t().order).toBe(fr.order);
});

it.each(LANGUAGES)('loads all areas unless told which, in %s', async (lang) => {
  await loadLanguage(lang);
  for (const area of AREAS) for (const word of AREA_WORDS[area]) expect(() => t()[word as 'ticket']).not.toThrow();
});
