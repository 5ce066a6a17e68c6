import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from './appError';

const MAX_FIELDS = 50;
type Limits = NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'];

/** A multipart body's text fields (R-call-3), as long as the call's JSON may be. @throws AppError malformedBody, bodyTooLarge */
export async function readForm(req: FastifyRequest): Promise<Record<string, unknown>> {
  const { bodyLimit } = req.routeOptions;
  const limits = { fields: MAX_FIELDS, files: 0, fieldSize: bodyLimit, parts: MAX_FIELDS };
  const fields: Record<string, unknown> = {};
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  req.raw.on('data', count);
  try {
    for await (const part of partsOf(req, limits)) {
      if (part.type !== 'field') continue;
      if (bytes > bodyLimit || part.valueTruncated) throw new AppError('bodyTooLarge');
      if (part.fieldname !== '__proto__') fields[part.fieldname] = part.value;
    }
    return fields;
  } finally {
    req.raw.off('data', count);
    readOn(req);
  }
}

/** The parts of a multipart body as they arrive. @throws AppError malformedBody */
export function partsOf(req: FastifyRequest, limits: Limits): AsyncGenerator<Multipart> {
  return asSent(() => req.parts({ limits }));
}

/** What cannot be read of a body, cut short or wrongly marked, is its sender's fault and no error of the server. @throws AppError malformedBody */
export async function* asSent<Piece>(pieces: () => AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces();
  } catch (error) {
    // Limits say themselves what they are.
    if ((error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new AppError('malformedBody', {}, { cause: error });
  }
}

/**
 * Lets the rest of a refused body run out. A phone reads the answer only once it has sent everything, and a body that
 * nobody reads would keep the connection, and a stopping server, waiting.
 */
export function readOn(req: FastifyRequest): void {
  req.raw.unpipe();
  req.raw.resume();
}
