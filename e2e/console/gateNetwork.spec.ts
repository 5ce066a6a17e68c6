import { groupNumber } from '@park/contract/groupNumber';
import { checkIn, undoCheckIn } from '@park/contract/ticket/gate/calls';
import type { Page } from '@playwright/test';
import { gate as t } from '../../console/src/i18n/messages/en/gate';
import { guest } from '../guest';
import { openAs } from './accounts';
import { expect, TABLET, test } from './fixtures';
import { beAt, conflictsOf, openGate, scan, state, statuses, verdict } from './gates';
import { codeOf, ticketsForToday } from './guests';

test.use({ serviceWorkers: 'allow', viewport: TABLET });

test('a slow answer refuses nobody: a second try and a let in are the same entry', async ({ page, watch }) => {
  watch.expectFailedRequests();
  const token = await guest();
  const order = await ticketsForToday(token, 2);
  const [first = '', second = ''] = order.tickets.map(({ number }) => number);
  const type = async (number: string) => {
    await page.getByLabel(t.scan.label).fill(number);
    await page.getByRole('button', { name: t.scan.check, exact: true }).click();
  };
  await openAs(page, 'gate', 'gate');
  await beAt(page, 'Slow gate');
  // The server uses the ticket, and the tablet does not hear of it in time.
  const slow = async () => {
    const answers: (() => void)[] = [];
    await page.route(`**${checkIn.path}`, async (route) => {
      await route.fetch();
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.abort().catch(() => undefined);
    });
    return async () => {
      await page.unroute(`**${checkIn.path}`);
      for (const answer of answers) answer();
    };
  };

  const quick = await slow();
  await type(first);
  await expect(verdict(page)).toContainText(t.verdicts.unchecked);
  expect(await statuses(order, token)).toEqual(['used', 'valid']);
  await quick();
  await expect(state(page).getByText(t.state.online)).toBeVisible();
  await page.reload();
  await type(first);
  await expect(verdict(page)).toContainText(t.verdicts.ok);

  const quickAgain = await slow();
  await type(second);
  await expect(verdict(page)).toContainText(groupNumber(second));
  await expect(verdict(page)).toContainText(t.verdicts.unchecked);
  await type(second);
  await page.getByRole('button', { name: t.letIn }).click();
  await expect(verdict(page)).toContainText(t.verdicts.ok);
  await quickAgain();
  await expect(state(page).getByText(t.state.waiting({ count: 0 }))).toBeVisible();
  expect(await statuses(order, token)).toEqual(['used', 'used']);
  expect(await conflictsOf(order)).toEqual([]);

  // A real second use says when and where.
  await page.getByRole('button', { name: t.name.change({ name: 'Slow gate' }) }).click();
  await beAt(page, 'Quick gate');
  await type(second);
  await expect(verdict(page)).toContainText(t.verdicts.usedAlready);
  await expect(verdict(page)).toContainText(/\d\d:\d\d, Slow gate/);
});

for (const seconds of [2, 5, 20])
  test(`a network that takes ${seconds} s turns nobody away who has paid, at one gate or at two`, async ({
    page,
    browser,
    watch,
  }) => {
    watch.expectFailedRequests();
    const token = await guest();
    const [own, lost, both] = [
      await ticketsForToday(token, 3),
      await ticketsForToday(token, 1),
      await ticketsForToday(token, 1),
    ];
    const staff = await openAs(page, 'gate', 'gate');
    await beAt(page, 'East');
    const slow = async (on: Page) => {
      for (const call of [checkIn, undoCheckIn])
        await on.route(`**${call.path}`, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, seconds * 500));
          // The page may be gone by then.
          const answer = await route.fetch().catch(() => null);
          await new Promise((resolve) => setTimeout(resolve, seconds * 500));
          if (answer) await route.fulfill({ response: answer }).catch(() => undefined);
        });
    };
    await slow(page);
    await scan(page, await codeOf(token, own));
    await expect(verdict(page)).toContainText(t.family({ inside: 3, all: 3 }));

    // The server lets in, and its answer never arrives.
    await page.unroute(`**${checkIn.path}`);
    await page.route(`**${checkIn.path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await scan(page, await codeOf(token, lost));
    await expect(verdict(page)).toContainText(t.verdicts.ok);
    await expect(verdict(page)).toContainText(groupNumber(lost.tickets[0]?.number ?? ''));
    await page.unroute(`**${checkIn.path}`);
    await slow(page);

    // Both gates are asked at once: the one that the server hears first lets in, and no gate says no to a visitor who has paid only here.
    const west = await openGate(browser, staff, 'West');
    await slow(west);
    const code = await codeOf(token, both);
    await Promise.all([scan(page, code), scan(west, code)]);
    for (const gate of [page, west])
      await expect(verdict(gate)).toContainText(groupNumber(both.tickets[0]?.number ?? ''), { timeout: 20_000 });
    for (const gate of [page, west]) {
      await gate.unroute(`**${checkIn.path}`);
      await expect(state(gate).getByText(t.state.waiting({ count: 0 }))).toBeVisible({ timeout: 20_000 });
    }
    for (const order of [own, lost, both]) expect(await statuses(order, token)).toEqual(order.tickets.map(() => 'used'));
    expect(await conflictsOf(own)).toEqual([]);
    expect(await conflictsOf(lost)).toEqual([]);
    // Two people with one ticket: either a gate refused the second, or staff are told.
    const refused = (await Promise.all([page, west].map((gate) => verdict(gate).innerText()))).filter((text) =>
      text.includes(t.verdicts.usedAlready),
    );
    expect(refused.length + (await conflictsOf(both)).length).toBe(1);
    for (const gate of [page, west]) await gate.unrouteAll({ behavior: 'ignoreErrors' });
    await west.context().close();
  });
