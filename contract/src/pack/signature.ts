import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesOf64, utf8Of } from '../textBytes';
import { publicKeysIn, signedText } from './manifest';
import type { SignedManifest } from './schemas';

/** Whether one of these keys (`publicKeysIn`) signed this manifest. It never throws; loading it does where there is no BigInt. */
export function isSignedBy({ manifest, kid, signature }: SignedManifest, keys: string): boolean {
  const message = utf8Of(signedText(manifest));
  return publicKeysIn(keys).some((key) => {
    try {
      return key.kid === kid && ed25519.verify(bytesOf64(signature), message, bytesOf64(key.x));
    } catch {
      return false;
    }
  });
}
