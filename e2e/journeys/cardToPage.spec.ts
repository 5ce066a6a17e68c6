import { getTicket } from '@park/contract/ticket/product/calls';
import { boxOf } from '../boxOf';
import { expect, journey } from '../fixtures';
import { product } from '../tickets';
import { Visitor } from '../visitor';

journey('cardToPage', async ({ page }) => {
  const { id, name } = await product({ realName: false });
  const visitor = new Visitor(page);
  await visitor.open('pages/ticket/ticketList');
  await visitor.signedIn();
  const card = visitor.top.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await page.evaluate(() => {
    const flights: unknown[] = [];
    Object.assign(window, { flights });
    new MutationObserver((changes) => {
      for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (one instanceof HTMLElement && one.className === 'picture-flight')
          for (const { effect } of one.getAnimations())
            if (effect instanceof KeyframeEffect)
              flights.push([effect.getTiming().duration, effect.getKeyframes()[0]?.transform]);
    }).observe(document.body, { childList: true });
  });
  const flights = () => page.evaluate(() => (window as unknown as { flights: [number, string][] }).flights);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${getTicket.path}*`, async (route) => {
    await released;
    await route.continue();
  });
  await card.tap();
  await visitor.isOn(new RegExp(`^pages/ticket/ticketDetail\\?id=${id}`));
  const head = visitor.top.getByRole('img', { name, exact: true });
  await expect(head, 'before the answer').toBeVisible();
  expect(await flights()).toEqual([[200, expect.stringMatching(/^translate\(-\d.*\) scale\(0\.\d+\)$/)]]);
  await expect(page.locator('.picture-flight')).toHaveCount(0);
  const box = await boxOf(head);
  release();
  await visitor.sees(/^Book · ¥/);
  expect(await boxOf(head), 'nothing moved').toEqual(box);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await card.tap();
  await expect(head).toBeVisible();
  expect(await flights()).toHaveLength(1);
});
