import { getAdminNotice, getWarnings, saveNotice } from '@park/contract/notice/calls';
import type { Page } from '@playwright/test';
import { ui } from '../../console/src/i18n/messages/en/core';
import { notice as t } from '../../console/src/i18n/messages/en/notice';
import { richText } from '../../console/src/i18n/messages/en/richText';
import { PNG } from '../desk';
import { publishedNotice } from '../notices';
import { callPark, resultOf, staffToken } from '../staff';
import { Visitor } from '../visitor';
import { appUrl } from '../world';
import { makeStaff, openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, signIn, TABLET, test } from './fixtures';

const ZH = ui.languages['zh-Hans'];
const EN = ui.languages.en;

const title = (page: Page, language: string) => page.getByLabel(`${ui.heading} · ${language}`);
const text = (page: Page, language: string) => page.getByRole('textbox', { name: `${t.text} · ${language}` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inEnglish = (page: Page) => page.getByRole('tab', { name: new RegExp(EN) }).click();
const idOf = (page: Page) => /notices\/([\w-]+)/.exec(page.url())?.[1] ?? '';
const confirm = (page: Page, question: string, yes: string) =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: yes }).click();

test('a notice with a picture is written and published, read by visitors, and gone when it is withdrawn', async ({
  page,
  browser,
}) => {
  const name = `Night of the ammonites ${Date.now()}`;
  await openAs(page, 'notices', 'content');
  await button(page, t.add).click();
  await expect(firstHeading(page)).toHaveText(t.newTitle);
  await button(page, ui.saveDraft).click();
  await expect(page.getByText(ui.needed)).toHaveCount(2);
  await title(page, ZH).fill('菊石之夜');
  await text(page, ZH).fill('晚上七点开始。');
  await inEnglish(page);
  await title(page, EN).fill(name);
  await text(page, EN).pressSequentially('Starts at seven.');
  await page.keyboard.press('Control+A');
  await button(page, richText.bold).click();
  await page.keyboard.press('End');

  await button(page, richText.picture).click();
  const dialog = page.getByRole('dialog', { name: richText.picture });
  await dialog.locator('#rich-picture').setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer: PNG });
  await expect(dialog.locator('.picture-shown')).toBeVisible();
  await dialog.getByLabel(richText.alt).fill('A lantern');
  await noSeriousViolations(page);
  await dialog.getByRole('button', { name: richText.insert }).click();
  await expect(text(page, EN).getByRole('img', { name: 'A lantern' })).toBeVisible();

  // The phone shows what nobody has saved yet.
  await button(page, ui.preview).click();
  const phone = page.frameLocator(`iframe[title="${ui.phone}"]`);
  await expect(phone.getByRole('heading', { name })).toBeVisible();
  await page.locator('.ant-segmented-item').filter({ hasText: /^简$/ }).click();
  await expect(phone.getByRole('heading', { name: '菊石之夜' })).toBeVisible();
  await button(page, ui.close).click();

  await button(page, ui.publish).click();
  await confirm(page, t.publishTitle, ui.publish);
  await expect(page.getByText(t.changesLive)).toBeVisible();
  await noSeriousViolations(page);

  const phoneContext = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const visitor = new Visitor(await phoneContext.newPage());
  await visitor.open('pages/notice/Notice');
  await visitor.top.getByText(name).first().tap();
  await expect(visitor.heading(name)).toBeVisible();
  const picture = visitor.top.locator('img[alt="A lantern"], [aria-label="A lantern"] img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await button(page, t.withdraw).click();
  await confirm(page, t.withdrawTitle, t.withdraw);
  await expect(button(page, ui.publish)).toBeVisible();
  const id = idOf(page);
  await visitor.page.goto(appUrl('pages/notice/NoticeDetail', { id }));
  await visitor.page.reload();
  await expect(visitor.heading(name)).toHaveCount(0);
  await visitor.open('pages/notice/Notice');
  await visitor.sees('Walking the valley in the rain');
  await expect(visitor.top.getByText(name)).toHaveCount(0);
  await phoneContext.close();

  await button(page, ui.remove).click();
  await confirm(page, t.removeTitle, ui.remove);
  await expect(firstHeading(page)).toHaveText(t.title);
  expect((await callPark(getAdminNotice, { id }, await staffToken())).extras?.error).toBe('noticeNotFound');
});

