import { IDEMPOTENCY_KEY } from '@park/contract/idempotencyKey';
import type { FastifyRequest } from 'fastify';
import { hashAs } from '../db/encryptedColumn';
import { AppError } from './appError';

/** The `Idempotency-Key` of a call, when there is exactly one. */
export function idempotencyKeyOf(req: FastifyRequest): string | undefined {
  const value = req.headers['idempotency-key'];
  return Array.isArray(value) ? undefined : value;
}

/** What an idempotent call is known by when it is sent again. */
export interface Sending {
  idempotencyKey: string;
  /** A digest of its input, to be kept with what it makes. */
  requestHash: string;
}

/**
 * Reads the key of an idempotent call. Its input's digest is keyed, because a phone can be guessed from a plain one.
 * @throws AppError idempotencyKeyMissing
 */
export function sendingOf(req: FastifyRequest, path: string, input: unknown): Sending {
  const idempotencyKey = idempotencyKeyOf(req);
  if (idempotencyKey === undefined || !IDEMPOTENCY_KEY.test(idempotencyKey)) throw new AppError('idempotencyKeyMissing');
  return { idempotencyKey, requestHash: hashAs(`request ${path}`, JSON.stringify(input, inOrder)) ?? '' };
}

/** The fields of an object by their names, whatever order they came in. */
const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Looks whether what a key made was asked for in the same words.
 * @param made from before digests were kept it has none
 * @throws AppError idempotencyKeyReused
 */
export function requireSameRequest(made: { requestHash: string | null }, { requestHash }: Sending): void {
  if (made.requestHash !== null && made.requestHash !== requestHash) throw new AppError('idempotencyKeyReused');
}
