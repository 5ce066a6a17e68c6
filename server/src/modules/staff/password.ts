import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's N: some 80 ms and 32 MB. */
const COST = 2 ** 15;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** `scrypt$N$r$p$salt$key`, so that the cost can rise without locking anybody out. @param N lower for tests alone */
export async function hashPassword(password: string, N = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = { N, r: 8, p: 1 };
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Four groups of five letters and digits that cannot be mistaken for one another: 95 bits, and it can be read aloud. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters: string[] = [];
  while (letters.length < 20) {
    const byte = randomBytes(1)[0] ?? 255;
    if (byte < alphabet.length * 8) letters.push(alphabet[byte % alphabet.length] ?? '');
  }
  return letters.join('').replace(/(.{5})(?=.)/g, '$1-');
}

function derive(password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
