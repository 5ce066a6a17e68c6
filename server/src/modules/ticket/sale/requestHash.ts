import { createHmac, hkdfSync } from 'node:crypto';
import type { schemas } from '@park/contract/ticket/sale/schemas';
import type { z } from 'zod';

const KEY_BYTES = 32;

/**
 * What was asked for under an idempotency key, as a digest. Keyed, because a phone or an identity number can be guessed from
 * a plain one.
 */
export function requestHasher(authSecret: string): (input: z.output<typeof schemas.addOrder.in>) => string {
  const key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'park order request 1', KEY_BYTES));
  return ({ ticketId, day, slotId, quantity, phone, visitors = [] }) => {
    const persons = visitors.map(({ savedVisitorId, name, idKind, idNumber, birthday }) => [
      ...[savedVisitorId, name, idKind, idNumber],
      ...(birthday ? [birthday] : []),
    ]);
    const text = JSON.stringify([ticketId, day, slotId, quantity, phone, persons]);
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}
