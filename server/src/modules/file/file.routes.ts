import type { Readable } from 'node:stream';
import { envelopeSchema } from '@park/contract/envelope';
import { MAX_FILE_BYTES, uploadFile } from '@park/contract/file/endpoints';
import { uploadedFile } from '@park/contract/file/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../http/appError';
import { success } from '../../http/envelope';
import { SECURITY } from '../../http/route';
import { type Files, fileUrl } from './file.service';

const FIELD = 'file';
/** One more than allowed, so that the store sees the byte that is too many and says so. */
const LIMITS = { files: 1, fields: 10, parts: 11, fieldSize: 4096, fileSize: MAX_FILE_BYTES + 1 };
const YEAR_SECONDS = 31_536_000;

export function registerFile(app: FastifyInstance, files: Files): void {
  app.route({
    method: uploadFile.method,
    url: uploadFile.path,
    config: { auth: uploadFile.auth },
    schema: {
      summary: 'Store a picture (JPEG, PNG or WebP by content, at most 10 MB)',
      tags: ['sysFile'],
      security: SECURITY[uploadFile.auth],
      consumes: ['multipart/form-data'],
      body: { type: 'object', required: [FIELD], properties: { [FIELD]: { type: 'string', format: 'binary' } } },
      response: { 200: envelopeSchema(uploadedFile) },
    },
    handler: async (req) => {
      try {
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
        summary: 'A stored picture',
        tags: ['sysFile'],
        security: SECURITY.public,
        params: z.object({ id: z.string() }),
      },
    },
    async (req, reply) => {
      const file = await files.open((req.params as { id: string }).id);
      const etag = `"${file.sha256.slice(0, 32)}"`;
      reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('x-content-type-options', 'nosniff')
        // Whatever a picture hides, nothing in it may run.
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (req.headers['if-none-match'] === etag) return reply.code(304).send();
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
