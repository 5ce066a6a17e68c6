import { ticketGate } from '@park/contract/calls';
import { schemas as ticketGateSchemas } from '@park/contract/ticket/gate/schemas';
import type { FastifyInstance } from 'fastify';
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
  route(app, ticketGate.getTicketCode, ticketGateSchemas.getTicketCode, (ctx) => gate.code(ctx.input.ticketId, ctx));
  route(app, ticketGate.getCodeKey, ticketGateSchemas.getCodeKey, async ({ reply }) => {
    reply.header('cache-control', KEY_CACHE);
    return codes.keySet;
  });
  route(app, ticketGate.checkIn, ticketGateSchemas.checkIn, (ctx) => gate.checkIn(ctx.input, ctx));
}

function registerSync(app: FastifyInstance, sync: GateSync): void {
  route(app, ticketGate.syncEntries, ticketGateSchemas.syncEntries, (ctx) => sync.sync(ctx.input.entries, ctx));
  route(app, ticketGate.getGateConflicts, ticketGateSchemas.getGateConflicts, (ctx) => sync.conflicts(ctx.input, ctx));
  route(app, ticketGate.resolveGateConflict, ticketGateSchemas.resolveGateConflict, (ctx) => sync.resolve(ctx.input, ctx));
}
