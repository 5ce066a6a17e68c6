import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { InputError, parseInput } from './input';

const schema = z.object({
  page: z.int().optional(),
  open: z.boolean().optional(),
  status: z.union([z.literal(1), z.literal(2)]).optional(),
});

test('what a query spells is read as what the schema expects there', () => {
  const read = (raw: Record<string, string>) => parseInput(schema, raw, { fromText: true });
  assert.deepEqual(read({ page: '3', open: 'true', status: '2' }), { page: 3, open: true, status: 2 });
  for (const wrong of [{ page: 'three' }, { open: '1' }, { status: '3' }, { status: 'two' }])
    assert.throws(() => read(wrong as unknown as Record<string, string>), InputError);
});

test('what came as JSON stays what it is', () => {
  for (const wrong of [{ page: '3' }, { status: '2' }])
    assert.throws(() => parseInput(schema, wrong, { fromText: false }), InputError);
});

test('what nobody sees is no part of a text, and a text of it alone is none', () => {
  const texts = z.object({ name: z.string().min(1).optional(), list: z.array(z.object({ text: z.string() })) });
  const read = parseInput(texts, { list: [{ text: '\u202d138\u202c' }, { text: '👩‍🚀 \u2066ok\u2069' }] }, { fromText: false });
  assert.deepEqual(read.list, [{ text: '138' }, { text: '👩‍🚀 ok' }]);
  assert.throws(() => parseInput(texts, { name: '\u3164\u200b ', list: [] }, { fromText: false }), InputError);
});
