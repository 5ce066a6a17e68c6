import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

const DESCRIPTION = `Every JSON response is an envelope. \`code\` 200 means success; any other code is an error, named in \`extras.error\`
and told in \`message\` in the language of \`Accept-Language\` (zh-Hans, zh-Hant, en, es, fr). Invalid input is listed in
\`errors\`. Business errors come with HTTP 200; 401, 404 (unknown path), 429, 500 and 503 are HTTP statuses as well.
The \`access-token\` response header holds the renewed token, or \`invalid_token\` when the token sent has been revoked;
\`park-version\` holds the version of what \`getPark\` answers.`;

/** What the viewer needs of a browser: its own files, and the calls that are tried out. */
const VIEWER_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** `GET /api/openapi.json`, made from the same schemas that check the calls; with `viewer` it can be read and tried at `/api/docs`. */
export const openapi = fp(async (app: FastifyInstance, { viewer }: { viewer: boolean }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fossil park', version: '1.0.0', description: DESCRIPTION },
      components: {
        securitySchemes: {
          userToken: { type: 'http', scheme: 'bearer', description: 'The visitor’s access token.' },
          adminToken: { type: 'http', scheme: 'bearer', description: 'The staff member’s access token.' },
        },
      },
    },
    transform: (document) => {
      const { schema } = document;
      const body = schema?.body;
      if (!schema || body === undefined || body instanceof z.ZodType) return jsonSchemaTransform(document);
      // A multipart body is described by hand: zod knows no files.
      const { body: _, ...rest } = schema;
      const made = jsonSchemaTransform({ ...document, schema: rest });
      return { ...made, schema: { ...made.schema, body } };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  if (!viewer) return;
  // Loaded where it is shown: it reads all its files into memory.
  await app.register(import('@fastify/swagger-ui'), {
    routePrefix: '/api/docs',
    staticCSP: VIEWER_POLICY,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, tagsSorter: 'alpha' },
    theme: { title: 'Fossil park: calls' },
    transformSpecification: byModule,
  });
});

/** The same document with its calls in groups, one a module: `/api/<module>/<verbNoun>`. */
function byModule(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  for (const [path, calls] of Object.entries(document.paths as Record<string, Record<string, { tags?: string[] }>>)) {
    for (const call of Object.values(calls)) call.tags = [path.split('/')[2] ?? 'health'];
  }
  return document;
}
