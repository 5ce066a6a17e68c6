import type { CallInput } from '@park/contract/call';
import { getAdminShapes, getMap, removePlace, savePlace, saveShape } from '@park/contract/map/calls';
import { ui } from '../../console/src/i18n/messages/en/core';
import { map as t } from '../../console/src/i18n/messages/en/map';
import { boxOf } from '../boxOf';
import { resultOf, staffToken } from '../staff';
import { openAs } from './accounts';
import { expect, noSeriousViolations, pick, TABLET, test } from './fixtures';

const ZH = ui.languages['zh-Hans'];
const seen = async () => (await resultOf(getMap, {}, undefined, { 'accept-language': 'en' })).shapes;
const GPX = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>GPX_NAME</name><trkseg>
  <trkpt lat="25.6235" lon="105.4285"><ele>1210</ele></trkpt><trkpt lat="25.6240" lon="105.4290"><ele>1215</ele></trkpt>
  <trkpt lat="25.6245" lon="105.4288"><ele>1221</ele></trkpt></trkseg></trk></gpx>`;

test('a path is drawn, named, saved, closed with a reason that visitors read, and taken away', async ({ page }) => {
  const name = `新路 ${Date.now()}`;
  const one = async () => (await seen()).find((shape) => shape.name === name);
  await openAs(page, 'places', 'content');
  await page.getByRole('button', { name: t.ways }).click();
  const canvas = page.getByRole('region', { name: t.map });
  await expect(canvas.locator('path').first()).toBeAttached();
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.drawLine }).click();
  const box = await boxOf(canvas);
  for (const [x, y] of [
    [0.08, 0.1],
    [0.14, 0.16],
    [0.2, 0.12],
    [0.2, 0.12],
  ] as const)
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y, { delay: 30 });
  await expect(page.getByText(t.unsaved({ count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(page.getByText(t.unsaved({ count: 1 }))).toBeHidden();
  await page.getByRole('button', { name: t.drawLine }).click();
  for (const [x, y] of [
    [0.08, 0.1],
    [0.14, 0.16],
    [0.2, 0.12],
    [0.2, 0.12],
  ] as const)
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y, { delay: 30 });
  await page.getByLabel(`${ui.name} · ${ZH}`).fill(name);
  await page.getByRole('checkbox', { name: t.stepFree }).check();
  expect(await one()).toBeUndefined();
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await expect.poll(one).toMatchObject({ kind: 'path', stepFree: true, closed: null });
  expect((await one())?.line).toHaveLength(3);

  await page.getByRole('button', { name: t.close, exact: true }).click();
  await pick(page.getByRole('dialog').getByRole('combobox'), 'slippery after rain');
  await page.getByRole('dialog').getByRole('button', { name: t.close, exact: true }).last().click();
  await expect.poll(async () => (await one())?.closed).toBe('slippery after rain');
  await page.getByRole('button', { name: t.open, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.open, exact: true }).click();
  await expect.poll(async () => (await one())?.closed).toBeNull();

  await page.setViewportSize(TABLET);
  await noSeriousViolations(page);
  await page.getByRole('button', { name: ui.remove, exact: true }).click();
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await expect.poll(one).toBeUndefined();
});

test('a GPX file is drawn on the map of the park, and shown to visitors when it is saved', async ({ page }) => {
  const name = `轨迹 ${Date.now()}`;
  const one = async () => (await seen()).find((shape) => shape.name === name);
  await openAs(page, 'places/ways', 'content');
  await page.getByRole('button', { name: t.import }).click();
  await page.getByLabel(t.file, { exact: true }).setInputFiles({
    ...{ name: 'track.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX.replace('GPX_NAME', name)) },
  });
  await page.getByRole('button', { name: t.importShow }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await one()).toBeUndefined();
  // What is drawn outlives a reload.
  await page.reload();
  await expect(page.getByText(t.unsaved({ count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await expect
    .poll(async () => (await one())?.line.map(([, , height]) => height))
    .toEqual(expect.arrayContaining([1210, 1215, 1221]));
  // One walks from it to the way that it crosses.
  const others = new Set((await seen()).filter((shape) => shape.name !== name).flatMap(({ line }) => line.map(String)));
  expect((await one())?.line.some((point) => others.has(String(point)))).toBe(true);
  // WGS-84 lies some hundred metres beside the map's system.
  expect(Math.abs(((await one())?.line[0]?.[0] ?? 0) - 105.4285)).toBeGreaterThan(0.001);
});

test('a place is dragged elsewhere, and stands there for visitors when it is saved', async ({ page }) => {
  const owner = await staffToken();
  const [id, text] = [`p-${Date.now()}`, { 'zh-Hans': `驿站 ${Date.now()}` }];
  const [latitude, longitude] = [25.6292, 105.4268];
  await resultOf(savePlace, { id, version: 0, kind: 'food', name: text, text, latitude, longitude, motif: null }, owner);
  const stands = async () => (await resultOf(getMap, {})).places.find((place) => place.id === id);
  await openAs(page, 'places/ways', 'content');
  // The newest is the last.
  const pin = page.locator('.way-pin').last();
  const box = await boxOf(pin);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(t.unsaved({ count: 1 }))).toBeVisible();
  expect(await stands()).toMatchObject({ latitude, longitude });
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await expect.poll(async () => (await stands())?.latitude).toBeLessThan(latitude);
  expect((await stands())?.longitude).toBeGreaterThan(longitude);
  await expect(page.getByText(t.unsaved({ count: 1 }))).toBeHidden();
  await resultOf(removePlace, { id, version: 2 }, owner);
});

test('who saves a line that another has changed is told by whom, and loses nothing', async ({ page }) => {
  const owner = await staffToken();
  // Its own line: other journeys draw beside it.
  const [id, name] = [`s-${Date.now()}`, { 'zh-Hans': `旧路 ${Date.now()}` }];
  const line = [
    [105.4285, 25.6262, 1230],
    [105.4287, 25.6266, 1232],
  ] satisfies CallInput<typeof saveShape>['line'];
  const drawn = { id, kind: 'path', name, line } as const;
  await resultOf(saveShape, { ...drawn, line, version: 0, stepFree: false }, owner);
  await openAs(page, 'places/ways', 'content');
  await page.getByRole('button', { name: name['zh-Hans'] }).click();
  await page.getByLabel(`${ui.name} · ${ZH}`).fill('我的名字');
  await resultOf(saveShape, { ...drawn, line, version: 1, stepFree: true }, owner);
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await expect(page.getByText(/changed this line or area on/)).toBeVisible();
  await expect(page.getByText(t.unsaved({ count: 1 }))).toBeVisible();
  const now = (await resultOf(getAdminShapes, {}, owner)).shapes.find((shape) => shape.id === id);
  expect([now?.stepFree, now?.name]).toEqual([true, name]);
});

test('a file with its mistakes: swapped, abroad and single points are told, the swapped turned; the export comes back unchanged', async ({
  page,
}) => {
  const name = `反的 ${Date.now()}`;
  const line = (coordinates: number[][], of: string) => ({
    ...{ type: 'Feature', properties: { name: of }, geometry: { type: 'LineString', coordinates } },
  });
  const file = {
    type: 'FeatureCollection',
    system: 'gcj02',
    features: [
      line([[25.6235, 105.4285, 1190], [25.624, 105.429, 1192]], name), // biome-ignore format: one line
      line([[2.35, 48.85, 0], [2.36, 48.86, 0]], 'Paris'), // biome-ignore format: one line
      { type: 'Feature', properties: { name: 'gate' }, geometry: { type: 'Point', coordinates: [105.43, 25.62] } },
    ],
  };
  const choose = async (text: string | Buffer) => {
    await page.getByRole('button', { name: t.import }).click();
    await page
      .getByLabel(t.file, { exact: true })
      .setInputFiles({ name: 'ways.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) });
  };
  await openAs(page, 'places/ways', 'content');
  await choose(JSON.stringify(file));
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(/Paris \(\d{4,5} km\)/);
  await expect(alert).toContainText('gate');
  await expect(page.getByText(t.systemSaid)).toBeVisible();
  await expect(page.getByRole('button', { name: t.importShow })).toBeDisabled();
  await page.getByRole('button', { name: t.swap }).click();
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.importShow }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: t.dropEdits }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.exportGeo }).click(),
  ]);
  const { readFile } = await import('node:fs/promises');
  await choose(await readFile(await download.path()));
  await page.getByRole('button', { name: t.importShow }).click();
  await expect(page.getByText(t.imported({ count: 0 }))).toBeVisible();
});
