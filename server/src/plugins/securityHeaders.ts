import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface SecurityOptions {
  /** CSP sources of the app's inline scripts, as it is built now. */
  scriptHashes: () => Promise<string[]>;
}

/**
 * What a browser may do with our answers: scripts only from here (and the page's own inline one, by its hash), nothing
 * framed elsewhere, no guessing of types. Styles may be inline because Taro sets them on elements.
 */
export const securityHeaders = fp(async (app: FastifyInstance, { scriptHashes }: SecurityOptions) => {
  // Helmet knows the raw message only, so the hashes of the page that will answer it are kept beside it.
  const hashesFor = new WeakMap<IncomingMessage, string>();
  app.addHook('onRequest', async (req) => {
    if (req.url.startsWith('/mp')) hashesFor.set(req.raw, (await scriptHashes()).join(' '));
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (req) => hashesFor.get(req) ?? ''],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    frameguard: { action: 'sameorigin' },
    // Kept off on plain http: a browser would insist on https for this host for a year.
    strictTransportSecurity: false,
  });
  app.addHook('onSend', async (req, reply) => {
    if (req.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
});
