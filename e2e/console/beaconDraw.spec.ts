import { addDays, parkDay } from '@park/contract/parkTime';
import { prize as t } from '../../console/src/i18n/messages/en/prize';
import { NAMED, openBeaconPark } from '../beaconPark';
import { signUp, untilDrawn } from '../prizes';
import { openAs } from './accounts';
import { expect, noSeriousViolations, openAsOwner, test } from './fixtures';

const day = (days: number, clock: string) => `${addDays(parkDay(Date.now()), days)}T${clock}`;

test('a park that does not reach the public beacon cannot choose it, and loses nothing of what was written', async ({
  page,
  watch,
}, info) => {
  watch.expectFailedRequests();
  const name = `Beacon draw ${info.testId.slice(-6)}`;
  await openAs(page, 'draw/rounds/new', 'draw');
  const chinese = (label: string) => page.getByLabel(`${label} · 简体中文`, { exact: true });
  await chinese(t.edit.name).fill(name);
  await chinese(t.edit.text).fill('欢迎参加');
  await page.getByLabel(t.edit.closeAt, { exact: true }).fill(day(20, '10:00'));
  await page.getByLabel(t.edit.drawAt, { exact: true }).fill(day(20, '10:04'));
  await page.getByLabel(t.edit.claimUntil, { exact: true }).fill(day(22, '10:00'));
  await chinese(t.edit.prizeName).fill('地质锤');
  await chinese(t.edit.prizeText).fill('锻钢，木柄');
  await chinese(t.edit.organiser).fill('化石谷地质公园');
  await chinese(t.edit.claimHow).fill('凭兑奖码到服务台');
  await page.getByLabel(t.edit.value, { exact: true }).fill('300');
  const choice = page.getByRole('switch', { name: t.edit.beacon });
  await choice.click();
  await expect(page.getByText(t.edit.drawAfterGap({ minutes: 5 }))).toBeVisible();
  await page.getByLabel(t.edit.drawAt, { exact: true }).fill(day(20, '10:05'));
  await expect(page.getByText(t.edit.drawAfterGap({ minutes: 5 }))).toHaveCount(0);
  await page.getByRole('button', { name: t.edit.save }).click();
  await expect(page.getByText(/This server cannot reach the public beacon/)).toBeVisible();
  await expect(chinese(t.edit.name)).toHaveValue(name);
  await noSeriousViolations(page);
  await choice.click();
  await page.getByRole('button', { name: t.edit.save }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a round with a public beacon says that it waits and since when, and is checked in the browser once drawn', async ({
  page,
  park,
}) => {
  test.setTimeout(300_000);
  const beaconPark = await openBeaconPark(park);
  try {
    const round = await beaconPark.open();
    for (const [i, phone] of ['13812340011', '13812340012'].entries()) await signUp(round, `Entrant ${i}`, phone);
    await beaconPark.close(round);
    beaconPark.beacon.manner = 'away';
    await beaconPark.at(20_000);
    await openAsOwner(page, `draw/rounds/${round.id}`);
    await expect(page.getByText(t.round.beaconAt({ round: NAMED.round, at: '' })).first()).toBeVisible();
    await expect(page.getByText(/^The draw waits for the public beacon since/)).toBeVisible();
    await noSeriousViolations(page);

    beaconPark.beacon.manner = 'true';
    await beaconPark.at(120_000);
    await untilDrawn(round);
    await expect(page.getByRole('button', { name: t.proof.check })).toBeVisible();
    await expect(page.getByText(/^The draw waits/)).toHaveCount(0);
    await expect(page.locator('code', { hasText: NAMED.signature })).toBeVisible();
    await page.getByRole('button', { name: t.proof.check }).click();
    await expect(page.getByText(t.proof.steps.beacon)).toBeVisible();
    await expect(page.getByText(/Everything is correct/)).toBeVisible();
    await noSeriousViolations(page);
  } finally {
    await page.goto('about:blank');
    await beaconPark.stop();
  }
});
