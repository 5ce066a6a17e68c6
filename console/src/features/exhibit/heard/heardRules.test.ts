import assert from 'node:assert/strict';
import { it } from 'node:test';
import { textOfTenths, totalsOf } from './heardRules';

const tenths = (...counts: number[]) => [...counts, ...Array<number>(11 - counts.length).fill(0)];

it('counts all languages and ways of an exhibit together, most heard first', () => {
  const lines = [
    { id: '10', language: 'en', how: 'voice', tenths: tenths(1, 0, 2) },
    { id: '9', language: 'en', how: 'voice', tenths: tenths(3) },
    { id: '2', language: 'en', how: 'voice', tenths: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4] },
    { id: '2', language: 'fr', how: 'recording', tenths: tenths(1) },
  ] as const;
  const found = totalsOf(lines.map((line) => ({ ...line, tenths: [...line.tenths] })));
  assert.deepEqual(
    found.map(({ id, times, whole, stops }) => [id, times, whole, stops.slice(0, 3)]),
    [
      ['2', 5, 4, [1, 0, 0]],
      ['9', 3, 0, [3, 0, 0]],
      ['10', 3, 0, [1, 0, 2]],
    ],
  );
});

const EXHIBIT = {
  story: { 'zh-Hans': '一。二。', en: 'One. Two. Three. Four. Five.' },
  childStory: { 'zh-Hans': '小。' },
  audio: { en: { fileId: 'r', transcript: 'It swam. It ate.\n\nLook.', marks: [0, 6, 54] } },
  recordings: [{ id: 'r', url: '', seconds: 60, size: 1 }],
};

it('shows the sentences of each tenth: of a voice by their number, of a recording by its time', () => {
  const voice = textOfTenths({ language: 'en', how: 'voice' }, EXHIBIT);
  assert.deepEqual(voice, ['One.', 'One.', 'Two.', 'Two.', 'Three.', 'Three.', 'Four.', 'Four.', 'Five.', 'Five.']);
  const recording = textOfTenths({ language: 'en', how: 'recording' }, EXHIBIT);
  assert.deepEqual(recording, ['It swam.', ...Array<string>(8).fill('It ate.'), 'Look.']);
  assert.equal(textOfTenths({ language: 'fr', how: 'voice' }, EXHIBIT)[9], '二。');
  assert.equal(textOfTenths({ language: 'en', how: 'childVoice' }, EXHIBIT)[0], '小。');
});

it('shows several sentences where a tenth has several, and none of a recording that is gone', () => {
  const story = { 'zh-Hans': Array.from({ length: 25 }, (_, at) => `${at}。`).join('') };
  const found = textOfTenths({ language: 'zh-Hans', how: 'voice' }, { ...EXHIBIT, story });
  assert.deepEqual(found.slice(0, 2), ['0。 1。 2。', '2。 3。 4。']);
  assert.deepEqual(textOfTenths({ language: 'fr', how: 'recording' }, EXHIBIT), []);
});
