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
import type { Decided, Scans } from '../gate/scans.service';
import type { TicketCodes } from '../gate/ticketCode';
import * as repo from './turnstile.repo';

const SEEN_EVERY_MS = 60_000;
/** A controller asks again within seconds, and an owner's browser within minutes. */
const ANSWER_AGAIN_MS = 60_000;
const ADD_AGAIN_MS = 10 * 60_000;
const OLD = { verdict: 'usedAlready', sentence: 'usedAlready' } as const;

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
      const scanned = codes.read(code);
      const numbers = scanned.kind === 'code' ? scanned.code.numbers : [];
      // What another turnstile or a gate calls its scan is another scan.
      const scanId = `${turnstile.id}:${id}`;
      if (direction === 'out') {
        const { message } = await gate.checkOut({ id: scanId, code, gate: turnstile.name }, who);
        return { open: true, people: Math.max(1, numbers.length), verdict: 'ok', message };
      }
      // The digits stand on every screen: somebody has to look who shows them.
      if (scanned.kind === 'typed')
        return { open: false, people: 0, verdict: 'stale', message: sentenceOf('stale', null, lang, now) };
      const decided = await Promise.all(
        (scanned.kind === 'code' ? numbers : [undefined]).map((number) =>
          scans({
            ...{ id: `${scanId}:${number}`, scanned, number, gate: turnstile.name, proof: undefined, admin: null, now },
          }),
        ),
      );
      // A known scan is answered as before, but opens nothing once whoever it was for is long in.
      const isOpening = ({ verdict, ticket }: Decided) => verdict === 'ok' && now - (ticket?.usedAt ?? 0) < ANSWER_AGAIN_MS;
      const people = decided.filter(isOpening).length;
      // A welcome tells nothing that a refusal beside it does not.
      const [shown] = [...decided.filter((one) => !isOpening(one)), ...decided];
      if (!shown) throw new Error('A code names at least one ticket.');
      const { verdict, sentence } = shown.verdict === 'ok' && people === 0 ? OLD : shown;
      const message = sentenceOf(sentence, shown.ticket, lang, now);
      return { open: people > 0, people, verdict: people > 0 ? 'ok' : verdict, message };
    },

    getTurnstiles: async () => (await repo.listTurnstiles(db)).map(toTurnstile),

    addTurnstile: ({ id, name }, ctx) =>
      database.transaction(async (tx) => {
        const row = { id, name, createdAt: ctx.now, seenAt: null };
        const isNew = await repo.insertTurnstile(tx, row);
        if (isNew) await audit(tx, ctx, 'ticket.addTurnstile', `turnstile:${id}`, { name });
        const made = isNew ? row : await repo.findTurnstile(tx, id);
        // The answer was lost; later the key is nobody's to read.
        if (!made || made.name !== name || ctx.now - made.createdAt > ADD_AGAIN_MS) throw new AppError('turnstileKnown');
        return { ...toTurnstile(made), key: keyOf(id) };
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
