import type { Call } from '@park/contract/call';
import { envelopeSchema, idSchema } from '@park/contract/envelope';
import { uploadFile, uploadRecording, uploadStaffFile } from '@park/contract/file/calls';
import { MAX_FILE_BYTES, RECORDING } from '@park/contract/file/limits';
import { schemas } from '@park/contract/file/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../http/appError';
import { success } from '../../http/envelope';
import { asSent, partsOf, readOn } from '../../http/form';
import { parseInput } from '../../http/input';
import { securityOf } from '../../http/route';
import { type Files, fileUrl } from './file.service';
import { recordingRoute } from './recording/recording.routes';

const fileIn = z.object({ id: idSchema });
const readIn = z.object({ size: z.enum(['thumb', 'page']).optional(), pass: z.string().max(40).optional() });

const FIELD = 'file';
interface FilePart {
  content: AsyncIterable<Buffer>;
  name: string;
}
/** One more than allowed, so that the store sees the byte that is too many and says so. */
const LIMITS = { files: 1, fields: 10, parts: 11, fieldSize: 4096, fileSize: Math.max(MAX_FILE_BYTES, RECORDING.bytes) + 1 };

export function registerFile(app: FastifyInstance, files: Files): void {
  uploadRoute(app, uploadFile, schemas.uploadFile, (part, req) =>
    files.add(part.content, part.name, req.identity.visitorId, app.clock()),
  );
  uploadRoute(app, uploadStaffFile, schemas.uploadStaffFile, (part, req) =>
    files.addForPark(part.content, part.name, { admin: req.identity.admin, now: app.clock(), req }),
  );
  uploadRoute(app, uploadRecording, schemas.uploadRecording, (part, req) =>
    files.recordings.add(part.content, { admin: req.identity.admin, now: app.clock(), req }),
  );
  recordingRoute(app, files.recordings);

  app.get(
    fileUrl(':id'),
    {
      config: { priority: 'extra' },
      schema: {
        summary: 'Get a picture; one that is not public needs the pass in the address that was handed out',
        tags: ['sysFile'],
        security: [],
        params: fileIn,
        querystring: readIn,
      },
    },
    async (req, reply) => {
      const { size = 'whole', pass = '' } = parseInput(readIn, req.query, { fromText: true });
      const { id } = parseInput(fileIn, req.params, { fromText: false });
      const takesAvif = req.headers.accept?.includes('image/avif') ?? false;
      const file = await files.open(id, size, { pass, takesAvif, now: app.clock() });
      const seconds = Math.floor(file.keep / 1_000);
      reply
        .header('etag', file.etag)
        .header('vary', 'accept, origin')
        .header('cache-control', `${file.isPublic ? 'public' : 'private'}, max-age=${seconds}`)
        .header('x-content-type-options', 'nosniff')
        // Whatever a picture hides, nothing in it may run.
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (req.headers['if-none-match'] === file.etag) return reply.code(304).send();
      return reply
        .type(file.type)
        .header('content-length', file.size)
        .send(await file.content());
    },
  );
}

function uploadRoute<Out>(
  app: FastifyInstance,
  call: Call<never, Out>,
  { out, summary }: { out: z.ZodType<Out>; summary: string },
  add: (part: FilePart, req: FastifyRequest) => Promise<Out>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { auth: call.auth, roles: call.roles },
    schema: {
      summary,
      tags: [call.path.split('/')[2] ?? ''],
      security: securityOf(call),
      consumes: ['multipart/form-data'],
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
