import { sentencesOf } from './sentences';

const STORIES: [string, string[]][] = [
  ['zh-Hans', ['它生活在 2.01 亿年前。', '导游问：“它会飞吗？”', '不会！', '它有 3.5 米长。']],
  ['zh-Hant', ['牠生活在約 6600 萬年前。', '「牠會飛嗎？」', '不會。']],
  [
    'en',
    [
      'It lived 2.01 million years ago. ',
      'Dr. C.C. Young named it in 1941 (cf. the sign). ',
      'Is T. rex near? ',
      'No! ',
      'It is c. 6 m.',
    ],
  ],
  [
    'es',
    ['Vivió hace 201,4 millones de años. ', '¿Volaba? ', '¡No! ', 'La Dra. Ruiz lo halló en el 300 a. C. aproximadamente.'],
  ],
  [
    'fr',
    ['Il vivait il y a 2,58 millions d’années. ', '« Volait-il ? » ', 'Non ! ', 'M. Young l’a nommé ; voyez p. ex. la fig. 3.'],
  ],
];

it.each(STORIES)('tells the sentences of %s apart, and loses nothing', (_lang, sentences) => {
  expect(sentencesOf(sentences.join(''))).toEqual(sentences);
});

it('keeps a text that has no end as one, and goes on behind dots', () => {
  expect(sentencesOf('Redlichia')).toEqual(['Redlichia']);
  expect(sentencesOf('')).toEqual([]);
  expect(sentencesOf('Wait… it moves… Look.')).toEqual(['Wait… it moves… ', 'Look.']);
});
