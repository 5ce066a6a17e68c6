import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { FirstScreens } from './firstScreen';
import type { Encoding } from './indexPage';
import { notBuilt } from './notBuilt';

const BASE = '/mp/';
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
/** Answers differ by these; the second is CORS'. */
const VARY = 'accept-encoding, origin';
/** The page itself speaks the phone's language, or the one that was chosen. */
const VARY_PAGE = `${VARY}, accept-language, cookie`;
const YEAR_SECONDS = 31_536_000;

/**
 * The built app under `/mp/`: files whose name carries a hash for ever, the page itself never without asking, everything
 * in the smallest form the browser takes. `/` leads there.
 */
export const h5App = fp(
  async (app: FastifyInstance, { h5Dir, firstScreens }: { h5Dir: string; firstScreens: FirstScreens }) => {
    await app.register(async (files) => {
      files.addHook('onSend', async (_req, reply) => void reply.header('vary', VARY));
      await files.register(fastifyStatic, {
        root: h5Dir,
        prefix: BASE,
        index: false,
        decorateReply: false,
        preCompressed: true,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (reply, path) => {
          const name = path.replace(/\.(br|gz)$/, '');
          reply.setHeader('cache-control', HASHED.test(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        },
      });
    });
    for (const url of [BASE, `${BASE}index.html`]) {
      app.get(url, { schema: { hide: true } }, (req, reply) => sendPage(req, reply, firstScreens));
    }
    for (const url of ['/', '/mp']) {
      app.get(url, { schema: { hide: true } }, (req, reply) => reply.redirect(`${BASE}${queryOf(req.url)}`, 302));
    }
  },
);

async function sendPage(req: FastifyRequest, reply: FastifyReply, firstScreens: FirstScreens) {
  const page = await firstScreens.pageFor(req.headers);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  if (!page)
    return reply
      .code(503)
      .header('retry-after', 10)
      .send(notBuilt('应用', 'The app', 'npm run build:h5'));
  reply.header('etag', page.etag).header('vary', VARY_PAGE);
  if (req.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(req.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const taken = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
