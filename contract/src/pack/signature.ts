import { ed25519 } from '@noble/curves/ed25519.js';
import type { KeySet } from '../keySet';
import { bytesOf64, utf8Of } from '../textBytes';
import { signedText } from './manifest';
import type { SignedManifest } from './schemas';

/** Whether one of these keys signed this manifest. It never throws; loading it does where there is no BigInt. */
export function isSignedBy({ manifest, kid, signature }: SignedManifest, { keys }: KeySet): boolean {
  const said = utf8Of(signedText(manifest));
  return keys.some((key) => {
    try {
      return key.kid === kid && ed25519.verify(bytesOf64(signature), said, bytesOf64(key.x));
    } catch {
      return false;
    }
  });
}
