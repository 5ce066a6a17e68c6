import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import { newId } from '../../api/newId';
import { isSignedBy } from './keys';
import { type Claims, decideAlone, readCode } from './rules';

const DAY = '2026-05-05';
const at = (clock: string) => Date.parse(`${DAY}T${clock}:00+08:00`);
const stepAt = (now: number) => Math.floor(now / 30_000);
const claims = (change: Partial<Claims> = {}): Claims => ({
  n: '4821907365',
  day: DAY,
  slot: '09:00-12:00',
  step: stepAt(at('10:00')),
  ...change,
});
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const KEYS = [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'k1', alg: 'EdDSA', use: 'sig' } as const];

function codeOf(said: unknown, header: object = { alg: 'EdDSA', kid: 'k1' }): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(said)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

test('a code of the park is verified with the published key alone', async () => {
  const code = readCode(codeOf(claims()));
  assert.ok(code);
  assert.equal(await isSignedBy(code, KEYS), true);
  assert.equal(await isSignedBy({ ...code, kid: 'other' }, KEYS), false);
  const changed = readCode(
    codeOf(claims()).replace(/^[^.]+\.[^.]+/, codeOf(claims({ n: '0000000000' })).match(/^[^.]+\.[^.]+/)?.[0] ?? ''),
  );
  assert.ok(changed);
  assert.equal(await isSignedBy(changed, KEYS), false);
});

test('what is no code is none', () => {
  for (const code of [
    '',
    'a.b.c',
    'a.b',
    `${codeOf(claims())}.d`,
    codeOf(claims(), { alg: 'none', kid: 'k1' }),
    codeOf(claims(), { alg: 'EdDSA' }),
    codeOf({ ...claims(), n: 'x' }),
    codeOf(null),
    'https://elsewhere.example/?a=1.2.3',
  ])
    assert.equal(readCode(code), null, code);
});

test('a tablet alone decides by the code’s age, its day and its slot', () => {
  const now = at('10:00');
  assert.equal(decideAlone(claims(), now), 'ok');
  assert.equal(decideAlone(claims(), now + 59_000), 'ok');
  assert.equal(decideAlone(claims(), now + 60_000), 'stale');
  assert.equal(decideAlone(claims({ day: '2026-05-06' }), now), 'wrongDay');
  const early = at('08:44');
  assert.equal(decideAlone(claims({ step: stepAt(early) }), early), 'wrongSlot');
  const open = at('08:45');
  assert.equal(decideAlone(claims({ step: stepAt(open) }), open), 'ok');
  const over = at('12:00');
  assert.equal(decideAlone(claims({ step: stepAt(over) }), over), 'wrongSlot');
});

test('ids are of the shape that the server takes', () => {
  assert.match(newId(), /^[\w-]{10,40}$/);
  assert.notEqual(newId(), newId());
});
