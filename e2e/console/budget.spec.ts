import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../scripts/fingerprint';
import { inRoot } from '../../scripts/root';
import { consoleUrl, expect, firstHeading, signIn, test } from './fixtures';

/** Bytes of brotli, all scripts and styles together. */
const BUDGET = 400 * 1024;

test('the first load stays within 400 KB', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) fetched.add(pathname.replace('/admin/', ''));
  });
  const weigh = async () => {
    const files = await Promise.all([...fetched].map((name) => readFile(inRoot('dist/console', name))));
    return files.reduce((total, file) => total + brotliCompressSync(file).length, 0);
  };
  await page.goto(consoleUrl());
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  const signInPage = await weigh();
  await signIn(page);
  await expect(firstHeading(page)).toBeVisible();
  // The charts come last.
  await expect.poll(() => [...fetched].some((name) => name.includes('BarChart'))).toBe(true);
  const inside = await weigh();
  process.stdout.write(
    `console: sign-in ${Math.round(signInPage / 1024)} KB, with the first page ${Math.round(inside / 1024)} KB of brotli\n`,
  );
  expect(inside).toBeGreaterThan(0);
  expect(inside).toBeLessThanOrEqual(BUDGET);
});

test('no byte of the console is in what visitors load', async () => {
  const files = [...(await listFiles('dist/h5')), ...(await listFiles('dist/weapp'))].filter((file) =>
    /\.(js|css|wxss|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const marks = /anticon|ant-btn|rc-component|react-router|recharts|ProseMirror|park-console/;
  const found: string[] = [];
  for (const file of files) if (marks.test(await readFile(file, 'utf8'))) found.push(path.relative(inRoot('dist'), file));
  expect(found).toEqual([]);
});
