import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

const DESCRIPTION = `Every JSON answer is an envelope: \`code\` 200 is success; any other code is an error whose name is \`extras.error\`
and whose sentence, in the language of \`Accept-Language\` (zh-Hans, zh-Hant, en, es, fr), is \`message\`. Problems of the input are
listed in \`errors\`. Business errors travel as HTTP 200; 401, 404 (unknown path), 429, 500 and 503 are HTTP statuses too.
The \`access-token\` header of an answer is the renewed token, or \`invalid_token\` when the one that was sent has been revoked.`;

/** `GET /api/openapi.json`, made from the same schemas that check the calls. */
export const openapi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fossil park', version: '1.0.0', description: DESCRIPTION },
      components: {
        securitySchemes: {
          userToken: { type: 'http', scheme: 'bearer', description: "The visitor's access token." },
          adminToken: { type: 'http', scheme: 'bearer', description: "The administrator's access token." },
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
});
