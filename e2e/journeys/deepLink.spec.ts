import { expect, journey } from '../fixtures';
import { firstPoint } from '../park';
import { Visitor } from '../visitor';

journey('deepLink', async ({ page, calls }) => {
  const point = await firstPoint();
  const visitor = new Visitor(page);
  await visitor.open('pages/LivePoint/LivePoint', { id: point.id });
  await visitor.signedIn();
  await visitor.isOn(`pages/LivePoint/LivePoint?id=${point.id}`);
  await visitor.sees(point.name);
  expect(calls.count('openIdLogin'), 'one sign-in').toBe(1);
  // WeChat's code must not wait in the address for a reload to spend it twice.
  expect(new URL(page.url()).search).toBe('');
});

journey('reload', async ({ page, calls }) => {
  const point = await firstPoint();
  const visitor = new Visitor(page);
  await visitor.open('pages/LivePoint/LivePoint', { id: point.id });
  await visitor.signedIn();
  await visitor.sees(point.name);
  calls.forget();

  await page.reload();
  await visitor.sees(point.name);
  await visitor.isOn(`pages/LivePoint/LivePoint?id=${point.id}`);
  expect(calls.matching('sysWechat'), 'a stored token needs no sign-in').toEqual([]);
});
