import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));

test('the list has the calls of every noun: tests of roles and of bad input go through it', () => {
  const list = readFileSync(path.join(HERE, 'calls.ts'), 'utf8');
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) => path.basename(file) === 'calls.ts');
  const named = [...list.matchAll(/from '\.\/(.+)'/g)].map(([, file]) => `${file}.ts`);
  assert.deepEqual(named.sort(), files.filter((file) => file !== 'calls.ts').sort());
});
