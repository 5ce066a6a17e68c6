import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, ErrorCode, type ErrorName, isConflict as isConflictName } from '@park/contract/errors';
import { CallError, isConflict } from './callError';

test('what somebody else saved in between is a conflict, and no other refusal is', () => {
  for (const name of ['noticeChanged', 'activityVersionOld']) assert.ok(isConflict(new CallError(name, '')), name);
  for (const name of ['helpTaken', 'gateConflictResolved', 'offline', 'somethingChanged'])
    assert.ok(!isConflict(new CallError(name, '')), name);
  assert.ok(!isConflict(new Error('noticeChanged')));
  const conflicts = (Object.keys(ErrorCode) as ErrorName[]).filter(isConflictName);
  assert.deepEqual([...new Set(conflicts.map(codeOf))], [409]);
});
