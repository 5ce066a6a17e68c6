import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newId } from './newId';

it('ids are 22 letters that no command takes for an option and no sheet for a formula, each another', () => {
  const ids = Array.from({ length: 5_000 }, newId);
  for (const id of ids) assert.match(id, /^\w[\w-]{21}$/);
  assert.equal(new Set(ids).size, ids.length);
});
