import { getItem, removeItem, setItem } from '../platform/storage';
import { initialLanguage } from './chosenLanguage';
import { loadLanguage, onLanguageChange, setLanguage, t } from './language';
import { LanguageNotLoadedError } from './packs';

afterEach(() => removeItem('language'));

it('says nothing before its texts have come', () => {
  expect(() => t().core).toThrow(LanguageNotLoadedError);
});

describe('the first language', () => {
  it('is what the visitor chose', () => {
    setItem('language', 'fr');
    expect(initialLanguage()).toBe('fr');
  });

  it.each(['', 'zh', 'klingon'])('is the phone’s when %p was stored', (stored) => {
    setItem('language', stored);
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-HK']);
    expect(initialLanguage()).toBe('zh-Hant');
    jest.restoreAllMocks();
  });
});

it('tells the page, the document and the storage of a choice', async () => {
  const heard = jest.fn();
  const stop = onLanguageChange(heard);
  await setLanguage('es');
  expect(t().core.action.back).toBe('Atrás');
  expect(document.documentElement.lang).toBe('es');
  expect(getItem('language')).toBe('es');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await loadLanguage('en');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('keeps no choice that the visitor did not make', async () => {
  await loadLanguage('fr');
  expect(t().core.action.back).toBe('Retour');
  expect(getItem('language')).toBe('');
});

it('lets the latest choice win, whichever texts come first', async () => {
  await Promise.all([loadLanguage('es'), loadLanguage('zh-Hans')]);
  expect(t().core.action.back).toBe('返回');
});

it('keeps no choice that another overtook before it showed', async () => {
  await Promise.all([setLanguage('fr'), loadLanguage('es')]);
  expect(t().core.action.back).toBe('Atrás');
  expect(getItem('language')).toBe('');
});
