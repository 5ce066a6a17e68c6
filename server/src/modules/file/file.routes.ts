import type { Readable } from 'node:stream';
import { envelopeSchema } from '@park/contract/envelope';
import { MAX_FILE_BYTES, uploadFile } from '@park/contract/file/endpoints';
import { uploadedFile } from '@park/contract/file/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../http/appError';
import { success } from '../../http/envelope';
import { parseInput } from '../../http/input';
import { securityOf } from '../../http/route';
import { type Files, fileUrl } from './file.service';

const readIn = z.object({ size: z.enum(['thumb']).optional(), pass: z.string().max(40).optional() });

const FIELD = 'file';
/** One more than allowed, so that the store sees the byte that is too many and says so. */
const LIMITS = { files: 1, fields: 10, parts: 11, fieldSize: 4096, fileSize: MAX_FILE_BYTES + 1 };

export function registerFile(app: FastifyInstance, files: Files): void {
  app.route({
    method: uploadFile.method,
    url: uploadFile.path,
    config: { auth: uploadFile.auth },
    schema: {
      summary: 'Store a picture (JPEG, PNG or WebP by content, at most 10 MB), drawn anew without its metadata',
      tags: ['sysFile'],
      security: securityOf(uploadFile),
      consumes: ['multipart/form-data'],
      body: { type: 'object', required: [FIELD], properties: { [FIELD]: { type: 'string', format: 'binary' } } },
      response: { 200: envelopeSchema(uploadedFile) },
    },
    handler: async (req) => {
      try {
        await app.limitUpload(req);
        const { content, name } = await filePart(req);
        const stored = await files.add(content, name, req.identity.visitorId, app.clock());
        return success(stored, req.id, app.clock());
      } finally {
        readOn(req);
      }
    },
  });

  app.get(
    fileUrl(':id'),
    {
      schema: {
        summary: 'A stored picture; one that is not public needs the pass of the address that was handed out',
        tags: ['sysFile'],
        security: [],
        params: z.object({ id: z.string() }),
        querystring: readIn,
      },
    },
    async (req, reply) => {
      const { size = 'whole', pass = '' } = parseInput(readIn, req.query, { fromText: true });
      const file = await files.open((req.params as { id: string }).id, size, pass, app.clock());
      const seconds = Math.floor(file.keep / 1_000);
      reply
        .header('etag', file.etag)
        .header('cache-control', `${file.isPublic ? 'public' : 'private'}, max-age=${seconds}, immutable`)
        .header('x-content-type-options', 'nosniff')
        // Whatever a picture hides, nothing in it may run.
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (req.headers['if-none-match'] === file.etag) return reply.code(304).send();
      return reply.type(file.type).header('content-length', file.size).send(file.content());
    },
  );
}

/**
 * Lets the rest of a refused upload run out. A phone reads the answer only once it has sent everything, and a body that
 * nobody reads would keep the connection, and a stopping server, waiting.
 */
function readOn(req: FastifyRequest): void {
  req.raw.unpipe();
  req.raw.resume();
}

/** @throws AppError fileMissing when there is no part `file` that carries a file */
async function filePart(req: FastifyRequest): Promise<{ content: Readable; name: string }> {
  if (!req.isMultipart()) throw new AppError('fileMissing');
  for await (const part of req.parts({ limits: LIMITS })) {
    if (part.type !== 'file') continue;
    if (part.fieldname === FIELD) return { content: part.file, name: part.filename };
    part.file.resume();
  }
  throw new AppError('fileMissing');
}
