import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ComplaintLine } from '../../../wechat/complaintFact';
import { awaitsRefund, countsOf, dueAtOf, endedAtOf, verdictOf } from './complaint.rules';

const HOUR = 3_600_000;
const line = (kind: string, text: string, at: number): ComplaintLine => ({
  ...{ kind, text, at },
  who: kind.startsWith('USER') ? 'visitor' : 'park',
});
const COMPLAINED = line('USER_CREATE_COMPLAINT', 'slow', 0);
const ANSWERED = line('MERCHANT_RESPONSE', 'coming', 1 * HOUR);
const DONE = line('MERCHANT_CONFIRM_COMPLETE', '', 2 * HOUR);
const APPROVED = line('MERCHANT_APPROVE_REFUND', '', 2 * HOUR);
const REFUSED = line('MERCHANT_REFUSE_RERUND', 'used', 2 * HOUR);
const AGAIN = line('USER_CONTINUE_COMPLAINT', 'still slow', 10 * HOUR);

describe('WeChat’s time for a complaint', () => {
  it('is 48 hours from the complaint, and begins anew when the person goes on', () => {
    assert.equal(dueAtOf(0, []), 48 * HOUR);
    assert.equal(dueAtOf(0, [COMPLAINED, ANSWERED, line('USER_RESPONSE', 'hm', 5 * HOUR)]), 48 * HOUR);
    assert.equal(dueAtOf(0, [COMPLAINED, ANSWERED, DONE, AGAIN]), 58 * HOUR);
  });
  it('ends when it was completed last, or now where nothing says so', () => {
    assert.equal(endedAtOf([COMPLAINED, DONE, AGAIN, line('MERCHANT_CONFIRM_COMPLETE', '', 20 * HOUR)], 99), 20 * HOUR);
    assert.equal(endedAtOf([COMPLAINED], 99), 99);
  });
});

describe('what staff want sent', () => {
  const answer = (history: ComplaintLine[], text = 'sorry') => ({
    kind: 'answer' as const,
    version: 1,
    text,
    ...countsOf('answer', text, history),
  });
  const after = (history: ComplaintLine[], state: 'pending' | 'processing' | 'processed' = 'processing', version = 1) => ({
    state,
    history,
    version,
  });

  it('is sent when nothing has changed, or when the person alone said more', () => {
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED])), 'send');
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED, line('USER_RESPONSE', 'sorry', 1)])), 'send');
  });
  it('is known to have arrived by its own words, also when they were said before', () => {
    const reply = line('MERCHANT_RESPONSE', ' sorry\r\n', 3);
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED, reply])), 'sent');
    assert.equal(verdictOf(answer([COMPLAINED, reply]), after([COMPLAINED, reply])), 'send');
    assert.equal(verdictOf(answer([COMPLAINED, reply]), after([COMPLAINED, reply, reply])), 'sent');
  });
  it('stays here when somebody answered elsewhere, or it is over', () => {
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED, ANSWERED])), 'overtaken');
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED], 'processed')), 'overtaken');
  });
  it('completes once, and not what the person has said more to', () => {
    const step = { kind: 'completion' as const, version: 1, text: '', ...countsOf('completion', '', [COMPLAINED, ANSWERED]) };
    assert.equal(verdictOf(step, after([COMPLAINED, ANSWERED])), 'send');
    assert.equal(verdictOf(step, after([COMPLAINED, ANSWERED, DONE], 'processed')), 'sent');
    assert.equal(verdictOf(step, after([COMPLAINED, ANSWERED, AGAIN], 'pending')), 'overtaken');
  });
  it('decides about a refund once, and not what has anything new', () => {
    const step = { kind: 'rejection' as const, version: 1, text: 'used', ...countsOf('rejection', 'used', [COMPLAINED]) };
    assert.equal(verdictOf(step, after([COMPLAINED])), 'send');
    assert.equal(verdictOf(step, after([COMPLAINED, REFUSED], 'processed', 2)), 'sent');
    assert.equal(verdictOf(step, after([COMPLAINED, line('USER_RESPONSE', 'please', 1)], 'pending', 2)), 'overtaken');
    assert.equal(verdictOf(step, after([COMPLAINED, APPROVED], 'processing', 2)), 'overtaken');
    const again = { ...step, version: 5, ...countsOf('rejection', 'used', [COMPLAINED, REFUSED, AGAIN]) };
    assert.equal(verdictOf(again, after([COMPLAINED, REFUSED, AGAIN], 'pending', 5)), 'send');
  });
  it('is no decision that older nodes would take for a completion', () => {
    // What they did with a step whose kind they do not know: overtaken, as soon as the person had said more than `said`.
    assert.ok(countsOf('approval', '', []).said < 0);
  });
});

describe('a refund that is asked for', () => {
  const awaits = (history: ComplaintLine[], state: 'pending' | 'processed' = 'pending') =>
    awaitsRefund({ state, problem: 'refund', history });
  it('waits for a decision until there is one, and again when the person goes on', () => {
    assert.equal(awaits([COMPLAINED, ANSWERED]), true);
    assert.equal(awaits([COMPLAINED, APPROVED, line('USER_RESPONSE', 'when?', 3)]), false);
    assert.equal(awaits([COMPLAINED, REFUSED, AGAIN]), true);
    assert.equal(awaits([COMPLAINED], 'processed'), false);
    assert.equal(awaitsRefund({ state: 'pending', problem: 'others', history: [COMPLAINED] }), false);
  });
});
