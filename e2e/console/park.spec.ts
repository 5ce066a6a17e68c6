import { getPark } from '@park/contract/park/calls';
import { shell, ui } from '../../console/src/i18n/messages/en/core';
import { park as t } from '../../console/src/i18n/messages/en/park';
import { resultOf } from '../staff';
import { appUrl } from '../world';
import { consoleUrl, expect, noSeriousViolations, openAsOwner, test } from './fixtures';

test('an owner names the park, closes Mondays, opens a night, and sets the entry times; the first HTML says so', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openAsOwner(page, 'park/profile');
  const save = () => page.getByRole('button', { name: ui.save }).click();
  const saved = () => expect(page.getByText(ui.saved).last()).toBeVisible();
  await page.getByLabel(`${t.fields.name} · ${ui.languages['zh-Hans']}`, { exact: true }).fill('试验大峡谷');
  await page.getByRole('tab', { name: new RegExp(ui.languages.en) }).click();
  await page.getByLabel(`${t.fields.name} · ${ui.languages.en}`, { exact: true }).fill('Grand Canyon of Tests');
  await page.getByLabel(t.phone.emergency).fill('at the gate');
  const [monday, saturday] = ['Monday', 'Saturday'];
  await page.getByRole('button', { name: t.hours.removeSpan({ day: monday }) }).click();
  await page.getByLabel(`${saturday} ${t.hours.closes}`).fill('08:00');
  await save();
  await expect(page.getByText(t.phoneWrong)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(ui.notSaved({ what: `${t.phones}, ${t.hours.title}` }));
  await expect(page.getByText(t.mistakes.order).first()).toBeVisible();
  await page.getByLabel(t.phone.emergency).fill('0571-8888 0119');
  await page.getByLabel(`${saturday} ${t.hours.closes}`).fill('01:30');
  await expect(page.getByText(t.hours.nextDay)).toBeVisible();
  await expect(page.locator('[data-state=closed]').first(), 'the days ahead follow').toBeVisible();
  await page.getByRole('button', { name: t.hours.addSeason }).click();
  await expect(page.getByText(t.mistakes.seasonDays), 'it was only just added').toHaveCount(0);
  await save();
  await expect(page.getByText(t.mistakes.seasonDays)).toBeVisible();
  await page.getByRole('button', { name: t.hours.removeSeason }).click();
  await expect(page.getByText(t.mistakes.seasonDays)).toHaveCount(0);
  await noSeriousViolations(page);
  await save();
  await saved();
  const head = page.locator('.shell-top');
  await expect(head, 'the console’s own head follows').toContainText('Grand Canyon of Tests');
  const ofTab = `Grand Canyon of Tests · ${shell.console}`;
  await expect(page, 'and the browser’s tab').toHaveTitle(ofTab);
  await head.getByRole('button', { name: shell.otherLanguage }).click();
  await expect(head).toContainText('试验大峡谷');
  await expect(page).toHaveTitle(/^试验大峡谷 · /);
  await page.reload();
  await head.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveTitle(ofTab);
  const { name, phones, hours } = await resultOf(getPark, {}, undefined, { 'accept-language': 'en' });
  expect([name, phones.emergency]).toEqual(['Grand Canyon of Tests', '0571-8888 0119']);
  expect(hours.seasons[0]?.week.map((spans) => spans[0]?.until ?? '')).toEqual([
    '',
    ...Array(4).fill('18:00'),
    '25:30',
    '18:00',
  ]);
  const html = async () => (await fetch(appUrl(), { headers: { 'accept-language': 'en-US' } })).text();
  await expect.poll(html).toContain('<title>Grand Canyon of Tests</title>');

  await page.goto(consoleUrl('park/slots'));
  await page.getByRole('button', { name: t.slots.add }).click();
  await page.getByLabel(t.slots.start).last().fill('17:00');
  await page.getByLabel(t.slots.end).last().fill('16:00');
  await save();
  await expect(page.getByText(t.slots.order)).toBeVisible();
  await page.getByLabel(t.slots.end).last().fill('17:30');
  await noSeriousViolations(page);
  await save();
  await saved();
  await page.goto(consoleUrl('park/rules'));
  const perOrder = page.getByLabel(t.rules.names.ticket.perOrder);
  await perOrder.fill('11');
  await save();
  await expect(page.getByText(t.rules.between({ min: 1, max: 10 }))).toBeVisible();
  await perOrder.fill('3');
  await expect(page.getByText(t.rules.delivered({ value: 5 }))).toBeVisible();
  await page.getByLabel(t.rules.names.phone.regions).click();
  await page.getByTitle(t.rules.words.china).click();
  await expect(page.getByText(t.rules.delivered({ value: t.rules.words.every }))).toBeVisible();
  await noSeriousViolations(page);
  await save();
  await saved();
  expect((await resultOf(getPark, {})).rules).toMatchObject({
    ticket: { perOrder: 3, payWithin: 15 },
    phone: { regions: 'china' },
  });
  await page.goto(consoleUrl('audit'));
  await expect(page.getByText('Saved the entry times')).toBeVisible();

  await page.goto(consoleUrl('park/lists'));
  const list = page.locator('section').filter({ hasText: t.lists.names.help });
  const wayLost = t.lists.delivered.help.lostWay;
  await expect(list.getByRole('switch', { name: t.lists.offered({ name: t.lists.delivered.help.other }) })).toBeDisabled();
  await list.getByRole('switch', { name: t.lists.offered({ name: wayLost }) }).click();
  await list.getByRole('button', { name: t.lists.add({ list: t.lists.names.help }) }).click();
  await save();
  await expect(page.getByText(ui.needed)).toBeVisible();
  await list.getByLabel(`${t.lists.name} · ${ui.languages['zh-Hans']}`).fill('遇蛇');
  await list.getByRole('tab', { name: new RegExp(ui.languages.en) }).click();
  await list.getByLabel(`${t.lists.name} · ${ui.languages.en}`).fill('Snake');
  await expect(list.getByRole('button', { name: t.lists.remove({ name: 'Snake' }) })).toBeVisible();
  await list.getByRole('button', { name: t.lists.up({ name: 'Snake' }) }).click();
  await noSeriousViolations(page);
  await save();
  await saved();
  await expect(list.getByRole('button', { name: t.lists.remove({ name: 'Snake' }) }), 'it may have been used').toHaveCount(0);
  const { lists } = await resultOf(getPark, {}, undefined, { 'accept-language': 'en' });
  expect(lists.help?.map(({ id, name, off, urgency }) => [name ?? id, off, urgency])).toEqual([
    ['danger', false, undefined],
    ['hurt', false, undefined],
    ['lostChild', false, undefined],
    ['lostWay', true, undefined],
    ['Snake', false, 2],
    ['other', false, undefined],
  ]);
});

