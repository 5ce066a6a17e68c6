import { expect, journey } from '../fixtures';
import { publishedNotice, SCRIPT } from '../notices';
import { Visitor, words } from '../visitor';

const { notice, center, core } = words;

journey('notices', async ({ page, calls }) => {
  const title = `${SCRIPT} Bridge closed`;
  const { id } = await publishedNotice(title);
  const visitor = new Visitor(page);
  await visitor.open('pages/notice/Notice');
  const cards = visitor.top.locator('.endless .card');
  const first = cards.first();
  await expect(first).toContainText('Walking the valley in the rain');
  await expect(first).toContainText(center.notices.pinned);

  const isNew = `${center.notices.unread}: ${title}`;
  await visitor.button(isNew).tap();
  await visitor.isOn(`pages/notice/NoticeDetail?id=${id}`);
  await visitor.sees('Way round');
  await expect(visitor.heading(title)).toBeVisible();
  await visitor.signedIn();
  await expect.poll(() => calls.count('readNotice')).toBe(1);
  await visitor.top.getByText('Nowhere').tap();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await visitor.isOn(`pages/notice/NoticeDetail?id=${id}`);
  await visitor.top.getByRole('link', { name: 'ask for help' }).tap();
  await visitor.isOn('pages/help/help');

  // Read on this phone, and known to the server: another phone of the same visitor would not show it as new.
  await page.goBack();
  await page.goBack();
  await visitor.isOn('pages/notice/Notice');
  await expect(visitor.button(title)).toBeVisible();
  await expect(visitor.button(isNew)).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('notice-read'));
  await page.reload();
  await expect(visitor.button(title)).toBeVisible();

  await visitor.top.getByRole('radio', { name: notice.category.exhibition }).tap();
  await expect(visitor.button(title)).toHaveCount(0);
  await visitor.sees('New in the museum: the giant in the shale');
  await visitor.tap(notice.readAll);
  await visitor.sees(notice.allRead);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});

journey('lockedPage', async ({ page, watch }) => {
  const locks: object[] = [];
  await page.route('**/getPageLocks', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, result: [...body.result, ...locks] } });
  });
  const visitor = new Visitor(page);
  const page1 = 'pages/notice/Notice';
  locks.push({ page: 'notice', reason: `Being rewritten ${SCRIPT}`, until: '2030-01-05T09:00:00+08:00' });
  await visitor.open(page1);
  await visitor.sees(core.page.locked);
  await visitor.sees('Being rewritten <img');
  await visitor.sees(core.page.lockedUntil({ when: 'Sat 5 Jan 09:00' }));
  await expect(visitor.top.getByRole('radio')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();

  // The phone remembers: without an answer it stays locked.
  watch.expectFailedRequests();
  await page.route('**/getPageLocks', (route) => route.abort());
  await page.reload();
  await visitor.sees(core.page.locked);
  await page.unroute('**/getPageLocks');

  // The park's own answer: nothing is locked.
  await visitor.tap(core.page.lockedLook);
  await visitor.sees('Walking the valley in the rain');
  await page.route('**/getPageLocks', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, result: [{ page: 'home', reason: 'Storm', until: null }] } });
  });
  await visitor.open('pages/home/home');
  await page.reload();
  await visitor.sees('Storm');
  await expect(visitor.tab(2)).toBeVisible();
  await visitor.tap(core.action.home);
  await visitor.isOn(/^(pages\/IndexCenter\/IndexCenter)?$/);
});
