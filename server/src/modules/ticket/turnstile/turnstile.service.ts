import { createHmac, timingSafeEqual } from 'node:crypto';
import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/turnstile/calls';
import type { schemas, Turnstile } from '@park/contract/ticket/turnstile/schemas';
import type { Database } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { deriveKey } from '../../../namedKeys';
import { audit } from '../../staff/audit.service';
import { type Gate, sentenceOf } from '../gate/gate.service';
import type { Scans } from '../gate/scans.service';
import type { TicketCodes } from '../gate/ticketCode';
import * as repo from './turnstile.repo';

const SEEN_EVERY_MS = 60_000;

interface TurnstileDeps {
  database: Database;
  authSecret: string;
  codes: TicketCodes;
  scans: Scans;
  gate: Pick<Gate, 'checkOut'>;
}

/** Hardware that opens by itself. It knows no staff, and can do nothing but ask about a code. */
export function createTurnstiles({ database, authSecret, codes, scans, gate }: TurnstileDeps) {
  const { db } = database;
  const secret = deriveKey(authSecret, 'park turnstile 1');
  const keyOf = (id: string) => `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`;

  async function findByKey(key: string): Promise<repo.TurnstileRow> {
    const id = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    const [given, right] = [Buffer.from(key), Buffer.from(keyOf(id))];
    const found = given.length === right.length && timingSafeEqual(given, right) ? await repo.findTurnstile(db, id) : undefined;
    if (!found) throw new AppError('turnstileUnknown');
    return found;
  }

  return {
    async passTurnstile({ key, id, code, direction }, { req, lang, now }) {
      const turnstile = await findByKey(key);
      await repo.markSeen(db, turnstile.id, now, now - SEEN_EVERY_MS);
      const who: StaffCallContext = { admin: null, req, lang, now };
      if (direction === 'out') {
        const { message } = await gate.checkOut({ id, code, gate: turnstile.name }, who);
        return { open: true, people: 1, verdict: 'ok', message };
      }
      const scanned = codes.read(code);
      const numbers = scanned.kind === 'code' ? scanned.code.numbers : [undefined];
      const decided = await Promise.all(
        numbers.map((number, index) =>
          scans({ id: `${id}:${index}`, scanned, number, gate: turnstile.name, proof: undefined, admin: null, now }),
        ),
      );
      const people = decided.filter(({ verdict }) => verdict === 'ok').length;
      // A welcome tells nothing that a refusal beside it does not.
      const [shown] = [...decided.filter(({ verdict }) => verdict !== 'ok'), ...decided];
      if (!shown) throw new Error('A code names at least one ticket.');
      const message = sentenceOf(shown.sentence, shown.ticket, lang, now);
      return { open: people > 0, people, verdict: people > 0 ? 'ok' : shown.verdict, message };
    },

    getTurnstiles: async () => (await repo.listTurnstiles(db)).map(toTurnstile),

    addTurnstile: ({ id, name }, ctx) =>
      database.transaction(async (tx) => {
        const row = { id, name, createdAt: ctx.now, seenAt: null };
        const isNew = await repo.insertTurnstile(tx, row);
        if (isNew) await audit(tx, ctx, 'ticket.addTurnstile', `turnstile:${id}`, { name });
        return { ...toTurnstile(row), key: keyOf(id) };
      }),

    removeTurnstile: ({ id }, ctx) =>
      database.transaction(async (tx) => {
        const gone = await repo.deleteTurnstile(tx, id);
        if (gone) await audit(tx, ctx, 'ticket.removeTurnstile', `turnstile:${id}`, { name: gone.name });
        return {};
      }),
  } satisfies Handlers<typeof calls, typeof schemas>;
}

const toTurnstile = ({ id, name, createdAt, seenAt }: repo.TurnstileRow): Turnstile => {
  return { id, name, createdAt: toParkIso(createdAt), seenAt: toParkIso(seenAt) };
};