test('an owner takes published holidays over, with longer hours', async ({ page }) => {
  await page.clock.setFixedTime('2026-09-20T09:00:00+08:00');
  await openAsOwner(page, 'park/profile');
  await page.getByRole('button', { name: t.holidays.add({ year: 2026 }) }).click();
  const dialog = page.getByRole('dialog');
  const [midAutumn, national] = [dialog.getByRole('checkbox').first(), dialog.getByRole('checkbox').last()];
  await expect(midAutumn).toHaveAccessibleName(/Mid-Autumn Festival Fri,? 25 Sept – Sun,? 27 Sept/);
  await national.check();
  await dialog.getByLabel(`National Day ${t.hours.closes}`).fill('20:00');
  await noSeriousViolations(page);
  await page.screenshot({ path: test.info().outputPath('holidays.png') });
  await dialog.getByRole('button', { name: t.holidays.ok({ n: 1 }) }).click();
  await expect(page.getByRole('group', { name: '1 Oct 2026 – 7 Oct 2026' }).getByLabel(/Closes$/)).toHaveValue('20:00');
  await page.getByRole('button', { name: t.holidays.add({ year: 2026 }) }).click();
  await expect(national, 'added already').toBeDisabled();
  await page.getByRole('button', { name: ui.no }).click();
  await page.getByRole('button', { name: ui.save }).click();
  await expect(page.getByText(ui.saved).last()).toBeVisible();
});
