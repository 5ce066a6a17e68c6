import type { Call } from '@park/contract/call';
import { envelopeSchema } from '@park/contract/envelope';
import { MAX_FILE_BYTES, RECORDING } from '@park/contract/file/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './appError';
import { success } from './envelope';
import { asSent, partsOf, readOn } from './form';
import { securityOf } from './route';

const FIELD = 'file';
export interface FilePart {
  content: AsyncIterable<Buffer>;
  name: string;
}
/** One more than allowed, so that the store sees the byte that is too many and says so. */
const LIMITS = { files: 1, fields: 10, parts: 11, fieldSize: 4096, fileSize: Math.max(MAX_FILE_BYTES, RECORDING.bytes) + 1 };

/** Mounts a call that takes a file. @param querystring what it takes besides, which `add` reads */
export function uploadRoute<Out>(
  app: FastifyInstance,
  call: Call<never, Out>,
  { out, summary }: { out: z.ZodType<Out>; summary: string },
  add: (part: FilePart, req: FastifyRequest) => Promise<Out>,
  querystring?: z.ZodType,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { auth: call.auth, needs: call.needs },
    schema: {
      summary,
      tags: [call.path.split('/')[2] ?? ''],
      security: securityOf(call),
      consumes: ['multipart/form-data'],
      ...(querystring && { querystring }),
      body: { type: 'object', required: [FIELD], properties: { [FIELD]: { type: 'string', format: 'binary' } } },
      response: { 200: envelopeSchema(out) },
    },
    handler: async (req) => {
      try {
        await app.limitUpload(req);
        const stored = await add(await filePart(req), req);
        return success(stored, req.id, app.clock());
      } finally {
        readOn(req);
      }
    },
  });
}

/** @throws AppError fileMissing when there is no part `file` that carries a file */
async function filePart(req: FastifyRequest): Promise<FilePart> {
  if (!req.isMultipart()) throw new AppError('fileMissing');
  for await (const part of partsOf(req, LIMITS)) {
    if (part.type !== 'file') continue;
    if (part.fieldname === FIELD) return { content: asSent(() => part.file), name: part.filename };
    part.file.resume();
  }
  throw new AppError('fileMissing');
}
