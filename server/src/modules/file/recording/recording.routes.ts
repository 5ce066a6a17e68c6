import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../../http/input';
import type { Files } from '../file.service';
import type { ByteRange } from '../shelf';
import { recordingUrl } from './recording.service';

const nameIn = z.object({ name: z.string().max(70) });
const passIn = z.object({ pass: z.string().max(40).optional() });

/** Gives a recording whole or in parts. */
export function recordingRoute(app: FastifyInstance, recordings: Files['recordings']): void {
  app.get(
    recordingUrl(':name'),
    {
      config: { priority: 'extra' },
      schema: {
        summary:
          'Hear a recording, or a part of it (Range); one that is not public needs the pass in the address that was handed out',
        tags: ['sysFile'],
        security: [],
        params: nameIn,
        querystring: passIn,
      },
    },
    async (req, reply) => {
      const { pass = '' } = parseInput(passIn, req.query, { fromText: true });
      const { name } = parseInput(nameIn, req.params, { fromText: false });
      const file = await recordings.open(name, pass, app.clock()).catch((error) => {
        // The status, too: a phone that fetches it for an offline pack does not look for an envelope.
        reply.code(404);
        throw error;
      });
      const { type, sha256, size, keep, isPublic } = file;
      const etag = `"${sha256.slice(0, 32)}"`;
      const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = req.headers;
      reply
        .header('etag', etag)
        .header('accept-ranges', 'bytes')
        .header('cache-control', `${isPublic ? 'public' : 'private'}, max-age=${Math.floor(keep / 1_000)}, immutable`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (ifNoneMatch === etag) return reply.code(304).send();
      const part = ifRange !== undefined && ifRange !== etag ? 'whole' : requestedPart(range, size);
      if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
      reply.type(type);
      if (part === 'whole') return reply.header('content-length', size).send(await file.content());
      return reply
        .code(206)
        .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
        .header('content-length', part.end - part.start + 1)
        .send(await file.content(part));
    },
  );
}

/**
 * The part that a `Range` header asks for, as players do that go to a place; iOS plays nothing without.
 * @returns `whole` where it asks for none, for several, or in a way of its own; `none` where the file has no such part
 */
function requestedPart(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'none';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
