import { getAdminPlaces, getMap, savePlace } from '@park/contract/map/calls';
import { ui } from '../../console/src/i18n/messages/en/core';
import { map as t } from '../../console/src/i18n/messages/en/map';
import { searchWord } from '../../console/src/i18n/messages/en/searchWord';
import { callPark, resultOf, staffToken } from '../staff';
import { makeStaff, openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, pick, TABLET, test } from './fixtures';

const ZH = ui.languages['zh-Hans'];

test('a place is put on the map where one points, moved in the order, and taken away', async ({ page }) => {
  const name = `新厕所 ${Date.now()}`;
  const owner = await staffToken();
  const placed = async () => (await resultOf(getMap, {}, undefined, { 'accept-language': 'zh-Hans' })).places;
  await openAs(page, 'places', 'content');
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.add }).click();
  await page.getByLabel(`${ui.name} · ${ZH}`).fill(name);
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await expect(page.getByText(ui.needed)).toBeVisible();
  await page.getByLabel(`${t.text} · ${ZH}`).fill('在东侧。');
  const before = Number(await page.getByLabel(t.latitude).inputValue());
  await page.getByRole('img', { name: t.map }).click({ position: { x: 40, y: 20 } });
  await expect.poll(async () => Number(await page.getByLabel(t.latitude).inputValue())).toBeGreaterThan(before);
  await pick(page.getByLabel(t.worth), ui.motifs.fern);
  await pick(page.getByLabel(t.cabin), t.cabins.yes);
  await noSeriousViolations(page);
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await expect(firstHeading(page)).toHaveText(name);
  // Three are marked before it.
  expect((await resultOf(getAdminPlaces, {}, owner)).places.at(-1)?.motif).toBe('fern');
  expect((await placed()).find((one) => one.name === name)?.accessible).toBe('yes');

  await page.getByRole('button', { name: ui.back }).click();
  await page.getByRole('button', { name: t.up({ name }) }).click();
  const last = async () => (await resultOf(getAdminPlaces, {}, owner)).places.at(-1)?.name['zh-Hans'];
  await expect.poll(last).not.toBe(name);
  await page.setViewportSize(TABLET);
  await noSeriousViolations(page);
  await page.getByRole('link', { name: t.edit({ name }) }).click();
  await page.getByRole('button', { name: ui.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: ui.remove }).click();
  await expect(firstHeading(page)).toHaveText(t.title);
  expect((await placed()).map((one) => one.name)).not.toContain(name);
  const gate = await tokenOf(await makeStaff('gate'));
  expect((await callPark(savePlace, {} as never, gate)).extras?.error).toBe('roleMissing');

  await page.goto(consoleUrl('searchWords'));
  await expect(firstHeading(page)).toHaveText(searchWord.title);
  await noSeriousViolations(page);
});
