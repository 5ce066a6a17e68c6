import type { CallInput } from '@park/contract/call';
import { getRegistrations } from '@park/contract/live/anchor/calls';
import { getAdminPoint, getLivePlatforms, getLivePoint, getLivePoints, savePoint } from '@park/contract/live/point/calls';
import { addReservationRecord, getReservationRecords } from '@park/contract/live/reservation/calls';
import { getTimespanByPoint } from '@park/contract/live/timespan/calls';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getAdminRounds } from '@park/contract/prize/round/calls';
import type { Browser } from '@playwright/test';
import { ui } from '../../console/src/i18n/messages/en/core';
import { live as t } from '../../console/src/i18n/messages/en/live';
import { callPark, resultOf, staffToken } from '../staff';
import { Visitor, words } from '../visitor';
import { openAs, tokenOf } from './accounts';
import { expect, noSeriousViolations, pick, test } from './fixtures';

/** A day that no other journey books. */
const DAY = addDays(parkDay(Date.now()), 13);

async function aVisitor(browser: Browser): Promise<Visitor> {
  const phone = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  return new Visitor(await phone.newPage());
}

test('the live role’s day: an anchor registers, is approved, reserves, and is told what the park changes', async ({
  page,
  browser,
}, info) => {
  const name = `Mu ${info.testId.slice(-6)}`;
  const visitor = await aVisitor(browser);
  await visitor.open('pages/PersonalCenter/PersonalCenter');
  const token = await visitor.signedIn();

  const staff = await openAs(page, 'live', 'live');
  await expect(page.getByRole('heading', { name: t.registrations.title })).toBeVisible();
  await noSeriousViolations(page);

  // It appears by itself.
  await visitor.open('pages/Register/Register');
  await visitor.fill(words.live.register.name, name);
  await visitor.fill(words.live.register.phone, '13812345679');
  await visitor.fill(words.live.register.account, 'mu-in-the-valley');
  await visitor.chooseFirst(words.live.register.platform);
  await visitor.top.getByRole('checkbox', { name: words.live.register.ofAge }).tap();
  await visitor.tap(words.live.register.submit);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(t.registrations.statuses[1] ?? '');

  await row.getByRole('button', { name: ui.refuse }).click();
  const refusal = page.getByRole('dialog', { name: t.registrations.refuseTitle({ name }) });
  await refusal.getByRole('button', { name: ui.refuse }).click();
  await expect(refusal.getByText(t.registrations.refuseNeeded)).toBeVisible();
  await noSeriousViolations(page);
  await refusal.getByRole('button', { name: 'Cancel' }).click();

  await row.getByRole('button', { name: ui.approve }).click();
  await page
    .getByRole('dialog', { name: t.registrations.approveTitle({ name }) })
    .getByRole('button', { name: ui.approve })
    .click();
  await expect(row).toContainText(t.registrations.statuses[2] ?? '');
  await visitor.open('pages/PersonalCenter/PersonalCenter');
  await visitor.page.reload();
  await visitor.sees(words.live.anchor.approved.tag);

  // A reservation is seen on its day as it comes.
  await page.getByRole('link', { name: t.pages.reservations }).click();
  await page.getByLabel(ui.date, { exact: true }).fill(DAY);
  await page.getByLabel(ui.date, { exact: true }).press('Enter');
  await expect(page.getByText(ui.noMatch)).toBeVisible();
  await noSeriousViolations(page);
  const point = (await resultOf(getLivePoints, {})).items.find(({ open }) => open);
  const pointId = point?.id ?? '';
  const [span] = await resultOf(getTimespanByPoint, { pointId, day: DAY });
  const booking = { pointId, day: DAY, timespanId: span?.id ?? '', platformId: 'douyin' };
  const { number } = await resultOf(addReservationRecord, booking, token);
  const booked = page.getByRole('row', { name: new RegExp(number) });
  await expect(booked).toContainText(t.reservations.statuses.booked);
  await expect(booked).toContainText(name);

  // The day gets timespans of its own, without the one that was reserved.
  await page.getByRole('link', { name: t.pages.timespans }).click();
  await page.getByText(t.timespans.oneDay, { exact: true }).click();
  await page.getByLabel(ui.date, { exact: true }).fill(DAY);
  await expect(page.getByText(t.timespans.asUsual)).toBeVisible();
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.timespans.remove({ n: 1 }) }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: t.timespans.confirm });
  await expect(question).toContainText(t.timespans.confirmCount({ count: 1 }));
  await question.getByLabel(t.timespans.reason).fill('Rock face is being cleaned');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(t.timespans.own)).toBeVisible();
  const [record] = (await resultOf(getReservationRecords, {}, token)).items;
  expect(record).toMatchObject({ number, status: 'cancelledByPark', reason: 'Rock face is being cleaned' });

  // Suspended, as the visitor’s app says.
  await page.getByRole('link', { name: t.pages.registrations }).click();
  await row.getByRole('button', { name: t.registrations.suspend }).click();
  const suspension = page.getByRole('dialog', { name: t.registrations.suspendTitle({ name }) });
  await suspension.getByLabel(ui.reason).fill('Climbed over the fence');
  await suspension.getByRole('button', { name: t.registrations.suspend }).click();
  await expect(row).toContainText(t.registrations.statuses[4] ?? '');
  await visitor.page.reload();
  await visitor.sees(words.live.anchor.suspended.tag);
  await pick(page.getByLabel(ui.state, { exact: true }), t.registrations.statuses[4] ?? '');
  await expect(row).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`${t.registrations.title}.csv`);

  const mine = await tokenOf(staff);
  expect((await callPark(getRegistrations, {}, mine)).code).toBe(200);
  expect((await callPark(getAdminRounds, {}, mine)).extras?.error).toBe('roleMissing');
  await visitor.page.context().close();
});

