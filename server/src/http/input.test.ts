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
