import { rowsSchema } from '@park/contract/envelope';
import { checkIn, getGateConflicts, resolveGateConflict, syncEntries } from '@park/contract/ticket/adminEndpoints';
import { checkInIn, gateAnswer } from '@park/contract/ticket/adminSchemas';
import * as endpoints from '@park/contract/ticket/endpoints';
import * as gateSchemas from '@park/contract/ticket/gateSchemas';
import * as schemas from '@park/contract/ticket/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../../http/route';
import type { Gate } from './gate.service';
import type { GateSync } from './gateSync.service';
import type { TicketCodes } from './ticketCode';

/** Gates without a network keep the key; a new one is announced long before it signs (docs/gate-code.md). */
const KEY_CACHE = 'public, max-age=3600';

/** Codes of tickets, the key that verifies them, and the gate. */
export function registerCodes(
  app: FastifyInstance,
  { gate, sync, codes }: { gate: Gate; sync: GateSync; codes: TicketCodes },
): void {
  registerSync(app, sync);
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

function registerSync(app: FastifyInstance, sync: GateSync): void {
  route(
    app,
    syncEntries,
    {
      isLong: true,
      in: gateSchemas.syncEntriesIn,
      out: z.array(gateSchemas.syncedEntry),
      summary: 'Entries a gate made without a network',
    },
    (ctx) => sync.sync(ctx.input.entries, ctx),
  );
  route(
    app,
    getGateConflicts,
    {
      in: gateSchemas.gateConflictsIn,
      out: rowsSchema(gateSchemas.gateConflict),
      summary: 'Tickets that let in whom they should not',
    },
    (ctx) => sync.conflicts(ctx.input, ctx),
  );
  route(
    app,
    resolveGateConflict,
    { in: gateSchemas.resolveConflictIn, out: gateSchemas.gateConflict, summary: 'Settle a conflict with a note' },
    (ctx) => sync.resolve(ctx.input, ctx),
  );
}
