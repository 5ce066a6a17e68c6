import type { CallInput } from '@park/contract/call';
import { getAdminExhibit, getExhibit, removeExhibit, saveExhibit } from '@park/contract/exhibit/calls';
import { getSignCodes } from '@park/contract/stamp/calls';
import type { Page } from '@playwright/test';
import { ui } from '../../console/src/i18n/messages/en/core';
import { exhibit as t } from '../../console/src/i18n/messages/en/exhibit';
import { callPark, resultOf, staffToken } from '../staff';
import { scan } from '../tickets';
import { parkUrl, sandboxUrl } from '../world';
import { makeStaff, openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, test } from './fixtures';

const ZH = ui.languages['zh-Hans'];
const EN = ui.languages.en;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = (page: Page, name: string, language: string) => page.getByLabel(`${name} · ${language}`, { exact: true });
/** No other journey makes one, and none is given again. */
const freeNumber = () => `${9_000 + Math.floor(Math.random() * 999)}`;

/** Spoils the next code that WeChat is asked for. */
const spoilNextCode = (kind: string) =>
  fetch(`${sandboxUrl()}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, on: 'getwxacodeunlimit' }),
  });

async function write(page: Page, number: string): Promise<void> {
  await page.getByLabel(t.number).fill(number);
  await text(page, ui.name, ZH).fill('贵州龙');
  await text(page, t.formation, ZH).fill('竹杆坡组');
  await text(page, t.where, ZH).fill('博物馆一层');
  await text(page, t.story, ZH).fill('它生活在海里。\n\n它会游泳。');
  await page.getByLabel(t.latin).fill('Keichousaurus hui');
  await page.getByLabel(t.fromMa).fill('240');
  await page.getByLabel(t.toMa).fill('242');
  await page.getByLabel(t.millimetres).fill('250');
  for (const source of Object.values(t.source)) await page.getByLabel(source, { exact: true }).fill('A paper');
}

test('an exhibit is made with its gaps marked, hidden and shown, its sign is printed, and it is removed for good', async ({
  page,
}) => {
  const number = freeNumber();
  const isPublic = async () => (await callPark(getExhibit, { id: number })).code === 200;
  await openAs(page, 'exhibits', 'content');
  await button(page, t.add).click();
  await expect(firstHeading(page)).toHaveText(t.add);
  await button(page, ui.save).click();
  await expect(page.getByText(ui.needed).first()).toBeVisible();
  await expect(page.getByText(t.numberWrong({ max: 9_999 }))).toBeVisible();
  await write(page, number);
  await expect(page.getByText(t.periods.triassic)).toHaveCount(2);
  await button(page, ui.save).click();
  await expect(page.getByText(t.agesWrong)).toBeVisible();
  await page.getByLabel(t.toMa).fill('235');
  await page.getByRole('tab', { name: new RegExp(EN) }).click();
  await text(page, ui.name, EN).fill('Keichousaurus');
  await expect(page.getByRole('tab', { name: new RegExp(EN) })).toContainText(ui.notWritten);
  await text(page, t.childStory, EN).fill('A little swimmer.');
  await button(page, ui.save).click();
  // A story for children in English alone would leave the others without one.
  await expect(page.getByRole('tab', { name: new RegExp(ZH), selected: true })).toBeVisible();
  await text(page, t.childStory, ZH).fill('它很小。');
  await noSeriousViolations(page);
  await button(page, ui.save).click();
  await expect(firstHeading(page)).toHaveText(`${number} Keichousaurus`);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`/exhibits/${number}$`));
  expect(await isPublic()).toBe(false);
  const shown = page.getByRole('switch', { name: t.shown });
  await shown.click();
  await button(page, ui.save).click();
  await expect.poll(isPublic).toBe(true);

  await page.getByRole('button', { name: t.sign, exact: true }).click();
  await expect(firstHeading(page)).toHaveText(t.signs);
  const sign = page.getByRole('listitem').filter({ hasText: 'Keichousaurus hui' });
  await expect(sign).toContainText(`${number}贵州龙Keichousaurus`);
  await noSeriousViolations(page);
  const drawing = await page.getByRole('img', { name: t.code({ number }) }).evaluate((svg) => {
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    return svg.outerHTML;
  });
  const code = await scan(page, `data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`);
  // What stands behind the dot proves at the server that the sign was scanned.
  const issued = (await resultOf(getSignCodes, {}, await staffToken())).find(({ exhibitId }) => exhibitId === number);
  expect(issued?.code).toMatch(new RegExp(`^${number}\\.[\\w-]{8}$`));
  expect(code).toBe(`${parkUrl()}/mp/#/pages/exhibit/exhibit?scene=${issued?.code}`);
  await page.emulateMedia({ media: 'print' });
  await expect(sign).toBeVisible();
  await expect(firstHeading(page)).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(consoleUrl('exhibits?group=mollusc&shown=yes'));
  const row = page.getByRole('row').filter({ hasText: 'Keichousaurus hui' }).filter({ hasText: number });
  await expect(row).toContainText(t.isShown.yes);
  await expect(row).toContainText(ui.missing({ languages: ['繁體中文', 'English', 'Español', 'Français'].join(ui.comma) }));
  await noSeriousViolations(page);
  await page.goto(consoleUrl('exhibits?shown=no'));
  await expect(page.locator('.sheet')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(consoleUrl(`exhibits/${number}`));
  await shown.click();
  await button(page, ui.save).click();
  await expect.poll(isPublic).toBe(false);

  await button(page, ui.remove).click();
  const question = page.getByRole('dialog', { name: t.removeTitle({ number }) });
  await expect(question).toContainText('its number is never given again');
  await question.getByRole('button', { name: ui.remove }).click();
  await expect(firstHeading(page)).toHaveText(t.title);
  expect((await callPark(getExhibit, { id: number })).extras?.error).toBe('exhibitRemoved');

  await button(page, t.add).click();
  await write(page, number);
  await page.getByLabel(t.toMa).fill('235');
  await button(page, ui.save).click();
  await expect(page.locator('.ant-message')).toContainText('A number that was on a sign is not given again');
  await expect(firstHeading(page)).toHaveText(t.add);
});

