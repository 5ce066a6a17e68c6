import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { syncEntries } from '@park/contract/ticket/gate/calls';
import { MAX_ENTRIES_PER_SYNC } from '@park/contract/ticket/limits';
import { contractCalls } from '../testing/contractCalls';
import { sharedPark } from '../testing/sharedPark';
import { startTestApp } from '../testing/testApp';

interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
}

/** Of one of JavaScript's characters in UTF-8, at most. */
const BYTES_A_CHARACTER = 3;
/** Of base64url. */
const LATIN = '^[\\w-]+$';
/** A day, a moment, a number. */
const SHORT = 40;
/** A code is plain letters. */
const BYTES_AN_ENTRY = 500;

/** Bytes of the longest JSON that a schema takes; infinite where it sets no limit. */
function longest(shape: Shape): number {
  const longestOf = (shapes: Shape[]) => Math.max(...shapes.map(longest));
  if (shape.const !== undefined) return JSON.stringify(shape.const).length;
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length));
  const kinds = shape.anyOf ?? shape.oneOf;
  if (kinds) return longestOf(kinds);
  if (shape.type === 'string') {
    const each = shape.pattern === LATIN ? 1 : BYTES_A_CHARACTER;
    return shape.maxLength === undefined ? SHORT : shape.maxLength * each + 2;
  }
  if (shape.type === 'array') return 2 + (shape.maxItems ?? Number.POSITIVE_INFINITY) * (longest(shape.items ?? {}) + 1);
  if (shape.type !== 'object') return SHORT;
  const own = Object.entries(shape.properties ?? {}).reduce((sum, [name, inner]) => sum + name.length + 4 + longest(inner), 2);
  if (typeof shape.additionalProperties !== 'object') return own;
  const names = shape.propertyNames?.enum?.length ?? Number.POSITIVE_INFINITY;
  return own + names * (SHORT + longest(shape.additionalProperties));
}

describe('how long a body may be', () => {
  const park = sharedPark(startTestApp);
  let tokens: Record<'public' | 'user' | 'admin', string | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a document of foreign shape
  let document: any;
  before(async () => {
    document = (await park.app.inject('/api/openapi.json')).json();
    tokens = { public: undefined, user: (await park.signIn()).token, admin: await park.signInAdmin() };
  });

  // Signing out would leave nobody to ask the next.
  for (const call of contractCalls.filter(({ method, path }) => method === 'POST' && !/(log|sign)Out$/i.test(path)))
    it(`suffices for all that ${call.path} takes`, async () => {
      const body = document.paths[call.path].post.requestBody?.content['application/json']?.schema;
      const bytes = call.path === syncEntries.path ? MAX_ENTRIES_PER_SYNC * BYTES_AN_ENTRY : longest(body ?? {});
      // A list by names that staff choose has no end to count.
      if (!Number.isFinite(bytes)) return;
      const token = tokens[call.auth];
      const answer = await park.app.inject({
        method: 'POST',
        url: call.path,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        payload: '{}'.padStart(bytes),
      });
      assert.ok(!['bodyTooLarge', 'signInRequired'].includes(answer.json().extras.error), `${bytes} bytes: ${answer.body}`);
    });
});
