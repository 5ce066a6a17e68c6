import * as calls from '@park/contract/pack/calls';
import { schemas } from '@park/contract/pack/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../http/appError';
import { parseInput } from '../../http/input';
import { mount } from '../../http/mount';
import { LANGS } from '../../i18n/lang';
import { createPacks } from './pack.service';

const YEAR_SECONDS = 31_536_000;
const fileIn = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const readIn = z.object({ of: z.string().min(1).max(200), lang: z.enum(LANGS) });

export function registerPacks(app: FastifyInstance, deps: Parameters<typeof createPacks>[0]): void {
  const packs = createPacks(deps);
  mount(app, calls, schemas, {
    getPack: async ({ id }, { lang, now }) => (await packs.get(id, lang, now)).pack,
    getPackManifest: ({ id }, { lang, now }) => packs.get(id, lang, now),
    getPackKeys: async () => packs.keySet,
  });

  app.get(
    '/api/packWechat/file/:sha256',
    {
      config: { auth: 'public', isAnonymous: true, priority: 'extra' },
      schema: {
        summary: 'Get a file of an offline pack by its hash; one that has changed since is not there any more',
        tags: ['packWechat'],
        security: [],
        params: fileIn,
        querystring: readIn,
      },
    },
    async (req, reply) => {
      const { sha256 } = parseInput(fileIn, req.params, { fromText: false });
      const { of, lang } = parseInput(readIn, req.query, { fromText: true });
      const file = await packs.file(of, lang, sha256);
      if (!file) {
        // The status, too: whoever wants a file does not look for an envelope.
        reply.code(404);
        throw new AppError('notFound');
      }
      const { type, bytes, gzipped } = file;
      const takesGzip = /\bgzip\b(?!;\s*q=0)/.test(String(req.headers['accept-encoding'] ?? ''));
      reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('vary', 'accept-encoding, origin')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(type);
      if (!gzipped || !takesGzip) return reply.send(bytes);
      return reply.header('content-encoding', 'gzip').send(gzipped);
    },
  );
}
