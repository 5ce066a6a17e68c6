import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyRequest {
    /** What marks the styles of a page of the staff console as its own; a new one each time. */
    styleNonce: string;
  }
}

interface SecurityOptions {
  /** CSP sources of the app's inline scripts, as it is built now. */
  scriptHashes: () => Promise<string[]>;
  /** Where the stand-in for WeChat's bridge comes from and speaks to; null with the real WeChat. */
  bridgeOrigin: string | null;
  /** The park shows the map service's map in its pages. */
  hasMap: boolean;
}

/** Where Tencent's map for the web has its scripts, tiles and styles. */
const MAP = ['https://map.qq.com', 'https://*.map.qq.com', 'https://*.map.gtimg.com'];

const CONSOLE = /^\/admin(?:[/?]|$)/;
/** Of the app: none of them is a page or a worker. */
const FILES = /^\/mp\/(?:js|css|chunk|static)\//;

const EVERYWHERE = {
  frameguard: { action: 'sameorigin' },
  // Kept off on plain http: a browser would insist on https for this host for a year.
  strictTransportSecurity: false,
} as const;

/** What means something on a document alone, or to browsers that are no more; on files it is left out. */
const OF_DOCUMENTS = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  // `frame-ancestors` says it.
  frameguard: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/**
 * What a browser may do with our answers: scripts only from here (and the page's own inline one, by its hash), nothing
 * framed elsewhere, no guessing of types. Styles may be inline because Taro sets them on elements. What is no page is nothing that
 * a browser could run.
 */
export const securityHeaders = fp(async (app: FastifyInstance, { scriptHashes, bridgeOrigin, hasMap }: SecurityOptions) => {
  const bridge = bridgeOrigin === null ? [] : [bridgeOrigin];
  const map = hasMap ? MAP : [];
  // Helmet knows the raw message only, so the hashes of the page that will answer it are kept beside it.
  const hashesFor = new WeakMap<IncomingMessage, string>();
  // Made once: reading its settings again for every answer, as Fastify's wrapper does, was a twentieth of the server's time in a sale.
  const ofPages = helmet({
    ...EVERYWHERE,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...bridge, ...map, (req) => hashesFor.get(req) ?? ''],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...map],
        // A recording that was taken along.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // A picture that a visitor chose is read from memory before it is sent.
        connectSrc: ["'self'", 'blob:', ...bridge, ...map],
        // The map draws in workers of its own.
        workerSrc: hasMap ? ["'self'", 'blob:'] : ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
  });
  // The same for every call, so they are read off Helmet once, and Node writes them with the others in one go.
  const runningNothing = (directives: { styleSrc?: string[] }, others: Partial<typeof OF_DOCUMENTS> = {}) =>
    headersOf(
      helmet({
        ...EVERYWHERE,
        ...others,
        contentSecurityPolicy: {
          useDefaults: false,
          directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], ...directives },
        },
      }),
    );
  const ofCalls = runningNothing({});
  // A page's rules would be half a kilobyte on each of its twenty files. Drawings bring their styles.
  const ofFiles = runningNothing({ styleSrc: ["'unsafe-inline'"] }, OF_DOCUMENTS);
  const noncesFor = new WeakMap<IncomingMessage, string>();
  const ofConsole = helmet({
    ...EVERYWHERE,
    frameguard: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Ant Design writes its styles while it runs; only those that know this page's nonce count.
        styleSrc: ["'self'", (req) => `'nonce-${noncesFor.get(req) ?? ''}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // The visitors' own page, as a phone shows it.
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', (req, reply, done) => {
    const { raw, url } = req;
    const next = (error?: unknown) => done(error as Error | undefined);
    if (CONSOLE.test(url)) {
      req.styleNonce = randomBytes(18).toString('base64');
      noncesFor.set(raw, req.styleNonce);
      ofConsole(raw, reply.raw, next);
      return;
    }
    const isFile = FILES.test(url);
    if (isFile || !url.startsWith('/mp')) {
      reply.headers(isFile ? ofFiles : ofCalls);
      next();
      return;
    }
    scriptHashes().then((hashes) => {
      hashesFor.set(raw, hashes.join(' '));
      ofPages(raw, reply.raw, next);
    }, next);
  });
  app.addHook('onSend', (req, reply, _payload, done) => {
    // Whatever a call answers is for whoever asked, unless it says itself that it may be kept.
    if (req.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (req.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
});

/** What Helmet sets when nothing of it depends on the request. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(answer.req, answer, () => undefined);
  return answer.getHeaders() as Record<string, string>;
}
