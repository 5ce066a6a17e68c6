import { getRegistrations } from '@park/contract/live/anchor/calls';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getDraw } from '@park/contract/prize/draw/calls';
import { getEntries } from '@park/contract/prize/entry/calls';
import { getRound } from '@park/contract/prize/round/calls';
import { ui } from '../../console/src/i18n/messages/en/core';
import { prize as t } from '../../console/src/i18n/messages/en/prize';
import { drawnRound, HAMMER, handOut, openRound, signUp, statusOf } from '../prizes';
import { callPark, resultOf } from '../staff';
import { Visitor, words } from '../visitor';
import { openAs, tokenOf } from './accounts';
import { expect, noSeriousViolations, test } from './fixtures';

const soon = (days: number) => `${addDays(parkDay(Date.now()), days)}T10:00`;

test('the draw role’s day: a round is written, opened, signed up for and closed, and visitors see it', async ({
  page,
  browser,
}, info) => {
  const name = `Trilobite draw ${info.testId.slice(-6)}`;
  const staff = await openAs(page, 'draw', 'draw');
  await expect(page.getByRole('heading', { name: t.rounds.title })).toBeVisible();
  await noSeriousViolations(page);

  await page.getByRole('button', { name: t.rounds.add }).click();
  await page.getByRole('button', { name: t.edit.save }).click();
  await expect(page.getByText(t.edit.needed).first()).toBeVisible();
  await noSeriousViolations(page);
  const chinese = (label: string) => page.getByLabel(`${label} · 简体中文`, { exact: true });
  await chinese(t.edit.name).fill(name);
  await chinese(t.edit.text).fill('欢迎参加');
  await chinese(t.edit.rules).fill('每个手机号限报一次\n当场领奖');
  await chinese(t.edit.organiser).fill('化石谷地质公园');
  await chinese(t.edit.claimHow).fill('凭兑奖码到服务台');
  const value = page.getByLabel(t.edit.value, { exact: true });
  await value.fill('50000.01');
  await value.blur();
  await expect(value, 'no more than the law allows').toHaveValue('50000.00');
  await value.fill('198');
  await page.getByLabel(t.edit.closeAt, { exact: true }).fill(soon(20));
  await page.getByLabel(t.edit.drawAt, { exact: true }).fill(soon(19));
  await chinese(t.edit.prizeName).fill('地质锤');
  await chinese(t.edit.prizeText).fill('锻钢，木柄');
  await page.getByLabel(t.edit.claimUntil, { exact: true }).fill(soon(22));
  await page.getByRole('button', { name: t.edit.save }).click();
  await expect(page.getByText(t.edit.drawAfterClose)).toBeVisible();
  await page.getByLabel(t.edit.drawAt, { exact: true }).fill(soon(21));
  await page.getByRole('button', { name: t.edit.save }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  expect(await resultOf(getRound, { id }).catch(() => null), 'a draft is nobody’s business').toBeNull();

  await page.getByRole('button', { name: t.round.open }).click();
  const question = page.getByRole('dialog', { name: t.round.openTitle({ name }) });
  for (const what of t.round.fixed) await expect(question).toContainText(what);
  await noSeriousViolations(page);
  await question.getByRole('button', { name: t.round.open }).click();
  await expect(page.getByRole('button', { name: t.round.close })).toBeVisible();
  const { commitment } = await resultOf(getDraw, { id });
  await expect(page.locator('code', { hasText: commitment ?? 'none' })).toBeVisible();
  await expect(page.getByRole('button', { name: ui.change })).toHaveCount(0);

  // Somebody signs up; their name and phone are masked here.
  const { number } = await signUp({ id }, '王小明', '13812340001');
  const entry = page.getByRole('row', { name: new RegExp(number) });
  await expect(entry).toBeVisible();
  await expect(entry).toContainText('138****0001');
  await expect(entry).not.toContainText('王小明');

  await page.getByRole('button', { name: t.round.close }).click();
  await page
    .getByRole('dialog', { name: t.round.closeTitle({ name }) })
    .getByRole('button', { name: t.round.close })
    .click();
  await expect(page.getByText(t.states.closed)).toBeVisible();
  const { digest } = await resultOf(getDraw, { id });
  await expect(page.locator('code', { hasText: digest ?? 'none' })).toBeVisible();
  await noSeriousViolations(page);

  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });
  const visitor = new Visitor(await phone.newPage());
  await visitor.open('pages/prize/prize', { id });
  await visitor.sees(name);
  for (const fact of ['化石谷地质公园', '凭兑奖码到服务台', words.prize.round.worth({ price: '¥198' })])
    await visitor.sees(fact);
  await phone.close();

  const mine = await tokenOf(staff);
  expect((await callPark(getEntries, { roundId: id }, mine)).code).toBe(200);
  expect((await callPark(getRegistrations, {}, mine)).extras?.error).toBe('roleMissing');
});

test('an open round is called off, and its page and the entrant’s say why', async ({ page, browser }) => {
  const round = await openRound({ name: 'Storm draw' });
  await signUp(round, '王小明', '13812340009');
  await openAs(page, `draw/rounds/${round.id}`, 'draw');
  await page.getByRole('button', { name: t.round.callOff }).click();
  const dialog = page.getByRole('dialog', { name: t.round.callOffTitle({ name: 'Storm draw' }) });
  await dialog.getByRole('button', { name: t.round.callOff }).click();
  await expect(dialog.getByText(ui.needed)).toBeVisible();
  await dialog.getByLabel(ui.reason).fill('The park is closed by a storm');
  await noSeriousViolations(page);
  await dialog.getByRole('button', { name: t.round.callOff }).click();
  await expect(page.getByText(t.states.calledOff, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('The park is closed by a storm').first()).toBeVisible();
  await expect(page.getByRole('button', { name: t.round.callOff })).toHaveCount(0);
  await noSeriousViolations(page);

  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });
  const visitor = new Visitor(await phone.newPage());
  await visitor.open('pages/prize/prize', { id: round.id });
  await visitor.sees(words.prize.round.calledOff({ reason: 'The park is closed by a storm' }));
  await visitor.sees(words.prize.state.calledOff);
  await phone.close();
});

test('a drawn round is checked in the browser, its entries leave as a file, and what was handed out is listed', async ({
  page,
}) => {
  const people = ['13812340002', '13812340003'].map((phone, i) => ({ name: `Entrant ${i}`, phone }));
  const { round, receipts } = await drawnRound(people, { prizes: [HAMMER] });
  await openAs(page, `draw/rounds/${round.id}`, 'draw');
  await page.getByRole('button', { name: t.proof.check }).click();
  await expect(page.getByText(t.proof.steps.winners)).toBeVisible();
  await expect(page.getByText(/Everything is correct/)).toBeVisible();
  await noSeriousViolations(page);

  await page.getByText(t.entries.winners, { exact: true }).click();
  await expect(page.getByRole('row', { name: /hammer/i })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toBe(`${t.entries.title}.xlsx`);

  const code = (await Promise.all(receipts.map(statusOf))).find((status) => status.code)?.code ?? '';
  await handOut(code);
  await page.getByRole('link', { name: t.pages.redemptions }).click();
  await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible();
  await noSeriousViolations(page);
  await page.getByLabel(ui.date).fill('2026-01-01');
  await page.getByLabel(ui.date).press('Enter');
  await expect(page.getByText(t.redemptions.empty)).toBeVisible();
});