test('signs are printed with codes that WeChat draws, one after another; one that failed is asked for again', async ({
  page,
}) => {
  const signs = await resultOf(getSignCodes, {}, await staffToken());
  // Its picture has a name, too.
  const print = page.getByRole('button', { name: new RegExp(`${t.print}$`) });
  await openAs(page, 'exhibits/signs', 'content');
  const drawn = page.getByRole('img', { name: /^Mini Program code of exhibit/ });
  // WeChat's limit is reached for the first; the others are asked for all the same.
  await spoilNextCode('tooOften');
  await page.getByRole('radiogroup', { name: t.codeKind }).getByText(t.miniCode, { exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('WeChat is not answering');
  const listed = page.getByRole('listitem').filter({ has: page.locator('.sign-number') });
  let shown = 0;
  await expect
    .poll(async () => {
      shown = await listed.count();
      return shown > 1 && (await drawn.count()) === shown - 1;
    })
    .toBe(true);
  await expect(page.getByText(t.codesReady({ ready: shown - 1, all: shown }))).toBeVisible();
  await expect(print).toBeDisabled();
  await noSeriousViolations(page);
  await button(page, ui.again).click();
  await expect(print).toBeEnabled();
  await expect(drawn).toHaveCount(shown);
  const signCode = signs.find(({ exhibitId }) => exhibitId === '14')?.code;
  const code = page.getByRole('img', { name: t.miniCodeOf({ number: '14' }), exact: true });
  expect(await scan(page, (await code.getAttribute('src')) ?? '')).toBe(
    `pages/IndexCenter/IndexCenter?scene=${encodeURIComponent(`e=${signCode}`)}`,
  );
});

test('two people edit one exhibit: the second is told who, sees both, and loses nothing', async ({ page }) => {
  const [id, other] = [freeNumber(), freeNumber()];
  await resultOf(saveExhibit, { ...BELEMNITE, id: other, version: 0 }, await staffToken());
  const made = await resultOf(saveExhibit, { ...BELEMNITE, id, version: 0, related: [other] }, await staffToken());
  await openAs(page, `exhibits/${id}`, 'content');
  const ma = await makeStaff('content');
  await page.getByLabel(t.latin).fill('Belemnites typed');
  const { updatedAt: _at, updatedBy: _by, ...contents } = made;
  await resultOf(
    saveExhibit,
    { ...contents, related: [], latin: 'Belemnites saved', size: { millimetres: 99, beside: 'hand' } },
    await tokenOf(ma),
  );
  await button(page, ui.save).click();
  const dialog = page.getByRole('dialog', { name: ui.conflict.title });
  await expect(dialog).toContainText(ma.userName);
  await expect(dialog).toContainText('Belemnites typed');
  await expect(dialog).toContainText('Belemnites saved');
  await noSeriousViolations(page);
  await dialog.getByRole('group', { name: t.millimetres }).getByRole('radio', { name: ui.conflict.theirs }).check();
  await dialog.getByRole('button', { name: ui.conflict.save }).click();
  await expect(dialog).toHaveCount(0);
  const saved = async () => resultOf(getAdminExhibit, { id }, await staffToken());
  await expect.poll(async () => (await saved()).version).toBe(3);
  expect(await saved()).toMatchObject({ latin: 'Belemnites typed', size: { millimetres: 99 } });

  // What it was is still there, and comes back as it can; somebody else's save in between is told as ever.
  await resultOf(removeExhibit, { id: other, version: 1 }, await staffToken());
  await page.reload();
  await button(page, ui.versions.title).click();
  const drawer = page.getByRole('dialog', { name: ui.versions.title });
  await expect(drawer.getByRole('button', { name: /^(Current version|Version 2|Version 1)/ })).toHaveCount(3);
  await drawer.getByRole('button', { name: new RegExp(`^${ui.versions.number({ version: 2 })}`) }).click();
  await expect(drawer).toContainText(ma.userName);
  await expect(drawer.locator('.side').filter({ hasText: 'Belemnites saved' })).toContainText(ui.versions.after);
  await drawer.getByRole('button', { name: new RegExp(`^${ui.versions.number({ version: 1 })}`) }).click();
  await expect(drawer).toContainText(ui.versions.first);
  await noSeriousViolations(page);
  await drawer.getByRole('button', { name: ui.versions.restoreThis({ version: 1 }) }).click();
  const restoring = page.getByRole('dialog', { name: ui.versions.restoreTitle({ version: 1 }) });
  await expect(restoring).toContainText(t.relatedGone({ numbers: other }));
  const { updatedAt: _, updatedBy: __, ...third } = await saved();
  await resultOf(saveExhibit, { ...third, related: [], accession: 'YL-7' }, await tokenOf(ma));
  await restoring.getByRole('button', { name: ui.versions.restore }).click();
  await expect(dialog).toContainText('YL-7');
  await dialog.getByRole('button', { name: ui.conflict.save }).click();
  await expect.poll(async () => (await saved()).version).toBe(5);
  expect(await saved()).toMatchObject({ latin: 'Belemnites', size: { millimetres: 90 }, accession: '', related: [] });
});

/** Hidden, so that no journey of visitors meets it. */
const BELEMNITE = {
  name: { 'zh-Hans': '箭石', en: 'Belemnite' },
  latin: 'Belemnites',
  group: 'mollusc',
  fromMa: 190,
  toMa: 180,
  formation: { 'zh-Hans': '一个组' },
  size: { millimetres: 90, beside: 'hand' },
  where: { 'zh-Hans': '博物馆' },
  at: null,
  mayTouch: true,
  accession: '',
  motif: 'belemnite',
  coverId: null,
  credit: '',
  story: { 'zh-Hans': '它像一支箭。' },
  childStory: null,
  sources: { age: 'a chart', formation: 'a paper', size: 'a specimen' },
  related: [],
  isShown: false,
} satisfies Omit<CallInput<typeof saveExhibit>, 'id' | 'version'>;