test('a live point that is opened is open for visitors, and says why when it is closed', async ({ page }) => {
  const closed = (await resultOf(getLivePoints, { pageSize: 100 })).items.find(({ open }) => !open);
  const [id, name] = [closed?.id ?? '', closed?.name ?? ''];
  await openAs(page, 'live/points', 'live');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(t.points.isClosed);
  await noSeriousViolations(page);
  await row.getByRole('button', { name: t.points.open, exact: true }).click();
  await page
    .getByRole('dialog', { name: t.points.openTitle({ name }) })
    .getByRole('button', { name: t.points.open, exact: true })
    .click();
  await expect(row).toContainText(t.points.isOpen);
  await expect.poll(async () => (await resultOf(getLivePoint, { id })).open).toBe(true);
  await row.getByRole('button', { name: t.points.close, exact: true }).click();
  const question = page.getByRole('dialog', { name: t.points.closeTitle({ name }) });
  await expect(question).toContainText(t.points.closeNobody);
  await question.getByLabel(ui.reason).fill('The path is washed out');
  // What was typed is there when the dialog is opened again.
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await row.getByRole('button', { name: t.points.close, exact: true }).click();
  await expect(question.getByLabel(ui.reason)).toHaveValue('The path is washed out');
  await question.getByRole('button', { name: t.points.close, exact: true }).click();
  await expect(row).toContainText('The path is washed out');
  expect(await resultOf(getLivePoint, { id })).toMatchObject({ open: false, closedReason: 'The path is washed out' });
});

test('a live point is written in five languages, a new one is put on the map, and a platform is listed', async ({ page }) => {
  // One that no other journey looks for by its name.
  const point = (await resultOf(getLivePoints, { pageSize: 100 })).items.find((one) => one.id === 'shuttle-terrace');
  const id = point?.id ?? '';
  const staff = await openAs(page, 'live/points', 'live');
  const token = await tokenOf(staff);
  const opened = await resultOf(getAdminPoint, { id }, token);
  await page
    .getByRole('row', { name: new RegExp(point?.name ?? '') })
    .getByRole('button', { name: t.points.edit })
    .click();
  const name = page.getByLabel(`${ui.name} · ${ui.languages.en}`);
  const text = page.getByLabel(`${t.points.text} · ${ui.languages['zh-Hans']}`);
  await expect(text).toHaveValue(opened.text['zh-Hans'] ?? '');
  await noSeriousViolations(page);
  const facilities = ['两个电源', ...opened.facilities.slice(1).map((one) => one['zh-Hans'] ?? '')];
  await page.getByLabel(`${t.points.facilities} · ${ui.languages['zh-Hans']}`).fill(facilities.join('\n'));
  await page.getByRole('tab', { name: ui.languages.en }).click();
  await name.fill('Shuttle Rise');
  const { id: _, version, updatedAt: __, updatedBy: ___, ...texts } = opened;
  // Somebody else is a moment earlier.
  await resultOf(savePoint, { id, version, ...texts, motif: 'ripple' } as CallInput<typeof savePoint>, await staffToken());
  await page.getByRole('button', { name: 'Save' }).click();
  const both = page.getByRole('dialog', { name: ui.conflict.title });
  await expect(both).toContainText('admin changed this live point');
  await both.getByRole('group', { name: ui.motif }).getByText(ui.conflict.theirs).click();
  await both.getByRole('button', { name: ui.conflict.save }).click();
  await expect(both).toHaveCount(0);
  await expect.poll(async () => (await resultOf(getLivePoint, { id })).name).toBe('Shuttle Rise');
  const now = await resultOf(getAdminPoint, { id }, token);
  expect(now).toMatchObject({ motif: 'ripple', version: version + 2 });
  expect(now.facilities.map((one) => one['zh-Hans'])).toEqual(facilities);
  await resultOf(savePoint, { id, version: version + 2, ...texts } as CallInput<typeof savePoint>, token);

  await page.getByRole('link', { name: t.pages.points }).click();
  await page.getByRole('button', { name: t.points.add }).click();
  await page.getByLabel(`${ui.name} · ${ui.languages['zh-Hans']}`).fill('新崖');
  await text.fill('刚修好的观景台。');
  await page.getByLabel(t.points.places, { exact: true }).fill('3');
  await page.locator('.park-drawing').click({ position: { x: 100, y: 100 } });
  await noSeriousViolations(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: '新崖' })).toBeVisible();
  const made = (await resultOf(getLivePoints, { pageSize: 100 })).items.at(-1);
  expect(made).toMatchObject({ name: '新崖', capacity: 3, open: true });
  // In the park, whose points lie within some kilometres.
  expect(Math.abs((made?.position.latitude ?? 0) - opened.latitude)).toBeLessThan(0.1);

  await page.getByRole('link', { name: t.pages.platforms }).click();
  await page.getByRole('button', { name: t.platforms.add }).click();
  const platform = page.locator('.field-row').last();
  await platform.getByLabel(`${t.platforms.name} · ${ui.languages['zh-Hans']}`).fill('石头直播');
  await platform.getByLabel(t.platforms.hosts).fill('https://stones.example/live');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(platform.getByText(t.platforms.hostWrong({ host: 'https://stones.example/live' }))).toBeVisible();
  await noSeriousViolations(page);
  await platform.getByLabel(t.platforms.hosts).fill('stones.example\nstones.test');
  await page.getByRole('button', { name: 'Save' }).click();
  const offered = async () => (await resultOf(getLivePlatforms, {})).find((one) => one.name === '石头直播')?.hosts;
  await expect.poll(offered).toEqual(['stones.example', 'stones.test']);
  await platform.getByRole('button', { name: /^Remove platform/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(offered).toBeUndefined();
});
