import { getActivity, getActivityFigures, getAdminActivity, saveActivity } from '@park/contract/activity/calls';
import type { Page } from '@playwright/test';
import { activity as t } from '../../console/src/i18n/messages/en/activity';
import { ui } from '../../console/src/i18n/messages/en/core';
import { putOn, takenByAnother } from '../activities';
import { callPark, resultOf, staffToken } from '../staff';
import { makeStaff, openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, TABLET, test } from './fixtures';

const ZH = ui.languages['zh-Hans'];
const EN = ui.languages.en;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string, language: string) => page.getByLabel(`${label} · ${language}`);
const idOf = (page: Page) => /activities\/([\w-]+)/.exec(page.url())?.[1] ?? '';

test('an activity is written, published, and cancelled with a reason that visitors read', async ({ page }) => {
  const name = `Casting ammonites ${Date.now()}`;
  await openAs(page, 'activities', 'content');
  await noSeriousViolations(page);
  await button(page, t.add).click();
  await field(page, ui.heading, ZH).fill('翻模菊石');
  await field(page, t.summary, ZH).fill('带一块石膏菊石回家。');
  await field(page, t.place, ZH).fill('博物馆');
  await page.getByRole('textbox', { name: `${t.text} · ${ZH}` }).fill('两小时。');
  await page.getByRole('tab', { name: EN }).click();
  await field(page, ui.heading, EN).fill(name);

  // Sign-up that closes after the beginning, and a question without its Chinese, are said where they are.
  const start = await page.getByLabel(t.start, { exact: true }).inputValue();
  const closes = await page.getByLabel(t.closeAt).inputValue();
  await page.getByLabel(t.closeAt).fill(start.replace('T10', 'T11'));
  await button(page, t.addQuestion).click();
  await page.getByLabel(`${t.question({ nth: 1 })} · ${EN}`).fill('Shoe size');
  await button(page, ui.saveDraft).click();
  await expect(page.getByText(t.wrong.afterStart)).toBeVisible();
  await expect(page.getByText(t.questionsWrong)).toBeVisible();
  await noSeriousViolations(page);
  await page.getByLabel(t.closeAt).fill(closes);
  await page.getByRole('tab', { name: ZH }).click();
  await page.getByLabel(`${t.question({ nth: 1 })} · ${ZH}`).fill('鞋码');
  await page.getByLabel(t.maxPeople).fill('12');
  await button(page, ui.publish).click();
  await page.getByRole('dialog', { name: t.publishTitle }).getByRole('button', { name: ui.publish }).click();
  await expect(page.getByText(t.changesLive)).toBeVisible();
  const id = idOf(page);
  const shown = await resultOf(getActivity, { id }, undefined, { 'accept-language': 'en' });
  expect(shown).toMatchObject({ title: name, place: '博物馆', maxPeople: 12 });
  expect(shown.fields.map(({ label }) => label)).toEqual(['Shoe size']);

  await button(page, t.cancel).click();
  const dialog = page.getByRole('dialog', { name: t.cancelTitle });
  await dialog.getByRole('button', { name: t.cancel }).click();
  await expect(dialog.getByText(ui.needed)).toBeVisible();
  await noSeriousViolations(page);
  await dialog.getByLabel(t.cancelReason).fill('The kiln is broken');
  await dialog.getByRole('button', { name: t.cancel }).click();
  await expect(page.getByText(t.cancelledBecause({ cause: t.cancelCauses.staff, reason: 'The kiln is broken' }))).toBeVisible();
  expect(await resultOf(getActivity, { id })).toMatchObject({ state: 'cancelled', cancelReason: 'The kiln is broken' });
});

test('who enrolled is read masked, approved, refused and taken away with a reason', async ({ page }) => {
  const title = `Digging ${Date.now()}`;
  const activity = await putOn(title, { approval: true });
  await takenByAnother(activity);
  await takenByAnother(activity);
  await openAs(page, `activities/${activity.id}/enrolments`, 'content');
  await expect(firstHeading(page)).toHaveText(t.enrolmentsOf({ title }));
  const rows = page.locator('tbody tr.ant-table-row');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('13700000002')).toHaveCount(0);
  await expect(rows.first()).toContainText(t.enrollmentStates.applied);
  await noSeriousViolations(page);

  await rows.first().getByRole('button', { name: ui.approve }).click();
  await expect(rows.first()).toContainText(t.enrollmentStates.enrolled);
  await rows.nth(1).getByRole('button', { name: ui.refuse }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.reasonShown).fill('Too young');
  await dialog.getByRole('button', { name: ui.refuse }).click();
  await expect(rows.nth(1)).toContainText(t.enrollmentStates.rejected);
  await expect(rows.nth(1)).toContainText('Too young');
  await rows.first().getByRole('button', { name: t.take }).click();
  await dialog.getByLabel(t.reasonShown).fill('Asked to');
  await dialog.getByRole('button', { name: t.take }).click();
  await expect(rows.first()).toContainText(t.enrollmentStates.cancelledByPark);
  const figures = await resultOf(getActivityFigures, { id: activity.id }, await staffToken());
  expect(figures.taken).toBe(0);
  await page.setViewportSize(TABLET);
  await noSeriousViolations(page);

  await page.goto(consoleUrl(`activities/${activity.id}/enrolments?state=rejected`));
  await expect(rows).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      // Its icon is part of its name.
      await page.getByRole('button', { name: ui.export }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
    })(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
});

test('two people edit one activity: the second sees both; other roles are refused', async ({ page }) => {
  const activity = await putOn(`Two leaders ${Date.now()}`);
  const owner = await staffToken();
  const gate = await makeStaff('gate');
  await openAs(page, `activities/${activity.id}`, 'content');
  await field(page, t.summary, ZH).fill('第二个人写的');
  const {
    state: _,
    stage: _stage,
    taken: _taken,
    cancelCause: _cause,
    cancelReason: _reason,
    createdAt: _at,
    ...rest
  } = activity;
  const first = { ...rest, summary: { 'zh-Hans': '先保存的', en: 'First' }, points: 9 };
  expect((await callPark(saveActivity, first, await tokenOf(gate))).extras?.error).toBe('roleMissing');
  await resultOf(saveActivity, first, owner);
  await button(page, ui.save).click();
  const dialog = page.getByRole('dialog', { name: ui.conflict.title });
  await expect(dialog).toContainText('先保存的');
  await expect(dialog).toContainText('第二个人写的');
  await noSeriousViolations(page);
  await dialog.getByRole('group', { name: t.points }).getByRole('radio', { name: ui.conflict.theirs }).check();
  await dialog.getByRole('button', { name: ui.conflict.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(ui.saved, { exact: true })).toBeVisible();
  const now = await resultOf(getAdminActivity, { id: activity.id }, owner);
  expect(now.points).toBe(9);
  expect(now.summary['zh-Hans']).toBe('第二个人写的');
});
