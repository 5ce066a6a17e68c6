import { idSchema } from '@park/contract/envelope';
import { uploadFile, uploadRecording, uploadStaffFile } from '@park/contract/file/calls';
import { schemas } from '@park/contract/file/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../http/input';
import { uploadRoute } from '../../http/uploadRoute';
import { type Files, fileUrl } from './file.service';
import { recordingRoute } from './recording/recording.routes';

const fileIn = z.object({ id: idSchema });
const readIn = z.object({ size: z.enum(['thumb', 'page', 'card']).optional(), pass: z.string().max(40).optional() });

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
