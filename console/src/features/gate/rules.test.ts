import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import { parseCode, passBytes, signedPassText } from '@park/contract/ticket/gate/code';
import { newId } from '../../api/newId';
import { isSignedBy } from './keys';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const KEYS = [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'k1', alg: 'EdDSA', use: 'sig' } as const];
const SLOT = {
  day: '2026-05-05',
  startAt: Date.parse('2026-05-05T09:00:00+08:00'),
  endAt: Date.parse('2026-05-05T12:00:00+08:00'),
};

/** A code without a chain to speak of: what a tablet's browser verifies is the signature. */
function codeOf(number: string, signed = number): string {
  const bytes = (of: string) => passBytes({ numbers: [of], ...SLOT, device: '0'.repeat(16), anchor: '0'.repeat(32) });
  return signedPassText(bytes(number), Buffer.concat([sign(null, bytes(signed), privateKey), Buffer.alloc(18)]));
}

test('a code of the park is verified with the published key alone', async () => {
  const code = parseCode(codeOf('4821907365'));
  assert.ok(code);
  assert.equal(await isSignedBy(code, KEYS), true);
  assert.equal(await isSignedBy({ ...code, kid: 'other' }, KEYS), false);
  const changed = parseCode(codeOf('0000000000', '4821907365'));
  assert.ok(changed);
  assert.equal(await isSignedBy(changed, KEYS), false);
});

test('ids are of the shape that the server takes', () => {
  assert.match(newId(), /^[\w-]{10,40}$/);
  assert.notEqual(newId(), newId());
});
