import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const api = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};
const resolved = (schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? schema : api.components?.schemas?.[name];
  assert.ok(found, `${schema.$ref} is not there`);
  return found;
};

/** The numbers in an input, each with where it stands. */
function* numbersIn(given: Schema, where: string, above: readonly Schema[] = []): Generator<{ where: string; schema: Schema }> {
  const schema = resolved(given);
  if (above.includes(schema)) return;
  const within = [...above, schema];
  const types = [schema.type].flat();
  const isChosen = schema.enum !== undefined || schema.const !== undefined;
  if (!isChosen && (types.includes('integer') || types.includes('number'))) yield { where, schema };
  for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []))
    yield* numbersIn(one, where, within);
  for (const [key, one] of Object.entries(schema.properties ?? {})) yield* numbersIn(one, `${where}.${key}`, within);
  if (schema.items) yield* numbersIn(schema.items, `${where}[]`, within);
  if (typeof schema.additionalProperties === 'object') yield* numbersIn(schema.additionalProperties, `${where}{}`, within);
}

const numbers = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap(({ parameters = [], requestBody }) => [
    ...parameters.flatMap(({ name, schema }) => [...numbersIn(schema, `${path}?${name}`)]),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => [...numbersIn(schema, path)]),
  ]),
);

// An `integer` column holds 32 bits, and a number that is larger is a failure of the database instead of a sentence.
test('every number that a call takes has both bounds, and fits its column', () => {
  assert.ok(numbers.length > 100, `only ${numbers.length} were found`);
  const wrong = numbers.flatMap(({ where, schema }) => {
    const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
    const [min, max] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum];
    const fits = min !== undefined && max !== undefined && min >= -(2 ** 31) && max < 2 ** 31;
    return fits ? [] : `${where}: ${min} to ${max}`;
  });
  assert.deepEqual(wrong, []);
});
