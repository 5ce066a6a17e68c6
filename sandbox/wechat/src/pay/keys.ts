import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { selfSignedCertificate } from './certificate';
import type { Keys } from './records';

const MCH_ID = '1900000109';
const YEAR_MS = 365 * 86_400_000;

/** Fresh keys of a merchant and of the platform. `now` in epoch milliseconds. */
export function makeKeys(now: number): Keys {
  const merchant = keyPair();
  const platform = keyPair();
  const publicKey = keyPair();
  const certificateSerial = serial();
  return {
    mchId: MCH_ID,
    serial: serial(),
    privateKey: merchant.privateKey,
    merchantPublicKey: merchant.publicKey,
    apiV3Key: randomBytes(16).toString('hex'),
    platformPrivateKey: platform.privateKey,
    publicKeyPrivateKey: publicKey.privateKey,
    platformPublicKey: publicKey.publicKey,
    publicKeyId: `PUB_KEY_ID_01${MCH_ID}${randomBytes(9).toString('hex')}`,
    certificateSerial,
    certificate: selfSignedCertificate({
      ...platform,
      serial: certificateSerial,
      name: 'WeChat Pay sandbox',
      from: now - YEAR_MS,
      to: now + 5 * YEAR_MS,
    }),
  };
}

export function keyPair(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** 20 bytes whose first bit is 0, so that the number is the same in the certificate and in headers. */
const serial = (): string => `5${randomBytes(20).toString('hex').slice(1)}`.toUpperCase();
