import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MESSAGE_GROUPS } from '@park/contract/message/kinds';
import { SEARCH_KINDS } from '@park/contract/search/limits';
import { ofAllNouns } from './modules';

test('of every kind of thing that can be found, a noun says which there are', () => {
  assert.deepEqual(Object.keys(ofAllNouns.searchables).sort(), [...SEARCH_KINDS].sort());
});

test('of every group of messages, a noun says what they tell', () => {
  assert.deepEqual(Object.keys(ofAllNouns.messages).sort(), [...MESSAGE_GROUPS].sort());
});
