import type { FastifyRequest } from 'fastify';
import { hashAs } from '../db/encryptedColumn';
import { AppError } from './appError';

/** What the header of that name may hold. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** What an idempotent call is known by when it is sent again. */
export interface Sending {
  idempotencyKey: string;
  /** A digest of its input, to be kept with what it makes. */
  requestHash: string;
}

/** Reads an idempotent call's key. The digest is keyed: a plain one gives a phone away. @throws AppError idempotencyKeyMissing */
export function sendingOf(req: FastifyRequest, path: string, input: unknown): Sending {
  const idempotencyKey = req.headers['idempotency-key'];
  if (typeof idempotencyKey !== 'string' || !IDEMPOTENCY_KEY.test(idempotencyKey)) throw new AppError('idempotencyKeyMissing');
  return { idempotencyKey, requestHash: hashAs(`request ${path}`, JSON.stringify(input, inOrder)) ?? '' };
}

/** The fields of an object by their names, whatever order they came in. */
const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Whether what a key made was asked for in the same words.
 * @param made its digest. What was made before digests were made in this way has none, or one of another length that tells nothing: a
 * retry across the update that brought this way is answered with what its key made.
 */
export function isSameRequest(made: string | null, requested: string): boolean {
  return made === null || made.length !== requested.length || made === requested;
}

/** @throws AppError idempotencyKeyReused when what a key made was asked for in other words */
export function requireSameRequest(made: { requestHash: string | null }, { requestHash }: Sending): void {
  if (!isSameRequest(made.requestHash, requestHash)) throw new AppError('idempotencyKeyReused');
}
