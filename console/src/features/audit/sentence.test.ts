import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditSentences } from '@park/contract/staff/texts/audit';
import { sentenceOf } from '../../ui/auditSentence';
import { pathOf } from './pathOf';

const say = (action: string, subject: string, details: Record<string, unknown> = {}) =>
  (['zh-Hans', 'en'] as const).map((language) => sentenceOf({ action, subject, details }, language));

test('known actions are told in words, with their facts', () => {
  assert.deepEqual(say('live.closePoint', 'point:cliff', { cancelledReservations: 1 }), [
    '关闭了直播点 cliff，取消了 1 个预约',
    'Closed the live point cliff, which cancelled 1 reservation',
  ]);
  assert.equal(
    say('staff.saveAccount', 'admin:1', { userName: 'li', roles: ['gate', 'live'] })[1],
    'Saved the account li (roles: gate, live)',
  );
});

test('an export says which list and how long, whatever the list', () => {
  assert.equal(
    say('prize.exportEntries', 'export:entries', { rows: 20_000, format: 'csv' })[1],
    'Exported the entries of a round: 20000 rows, CSV',
  );
  assert.equal(say('some.exportThings', 'export:things', { rows: 1, format: 'xlsx' })[1], 'Exported Things: 1 row, XLSX');
});

test('what a newer server does is told by its name, and no missing fact breaks a sentence', () => {
  assert.deepEqual(say('moon.land', 'moon:1'), ['moon.land', 'moon.land']);
  for (const action of Object.keys(auditSentences))
    for (const sentence of say(action, 'x:1')) assert.doesNotMatch(sentence, /undefined|NaN|null/);
});

test('a prize is handed out in words, with or without the number of its entry', () => {
  assert.deepEqual(say('prize.writeOff', 'entry:e', { round: 'r' }), ['核销了奖品', 'Handed out a prize']);
  assert.equal(say('prize.writeOff', 'entry:e', { entry: 'K7' })[1], 'Handed out a prize, number K7');
});

test('what something was done to is a tap away', () => {
  assert.equal(pathOf('notice:n/1'), '/notices/n%2F1');
  assert.equal(pathOf('closure:c'), '/stock/closures');
  assert.equal(pathOf('export:orders'), null);
});
