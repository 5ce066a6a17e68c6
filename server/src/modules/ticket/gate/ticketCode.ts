import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { parkClock } from '@park/contract/parkTime';
import type { CodeKeys } from '@park/contract/ticket/gate/schemas';
import { TICKET } from '@park/contract/ticket/limits';
import { CompactSign, compactVerify, errors } from 'jose';
import type { NamedKey } from '../../../namedKeys';

const ALGORITHM = 'EdDSA';
/** PKCS #8 around a bare Ed25519 seed (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Steps that a code may be older or newer than now. */
const TOLERANCE = 1;
export const STEP_MS = TICKET.codeLife * 1000;

/** What a code says; `docs/gate-code.md` describes it for others. */
interface Claims {
  /** The ticket's number. */
  n: string;
  day: string;
  /** `09:00-12:00` in the park's zone. */
  slot: string;
  /** Half minutes since 1970. */
  step: number;
}

export type CodeReading = { kind: 'forged' } | { kind: 'stale' | 'current'; number: string };

export type TicketCodes = ReturnType<typeof createTicketCodes>;

/** Codes of tickets: compact JWS that change every 30 s and that anybody verifies with the public key alone. */
export function createTicketCodes(keys: NamedKey[]) {
  const pairs = keys.map(({ id, key }) => {
    const secret = createPrivateKey({ key: Buffer.concat([PKCS8, key]), format: 'der', type: 'pkcs8' });
    return { id, secret, open: createPublicKey(secret) };
  });
  const [current] = pairs;
  if (!current) throw new Error('There is no key to sign codes with.');
  const keySet: CodeKeys = {
    keys: pairs.map(({ id, open }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      x: open.export({ format: 'jwk' }).x ?? '',
      kid: id,
      alg: ALGORITHM,
      use: 'sig',
    })),
  };
  return {
    /** @param ticket its moments, and `now`, are epoch milliseconds */
    sign(ticket: { number: string; day: string; startAt: number; endAt: number }, now: number): Promise<string> {
      const { number, day, startAt, endAt } = ticket;
      const claims: Claims = { n: number, day, slot: `${parkClock(startAt)}-${parkClock(endAt)}`, step: stepAt(now) };
      return new CompactSign(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg: ALGORITHM, kid: current.id })
        .sign(current.secret);
    },

    async read(code: string, now: number): Promise<CodeReading> {
      const claims = await verified(code, new Map(pairs.map(({ id, open }) => [id, open])));
      if (!claims) return { kind: 'forged' };
      const current = Math.abs(stepAt(now) - claims.step) <= TOLERANCE;
      return { kind: current ? 'current' : 'stale', number: claims.n };
    },

    /** The public keys. */
    keySet,
  };
}

function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

async function verified(code: string, keys: Map<string, KeyObject>): Promise<Claims | null> {
  try {
    const { payload } = await compactVerify(
      code,
      ({ kid = '' }) => {
        const key = keys.get(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: [ALGORITHM] },
    );
    return JSON.parse(Buffer.from(payload).toString()) as Claims;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
