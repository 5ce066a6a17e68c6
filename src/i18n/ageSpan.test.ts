import { ageSpan } from './ageSpan';
import { loadLanguage } from './language';
import { LANGUAGES } from './languages';
import { packOf } from './packs';

it.each([
  [201.4, 145, '2.01 亿年至 1.45 亿年前', '201 to 145 million years ago', 'il y a 201 à 145 millions d’années'],
  [2.58, 0, '258 万年前至今', '2.6 million years ago to today', 'depuis 2,6 millions d’années'],
  [299, 299, '约 2.99 亿年前', 'about 299 million years ago', 'il y a environ 299 millions d’années'],
  [66.2, 65.8, '6620 万年至 6580 万年前', 'about 66 million years ago', 'il y a environ 66 millions d’années'],
  [0.0117, 0.0117, '约 1 万年前', 'about 0.01 million years ago', 'il y a environ 0,01 millions d’années'],
])('says %s to %s million years in words', async (from, to, ...words) => {
  for (const lang of LANGUAGES) await loadLanguage(lang);
  const spans = (['zh-Hans', 'en', 'fr'] as const).map((lang) => ageSpan(packOf(lang).exhibit.span, from, to, lang));
  expect(spans).toEqual(words);
});
