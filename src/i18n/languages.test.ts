import { isLang, LANGUAGE_NAMES, LANGUAGES, negotiate } from './languages';

describe('negotiate', () => {
  it.each([
    ['zh-CN', 'zh-Hans'],
    ['zh_CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['yue-HK', 'zh-Hant'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN-us', 'en'],
    ['es-419', 'es'],
    ['es', 'es'],
    ['fr-CA', 'fr'],
    ['fr', 'fr'],
  ])('speaks %s as %s', (tag, lang) => {
    expect(negotiate(tag)).toBe(lang);
  });

  it.each(['ja-JP', 'de', 'fil', 'est', '', '-', 'zhx', 'enough'])('falls back to English for %p', (tag) => {
    expect(negotiate(tag)).toBe('en');
  });
});

it('tells its own languages from others', () => {
  expect(LANGUAGES.every(isLang)).toBe(true);
  expect(['', 'zh', 'zh-CN', 'de', 'toString'].some(isLang)).toBe(false);
});

it('names each language once', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
});
