import assert from 'node:assert/strict';
import { it } from 'node:test';
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

for (const [lang, sentences] of STORIES)
  it(`tells the sentences of ${lang} apart, and loses nothing`, () => {
    assert.deepEqual(sentencesOf(sentences.join('')), sentences);
  });

it('keeps a text that has no end as one, and goes on behind dots', () => {
  assert.deepEqual(sentencesOf('Redlichia'), ['Redlichia']);
  assert.deepEqual(sentencesOf(''), []);
  assert.deepEqual(sentencesOf('Wait… it moves… Look.'), ['Wait… it moves… ', 'Look.']);
});
