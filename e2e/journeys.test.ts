import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { JOURNEYS } from './journeys';

/** The journeys that the spec files of a folder tell, by name. */
async function named(folderName: string, teller: string): Promise<string[]> {
  const folder = new URL(folderName, import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.spec.ts'));
  const text = (await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n');
  return [...text.matchAll(new RegExp(`\\b${teller}\\(\\s*'(\\w+)'`, 'g'))].map((match) => match[1] ?? '');
}

/** Those of a target: in its own folder, or as one script for both. */
async function journeysIn(folderName: string, teller: string): Promise<string[]> {
  const all = [...(await named(folderName, teller)), ...(await named('./both/', 'onBoth'))];
  return [...new Set(all)].sort();
}

const planned = (target: 'h5' | 'weapp') =>
  Object.entries(JOURNEYS)
    .filter(([, journey]) => journey[target])
    .map(([name]) => name)
    .sort();

test('every journey of the table is told in the browser, and no other', async () => {
  assert.deepEqual(await journeysIn('./journeys/', 'journey'), planned('h5'));
});

test('every journey marked for it is told on the mini-program, and no other', async () => {
  assert.deepEqual(await journeysIn('./weapp/', 'weappJourney'), planned('weapp'));
});
