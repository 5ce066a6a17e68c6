import assert from 'node:assert/strict';
import { it } from 'node:test';
import { holdsWords } from './holdsWords';

it('finds every word in any order, language, case and accent', () => {
  const exhibit = ['204', 'Keichousaurus hui', { 'zh-Hans': '贵州龙', fr: 'École du Trias' }] as const;
  for (const found of ['', '  ', '204', '贵州', 'HUI keicho', 'ecole 204']) assert.ok(holdsWords(found, ...exhibit), found);
  for (const missing of ['205', 'hui ichthyosaur', '.*']) assert.ok(!holdsWords(missing, ...exhibit), missing);
  assert.ok(!holdsWords('a', null, undefined));
});
