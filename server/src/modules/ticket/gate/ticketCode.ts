import { createHash } from 'node:crypto';
import { parkClock } from '@park/contract/parkTime';
import {
  HALF_MINUTE,
  isLinked,
  type ParsedCode,
  type Pass,
  parseCode,
  passBytes,
  signedPassText,
} from '@park/contract/ticket/gate/code';
import { TYPED } from '@park/contract/ticket/gate/rule';
import { CompactSign } from 'jose';
import type { NamedKey } from '../../../namedKeys';
import { createSigner, SIGNING } from '../../../signer';

/** What a scan brought: the park's own code, the ten digits of a ticket, or neither. */
export type Scanned = { kind: 'forged' } | { kind: 'typed'; number: string } | { kind: 'code'; code: ParsedCode };

export type TicketCodes = ReturnType<typeof createTicketCodes>;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Codes of tickets, which anybody verifies with the public key alone (docs/gate-code.md). */
export function createTicketCodes(keys: NamedKey[]) {
  const signer = createSigner(keys);
  const isSigned = ({ kid, signed, signature }: ParsedCode) => signer.isSigned(signed, signature, kid);
  return {
    /** The pass with its signature, as the phone keeps it. */
    signPass(pass: Pass): string {
      const bytes = passBytes(pass);
      return signedPassText(bytes, signer.sign(bytes));
    },

    /** A whole code, for an app that asks for one each half minute. @param ticket its moments, and `now`, are epoch milliseconds */
    sign(
      ticket: { number: string; day: string; startAt: number; endAt: number; proofs?: number },
      now: number,
    ): Promise<string> {
      const { number, day, startAt, endAt, proofs = 0 } = ticket;
      const slot = `${parkClock(startAt)}-${parkClock(endAt)}`;
      const claims = { n: number, day, slot, step: Math.floor(now / HALF_MINUTE), ...(proofs > 0 && { p: proofs }) };
      return new CompactSign(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg: SIGNING, kid: signer.id })
        .sign(signer.secret);
    },

    /** What staff scanned or typed. */
    read(text: string): Scanned {
      const typed = text.replace(/\s/g, '');
      if (TYPED.test(typed)) return { kind: 'typed', number: typed };
      const code = parseCode(text);
      return code && isSigned(code) && isLinked(code, sha256) ? { kind: 'code', code } : { kind: 'forged' };
    },

    /** The public keys. */
    keySet: signer.keySet,
  };
}
