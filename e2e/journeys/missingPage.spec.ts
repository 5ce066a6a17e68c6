import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

journey('missingPage', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/nowhere/nowhere', { id: '1' });
  await visitor.isOn(/^pages\/error\/error\?/);
  await visitor.sees('page not found');
  await visitor.tap(words.core.action.home);
  await visitor.isOn(/^(pages\/IndexCenter\/IndexCenter)?$/);
  await expect(visitor.tab(0)).toBeVisible();
});

journey('missingPage', 'while the app is open', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await expect(visitor.tab(0)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/pages/nowhere/nowhere';
  });
  await visitor.sees('page not found');
  await visitor.tap(words.core.action.home);
  await visitor.isOn(/^(pages\/IndexCenter\/IndexCenter)?$/);
});
