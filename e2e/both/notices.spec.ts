import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { publishedNotice, SCRIPT } from '../notices';
import { tampering } from '../tampering';
import { words } from '../visitor';

const { notice, center, core } = words;
const LIST = 'pages/notice/Notice';
const NOTICE = 'pages/notice/NoticeDetail';
const PINNED = 'Walking the valley in the rain';

onBoth('notices', async ({ phone }) => {
  const { web, mini } = phone;
  const title = `${SCRIPT} Bridge closed`;
  const { id } = await publishedNotice(title);
  const isNew = `${center.notices.unread}: ${title}`;
  const ran = () => web?.page.evaluate(() => Reflect.get(window, 'ran'));
  await phone.open(LIST);
  await phone.sees(title);
  if (web) {
    const first = web.top.locator('.endless .card').first();
    await expect(first).toContainText(PINNED);
    await expect(first).toContainText(center.notices.pinned);
  }
  const text = mini?.screen.text() ?? '';
  if (mini) expect(text.indexOf(PINNED), 'pinned first').toBeLessThan(text.indexOf(title));

  await phone.tap(isNew);
  await phone.isOn(NOTICE, { id });
  await phone.sees('Way round');
  await phone.sees('Take the east gate.');
  await phone.sees(title);
  await phone.signedIn();
  await expect.poll(() => phone.calls('readNotice')).toBe(1);
  if (web) {
    await web.top.getByText('Nowhere').tap();
    expect(await ran()).toBeUndefined();
    await phone.isOn(NOTICE, { id });
  }
  await phone.tap('ask for help');
  await phone.isOn('pages/help/help');

  // Read on this phone, and known to the server: another phone of the same visitor would not show it as new.
  await phone.back();
  await phone.back();
  await phone.isOn(LIST);
  if (web) {
    await expect(web.button(title)).toBeVisible();
    await expect(web.button(isNew)).toHaveCount(0);
  }
  await web?.page.evaluate(() => localStorage.removeItem('notice-read'));
  mini?.phone.storage.delete('notice-read');
  await phone.close();
  await phone.open(LIST, { category: 'closure' });
  await phone.tap(title);
  await phone.isOn(NOTICE, { id });
  await phone.back();

  await phone.tap(notice.category.exhibition);
  await phone.sees('New in the museum: the giant in the shale');
  await phone.seesNot(title);
  await phone.tap(notice.readAll);
  await phone.sees(notice.allRead);
  expect(await ran()).toBeUndefined();
});

onBoth('lockedPage', async ({ phone }) => {
  let locks: object[] = [{ page: 'notice', reason: `Being rewritten ${SCRIPT}`, until: '2030-01-05T09:00:00+08:00' }];
  const tampered = await tampering<object[]>((_, result) => [...result, ...locks]);
  await phone.divert('getPageLocks', tampered.url);
  await phone.open(LIST);
  await phone.sees(core.page.locked);
  await phone.sees(`Being rewritten ${SCRIPT}`);
  await phone.sees(core.page.lockedUntil({ when: 'Sat 5 Jan 09:00' }));
  await phone.seesNot(notice.allCategories);
  expect(await phone.web?.page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();

  if (phone.web) {
    // The phone remembers: without an answer it stays locked.
    const mend = await phone.fail('getPageLocks', 'reset');
    await phone.reload();
    await phone.sees(core.page.locked);
    await mend();
  }

  locks = [{ page: 'home', reason: 'Storm', until: null }];
  await phone.tap(core.page.lockedLook);
  await phone.sees(PINNED);
  // A tab of the bar.
  await phone.close();
  await phone.open('pages/home/home');
  await phone.sees('Storm');
  if (phone.web) await expect(phone.web.tab(2)).toBeVisible();
  await phone.tap(core.action.home);
  await phone.isOn('pages/IndexCenter/IndexCenter');
  tampered.close();
});
