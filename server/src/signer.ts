import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeySet } from '@park/contract/keySet';
import type { NamedKey } from './namedKeys';

export const SIGNING = 'EdDSA';
/** PKCS #8 around a bare Ed25519 seed (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs what anybody verifies with the public keys alone. @param keys Ed25519 seeds; the first signs, all are published */
export function createSigner(keys: readonly NamedKey[]) {
  const pairs = keys.map(({ id, key }) => {
    const secret = createPrivateKey({ key: Buffer.concat([PKCS8, key]), format: 'der', type: 'pkcs8' });
    return { id, secret, open: createPublicKey(secret) };
  });
  const [current] = pairs;
  if (!current) throw new Error('There is no key to sign with.');
  const keySet: KeySet = {
    keys: pairs.map(({ id, open }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      x: open.export({ format: 'jwk' }).x ?? '',
      kid: id,
      alg: SIGNING,
      use: 'sig',
    })),
  };
  return {
    id: current.id,
    secret: current.secret,
    keySet,
    sign: (bytes: Uint8Array): Buffer => sign(null, bytes, current.secret),
    /** @param kid by which key; null: by any of them */
    isSigned: (bytes: Uint8Array, signature: Uint8Array, kid: string | null): boolean =>
      pairs.some(({ id, open }) => (kid === null || kid === id) && verify(null, bytes, open, signature)),
  };
}
