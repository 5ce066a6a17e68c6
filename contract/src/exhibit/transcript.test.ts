import assert from 'node:assert/strict';
import { it } from 'node:test';
import { areMarksOf, beginningsOf, sentenceAt } from './transcript';

it('spreads a recording over its sentences by their length, but where each is marked', () => {
  const sentences = ['1234. ', '12345', '1234567890'];
  assert.deepEqual(beginningsOf(sentences, [], 40), [0, 10, 20]);
  assert.deepEqual(beginningsOf(sentences, [1, 4], 40), [0, 10, 20]);
  assert.deepEqual(beginningsOf(sentences, [1, 4, 50], 40), [1, 4, 40]);
  assert.deepEqual(beginningsOf([], [], 40), []);
});

it('knows which sentence is heard', () => {
  const indexes = [-1, 0, 3.9, 4, 90].map((second) => sentenceAt([1, 4, 6], second));
  assert.deepEqual(indexes, [0, 0, 0, 1, 2]);
});

it('takes a mark for each sentence in their order, or none', () => {
  const text = 'One. Two.\n\nThree.';
  for (const marks of [[], [0, 2, 2], [1, 2, 3]]) assert.equal(areMarksOf(text, marks), true);
  for (const marks of [[0], [0, 1], [0, 2, 1], [0, 1, 2, 3]]) assert.equal(areMarksOf(text, marks), false);
});
