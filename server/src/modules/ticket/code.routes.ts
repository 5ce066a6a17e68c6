import { checkIn } from '@park/contract/ticket/adminEndpoints';
import { checkInIn, gateAnswer } from '@park/contract/ticket/adminSchemas';
import * as endpoints from '@park/contract/ticket/endpoints';
import * as schemas from '@park/contract/ticket/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Gate } from './gate.service';
import type { TicketCodes } from './ticketCode';

/** Gates without a network keep the key; a new one is announced long before it signs (docs/gate-code.md). */
const KEY_CACHE = 'public, max-age=3600';

/** Codes of tickets, the key that verifies them, and the gate. */
export function registerCodes(app: FastifyInstance, { gate, codes }: { gate: Gate; codes: TicketCodes }): void {
  route(
    app,
    endpoints.getTicketCode,
    { in: schemas.ticketCodeIn, out: schemas.ticketCode, summary: 'The entry code of one’s ticket for the next half minute' },
    (ctx) => gate.code(ctx.input.ticketId, ctx),
  );
  route(
    app,
    endpoints.getCodeKey,
    { in: schemas.nothingIn, out: schemas.codeKeys, summary: 'The public keys of entry codes, as a JSON Web Key set' },
    async ({ reply }) => {
      reply.header('cache-control', KEY_CACHE);
      return codes.keySet;
    },
  );
  route(
    app,
    checkIn,
    { in: checkInIn, out: gateAnswer, summary: 'Let a ticket in once, by its code or its ten digits' },
    (ctx) => gate.checkIn(ctx.input, ctx),
  );
}
