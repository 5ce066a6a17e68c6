import type { FastifyRequest } from 'fastify';

/** The `Idempotency-Key` of a call, when there is exactly one. */
export function idempotencyKeyOf(req: FastifyRequest): string | undefined {
  const value = req.headers['idempotency-key'];
  return Array.isArray(value) ? undefined : value;
}
