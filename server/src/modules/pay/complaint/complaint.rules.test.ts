import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ComplaintLine } from '../../../wechat/complaintFact';
import { dueAtOf, endedAtOf, saidOf, verdictOf } from './complaint.rules';

const HOUR = 3_600_000;
const line = (kind: string, text: string, at: number): ComplaintLine => ({
  ...{ kind, text, at },
  who: kind.startsWith('USER') ? 'visitor' : 'park',
});
const COMPLAINED = line('USER_CREATE_COMPLAINT', 'slow', 0);
const ANSWERED = line('MERCHANT_RESPONSE', 'coming', 1 * HOUR);
const DONE = line('MERCHANT_CONFIRM_COMPLETE', '', 2 * HOUR);
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
    text,
    ...saidOf('answer', text, history),
  });
  const after = (history: ComplaintLine[], state: 'pending' | 'processing' | 'processed' = 'processing') => ({
    state,
    history,
  });

  it('is sent when nothing has changed, or when the person alone said more', () => {
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED])), 'send');
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED, line('USER_RESPONSE', 'sorry', 1)])), 'send');
  });
  it('is known to have arrived by its own words, also when they were said before', () => {
    const said = line('MERCHANT_RESPONSE', ' sorry\r\n', 3);
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED, said])), 'sent');
    assert.equal(verdictOf(answer([COMPLAINED, said]), after([COMPLAINED, said])), 'send');
    assert.equal(verdictOf(answer([COMPLAINED, said]), after([COMPLAINED, said, said])), 'sent');
  });
  it('stays here when somebody answered elsewhere, or it is over', () => {
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED, ANSWERED])), 'overtaken');
    assert.equal(verdictOf(answer([COMPLAINED]), after([COMPLAINED], 'processed')), 'overtaken');
  });
  it('completes once, and not what the person has said more to', () => {
    const step = { kind: 'completion' as const, text: '', ...saidOf('completion', '', [COMPLAINED, ANSWERED]) };
    assert.equal(verdictOf(step, after([COMPLAINED, ANSWERED])), 'send');
    assert.equal(verdictOf(step, after([COMPLAINED, ANSWERED, DONE], 'processed')), 'sent');
    assert.equal(verdictOf(step, after([COMPLAINED, ANSWERED, AGAIN], 'pending')), 'overtaken');
  });
});
