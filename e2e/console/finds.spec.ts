import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addFindStep, getAdminFind, getFinds, reportFind, takeFind } from '@park/contract/find/calls';
import { find as t } from '../../console/src/i18n/messages/en/find';
import { resultOf } from '../staff';
import { makeStaff, openAs, tokenOf } from './accounts';
import { expect, firstHeading, noSeriousViolations, test } from './fixtures';

/** A find as a phone reports it. */
async function report(words: string) {
  const device = randomUUID();
  const position = {
    latitude: 25.61712,
    longitude: 105.43181,
    accuracy: 8,
    system: 'gcj02',
    at: new Date().toISOString(),
  } as const;
  const sent = {
    clientId: randomUUID(),
    device,
    kind: 'bone',
    words,
    placeWords: 'By the bridge',
    position,
    foundAt: null,
  } as const;
  return { device, ...(await resultOf(reportFind, sent)) };
}

test('a find is looked at, goes from hand to hand in steps that stay, and leaves for the authority as a file', async ({
  page,
}) => {
  const { id, number, device } = await report('A jaw with four teeth');
  await openAs(page, 'help', 'helpDesk');
  await page.getByRole('menuitem', { name: 'Fossil finds' }).click();
  await expect(firstHeading(page)).toHaveText(t.title);
  await noSeriousViolations(page);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('A jaw with four teeth')).toBeVisible();
  await expect(page.getByText('25.617')).toHaveCount(0);
  await page.getByRole('button', { name: t.place.show }).click();
  await expect(page.getByText(/25\.617120, 105\.431810/)).toBeVisible();
  await expect(page.getByText('By the bridge')).toBeVisible();
  await page.getByRole('button', { name: t.take }).click();
  const write = async (kind: keyof typeof t.steps, fields: Record<string, string>) => {
    await page.getByRole('button', { name: t.steps[kind], exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.steps[kind] });
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText('Please fill this in.').first()).toBeVisible();
    for (const [label, words] of Object.entries(fields)) await dialog.getByLabel(label).fill(words);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog).toBeHidden();
  };
  await write('collected', {
    [t.fields.toWhom]: 'Ms Lin',
    [t.fields.keptAt]: 'Store room 2',
    [t.fields.condition]: 'One tooth loose',
    [t.reason]: 'Rain was washing it out',
  });
  const history = page.getByRole('region', { name: t.history });
  await expect(history).toContainText(`${t.from({ who: t.site })} → Ms Lin`);

  // A colleague writes, too: the page hears of it.
  const colleague = await tokenOf(await makeStaff('helpDesk'));
  await resultOf(addFindStep, { id, nth: 3, kind: 'noted', words: 'Seen by Mr Wu' }, colleague);
  await expect(history).toContainText('Seen by Mr Wu');
  await write('handedOver', {
    [t.fields.toWhom]: 'County bureau of natural resources',
    [t.fields.condition]: 'As before',
    [t.reason]: 'Receipt 77',
  });
  await expect(history).toContainText(`${t.from({ who: 'Ms Lin' })} → County bureau of natural resources`);
  await write('answered', { [t.fields.named]: 'Keichousaurus', [t.answer]: 'A jaw of a Keichousaurus. Thank you!' });
  const [find] = await resultOf(getFinds, { device });
  expect(find?.answer).toMatchObject({ named: 'Keichousaurus', text: 'A jaw of a Keichousaurus. Thank you!' });
  await noSeriousViolations(page);

  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('25.61712');
  expect(csv).toContain('Ms Lin → County bureau of natural resources');
});

test('of two who take one find, the second is told who was first', async ({ page }) => {
  const { id, number } = await report('A shell');
  await openAs(page, `finds/${id}`, 'helpDesk');
  await expect(firstHeading(page)).toHaveText(number);
  const other = await makeStaff('helpDesk');
  // The page has not heard of it when the button is pressed.
  await page.route('**/findAdmin/takeFind', async (route) => {
    await resultOf(takeFind, { id }, await tokenOf(other));
    await route.continue();
  });
  await page.getByRole('button', { name: t.take }).click();
  await expect(page.getByText(`${other.userName} has been handling this find`)).toBeVisible();
  expect((await resultOf(getAdminFind, { id }, await tokenOf(other))).takenBy).toBe(other.userName);
});