test('two people edit one notice: the second is told who and when, sees both, and loses nothing', async ({ page }) => {
  const { id } = await publishedNotice(`Two editors ${Date.now()}`);
  const lin = await openAs(page, `notices/${id}`, 'content');
  const ma = await makeStaff('content');
  await inEnglish(page);
  await title(page, EN).fill('Written by the second');

  const before = await resultOf(getAdminNotice, { id }, await tokenOf(ma));
  const theirs = { ...before.title, 'zh-Hans': '先保存的人写的' };
  const { text: words, motif, coverId, showFrom, showUntil, version } = before;
  const contents = { text: words, motif, coverId, showFrom, showUntil };
  await resultOf(saveNotice, { id, version, category: 'safety', title: theirs, ...contents }, await tokenOf(ma));

  await button(page, ui.save).click();
  const dialog = page.getByRole('dialog', { name: ui.conflict.title });
  await expect(dialog).toContainText(ma.userName);
  await expect(dialog).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  await expect(dialog).toContainText('Written by the second');
  await expect(dialog).toContainText('先保存的人写的');
  await noSeriousViolations(page);
  await dialog.getByRole('group', { name: ui.category }).getByRole('radio', { name: ui.conflict.theirs }).check();
  await dialog.getByRole('button', { name: ui.conflict.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(ui.saved, { exact: true })).toBeVisible();
  const now = await resultOf(getAdminNotice, { id }, await staffToken());
  expect(now).toMatchObject({ version: version + 2, category: 'safety', updatedBy: lin.userName });
  expect(now.title.en).toBe('Written by the second');
});

test('a network that goes in mid-edit loses nothing, nor does a reload', async ({ page, context, watch }) => {
  watch.expectFailedRequests();
  await openAs(page, 'notices', 'content');
  await button(page, t.add).click();
  await title(page, ZH).fill('断网时写的');
  await text(page, ZH).fill('第一段。');
  await context.setOffline(true);
  await text(page, ZH).pressSequentially('还有第二段。');
  await button(page, ui.saveDraft).click();
  await expect(page.getByText('Nothing is lost').first()).toBeVisible();
  await expect(text(page, ZH)).toContainText('还有第二段。');
  const id = idOf(page);
  await context.setOffline(false);
  await page.goto(consoleUrl('notices'));
  await expect(page.getByText(ui.unsaved)).toBeVisible();
  await noSeriousViolations(page);
  await button(page, ui.goOn).click();
  await expect(page.getByText(ui.draft)).toBeVisible();
  await page.reload();
  await expect(text(page, ZH)).toContainText('还有第二段。');
  await expect(title(page, ZH)).toHaveValue('断网时写的');
  await button(page, ui.saveDraft).click();
  await expect(page.getByText(ui.saved, { exact: true })).toBeVisible();
  const saved = await resultOf(getAdminNotice, { id }, await staffToken());
  expect(saved).toMatchObject({ state: 'draft', version: 1 });
  expect(saved.text['zh-Hans']).toContain('还有第二段。');

  await inEnglish(page);
  await title(page, EN).fill('Thought better of');
  await text(page, EN).pressSequentially('Not this.');
  await page.reload();
  await expect(page.getByText(ui.draft)).toBeVisible();
  await button(page, ui.dropDraft).click();
  await expect(title(page, ZH)).toHaveValue('断网时写的');
  await inEnglish(page);
  await expect(title(page, EN)).toHaveValue('');
  await expect(text(page, EN)).toHaveText('');
});

test('on a tablet and in Chinese the list and the editor leave nobody out; other roles are refused', async ({ page }) => {
  await page.setViewportSize(TABLET);
  const gate = await makeStaff('gate');
  const refused = await callPark(getAdminNotice, { id: 'nothing' }, await tokenOf(gate));
  expect(refused.extras?.error).toBe('roleMissing');
  const { id } = await publishedNotice(`平板 ${Date.now()}`);
  await page.goto(consoleUrl('notices?state=published'));
  await page.evaluate(() => localStorage.setItem('park-console-language', 'zh-Hans'));
  await page.reload();
  const staff = await makeStaff('content');
  await signIn(page, staff.userName, staff.password);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await noSeriousViolations(page);
  await page.goto(consoleUrl(`notices/${id}`));
  await expect(page.locator('.rich-text').first()).toBeVisible();
  await noSeriousViolations(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('a notice is found by words of its title, and a wildcard finds only itself', async ({ page }) => {
  const name = `Half price 50% ${Date.now()}`;
  await publishedNotice(name);
  await openAs(page, 'notices', 'content');
  const words = page.getByLabel(t.words, { exact: true });
  await words.fill(`50% ${name.split(' ').at(-1)}`);
  await words.press('Enter');
  await expect(page.locator('.row-link')).toHaveText([name]);
  await page.reload();
  await expect(page.locator('.row-link')).toHaveText([name]);
  await page.getByLabel(t.words, { exact: true }).fill('5_%');
  await page.getByLabel(t.words, { exact: true }).press('Enter');
  await expect(page.getByText(ui.noMatch)).toBeVisible();
  await noSeriousViolations(page);
});

test('a prepared warning speaks every language, has an end, and is out when it is published', async ({ page }) => {
  await openAs(page, 'notices', 'content');
  await button(page, t.add).click();
  const choose = async (label: string, option: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
  };
  await choose(t.warning, t.warningColours.red);
  await choose(t.prepared, 'Thunderstorm on its way');
  await expect(title(page, ZH)).toHaveValue('雷雨将至');
  await expect(text(page, ZH)).toContainText('请离开山脊');
  await button(page, ui.saveDraft).click();
  await expect(page.getByText(t.warningNeedsEnd)).toBeVisible();
  const soon = new Date(Date.now() + 11 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel(t.showUntil).fill(soon);
  await noSeriousViolations(page);
  await button(page, ui.publish).click();
  await confirm(page, t.publishTitle, ui.publish);
  await expect(page.getByText(t.changesLive)).toBeVisible();
  const id = idOf(page);
  const inFrench = await fetch(new URL(getWarnings.path, appUrl()), { headers: { 'accept-language': 'fr' } });
  const { result } = (await inFrench.json()) as { result: { id: string; title: string }[] };
  expect(result.find((one) => one.id === id)).toMatchObject({ title: 'Un orage approche', warning: { colour: 'orange' } });
  await button(page, t.withdraw).click();
  await confirm(page, t.withdrawTitle, t.withdraw);
});
