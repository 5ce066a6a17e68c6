import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { JOURNEYS } from './journeys';

test('every journey of the table is told, and no other', async () => {
  const folder = path.join(__dirname, 'journeys');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.spec.ts'));
  const text = (await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');
  const told = [...new Set([...text.matchAll(/\bjourney\(\s*'(\w+)'/g)].map((match) => match[1]))].sort();
  assert.deepEqual(told, Object.keys(JOURNEYS).sort());
});
