import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { withPark } from '../h5/indexPage';
import { notBuilt } from '../h5/notBuilt';
import { negotiate } from '../i18n/lang';
import type { ParkHead, ParkProfiles } from '../modules/park/park.service';

const BASE = '/admin/';
/** Vite puts whatever it names by its contents here. */
const HASHED = '/assets/';
const YEAR_SECONDS = 31_536_000;
/** What the build leaves where a page's nonce belongs (console/vite.config.ts). */
const NONCE_PLACE = /__CSP_NONCE__/g;
/** The last part of a path that asks for a file and not for a page of the console. */
const FILE = /\.\w+$/;

interface ConsoleOptions {
  consoleDir: string;
  park: Pick<ParkProfiles, 'head'>;
}

/**
 * The built staff console under `/admin/`. Its pages are the browser's own addresses, so every path that is no file answers the index;
 * files under `assets/` are kept for ever, the index never, because it carries the nonce of its one answer.
 */
export const consoleApp = fp(async (app: FastifyInstance, { consoleDir, park }: ConsoleOptions) => {
  app.get('/admin', { schema: { hide: true } }, (_req, reply) => reply.redirect(BASE, 302));
  await app.register(async (files) => {
    files.addHook('onSend', async (_req, reply) => void reply.header('vary', 'accept-encoding, origin'));
    await files.register(fastifyStatic, {
      root: consoleDir,
      serve: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(consoleDir, HASHED));
        reply.setHeader('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
    files.get(`${BASE}*`, { schema: { hide: true } }, async (req, reply) => {
      const path = (req.params as { '*': string })['*'];
      if (!FILE.test(path) || path === 'index.html') return sendIndex(req, reply);
      return reply.sendFile(path);
    });
  });

  async function sendIndex(req: FastifyRequest, reply: FastifyReply) {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const built = await readFile(join(consoleDir, 'index.html'), 'utf8').catch(() => null);
    if (built === null) {
      const page = notBuilt('工作台', 'The staff console', 'npm run build:console', req.styleNonce);
      return reply.code(503).header('retry-after', 10).send(page);
    }
    return withParkTitle(built, await park.head(negotiate(req.headers['accept-language']), app.clock())).replace(
      NONCE_PLACE,
      () => req.styleNonce,
    );
  }
});

/** `<the park> · <what this is>` with the park's own name. The console keeps its own colours: they say what is urgent. */
function withParkTitle(html: string, { name, logo }: ParkHead): string {
  const about = /<title>[^<·]*·([^<]*)<\/title>/.exec(html)?.[1]?.trim();
  return withPark(html, { name: name === null || !about ? null : `${name} · ${about}`, logo, colours: null, languagesOff: [] });
}
