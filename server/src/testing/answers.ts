import assert from 'node:assert/strict';
import type { Envelope } from '@park/contract/envelope';
import type { ErrorName } from '@park/contract/errors';

/** The result of a call that must have gone well. */
export function ok<T>({ code, extras, message, errors = [], result }: Envelope<T>): T {
  assert.equal(code, 200, [`${extras?.error}: ${message}`, ...errors].join('\n'));
  return result;
}

/** A call must have been refused with this error, in a sentence without holes. @returns the sentence */
export function refused({ code, extras, message, result }: Envelope<unknown>, error: ErrorName): string {
  assert.equal(extras?.error, error, `${code} ${message}`);
  assert.equal(result, null);
  assert.doesNotMatch(message, /[{}]|undefined|\[object/);
  assert.ok(message.length > 5);
  return message;
}
