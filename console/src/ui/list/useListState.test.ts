import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from './useListState';

test('a saved view has no words that were typed', () => {
  assert.deepEqual(viewOf({ status: 'paid', keyword: '13912345678' }, ['keyword']), { status: 'paid' });
});
