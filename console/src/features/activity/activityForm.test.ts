import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBeSent, newActivity, newQuestion, questionsFit, toContents, wrongTime } from './activityForm';

const NOW = Date.parse('2026-05-04T10:00:00+08:00');

test('a new one begins with times that fit each other', () => {
  const values = newActivity(NOW);
  for (const name of ['start', 'end', 'openAt', 'closeAt', 'cancelUntil'] as const) assert.equal(wrongTime(name, values), null);
  assert.equal(toContents(values).start, '2026-05-18T10:00:00+08:00');
  assert.equal(canBeSent(values), false);
});

test('times out of their order are named where they are', () => {
  const times = newActivity(NOW);
  assert.equal(wrongTime('end', { ...times, end: times.start }), 'endFirst');
  assert.equal(wrongTime('closeAt', { ...times, closeAt: times.openAt }), 'closeFirst');
  assert.equal(wrongTime('closeAt', { ...times, closeAt: times.end }), 'afterStart');
  assert.equal(wrongTime('cancelUntil', { ...times, cancelUntil: times.end }), 'afterStart');
});

test('a choice needs two answers in Chinese, and other questions send none', () => {
  const label = { 'zh-Hans': '尺码' };
  const option = { value: 'a', label };
  assert.equal(questionsFit([{ ...newQuestion(), label }]), true);
  assert.equal(questionsFit([{ ...newQuestion(), label, kind: 'choice', options: [option] }]), false);
  assert.equal(questionsFit([{ ...newQuestion(), label, kind: 'choice', options: [option, { ...option, value: 'b' }] }]), true);
  assert.equal(questionsFit([newQuestion()]), false);
  const sent = toContents({ ...newActivity(NOW), fields: [{ ...newQuestion(), label, options: [option] }] });
  assert.deepEqual(sent.fields[0]?.options, []);
  assert.deepEqual(toContents({ ...newActivity(NOW), position: '25.6,105.4' }).position, { latitude: 25.6, longitude: 105.4 });
});
