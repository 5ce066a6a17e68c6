import { AREAS, areasOf } from './areas';
import { loadLanguage, loadTexts, setLanguage, t } from './language';
import { LANGUAGES } from './languages';
import { order as orderFr } from './messages/fr/order';
import { ticket as ticketFr } from './messages/fr/ticket';
import { ticket as ticketZh } from './messages/zh-Hans/ticket';
import { LanguageNotLoadedError } from './packs';

it('knows the pages that need an area by their folder', () => {
  expect(areasOf('pages/ticket/ticketList')).toEqual(['ticket', 'order', 'ballot', 'concession', 'drawCheck', 'guardian']);
  expect(areasOf('/pages/ticket/recordDetail')).toEqual(['ticket', 'order', 'ballot', 'concession', 'drawCheck', 'guardian']);
  expect(areasOf('pages/prize/prize-status')).toEqual(['prize', 'drawCheck']);
  expect(['pages/IndexCenter/IndexCenter', 'pages/error/error', '', 'pages/ticket'].flatMap(areasOf)).toEqual([]);
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
  await loadTexts(['ticket', 'order']);
  expect(t().ticket).toBe(ticketZh);
  await choice;
  expect(t().ticket).toBe(ticketFr);
  expect(t().order).toBe(orderFr);
});

it.each(LANGUAGES)('loads all areas unless told which, in %s', async (lang) => {
  await loadLanguage(lang);
  for (const area of AREAS) expect(() => t()[area]).not.toThrow();
});
