import { publishedNotice, SCRIPT } from '../notices';
import { tampering } from '../tampering';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';

const { notice, center, core } = words;
const LIST = '/pages/notice/Notice';

weappJourney('notices', async ({ hold }) => {
  const title = `${SCRIPT} Stairs closed`;
  const { id } = await publishedNotice(title);
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  await program.launch(LIST);
  await screen.sees(title);
  const text = screen.text();
  expect(text.indexOf('Walking the valley in the rain'), 'pinned first').toBeLessThan(text.indexOf(title));
  const told = () => phone.requests.filter((call) => call.includes('readNotice')).length;
  await screen.tap(`${center.notices.unread}: ${title}`);
  await screen.isOn('pages/notice/NoticeDetail');
  await screen.sees('Way round');
  await screen.sees('Take the east gate.');
  await expect.poll(told).toBe(1);
  await screen.tap('ask for help');
  await screen.isOn('pages/help/help');

  // What was read is known to the server, not to this phone alone.
  phone.storage.delete('notice-read');
  await program.launch(`${LIST}?category=closure`);
  await screen.sees(title);
  await screen.tap(title);
  await screen.isOn('pages/notice/NoticeDetail');
  expect(program.stack.at(-1)?.options?.id ?? id).toBe(id);
  await program.launch(`${LIST}?category=exhibition`);
  await screen.tap(notice.readAll);
  await screen.sees(notice.allRead);
});

weappJourney('lockedPage', async ({ hold }) => {
  let locks: object[] = [{ page: 'notice', reason: `Being rewritten ${SCRIPT}`, until: '2030-01-05T09:00:00+08:00' }];
  const park = await tampering<object[]>((_, result) => [...result, ...locks]);
  const holder = () => {
    const { phone, program, screen } = hold();
    const straight = phone.route;
    phone.route = (url) => (url.pathname.includes('getPageLocks') ? new URL(url.pathname, park.url) : straight(url));
    return { program, screen };
  };
  const reader = holder();
  await reader.program.launch(LIST);
  await reader.screen.sees(core.page.locked);
  await reader.screen.sees(`Being rewritten ${SCRIPT}`);
  await reader.screen.sees(core.page.lockedUntil({ when: 'Sat 5 Jan 09:00' }));
  expect(reader.screen.text()).not.toContain(notice.allCategories);
  locks = [{ page: 'home', reason: 'Storm', until: null }];
  await reader.screen.tap(core.page.lockedLook);
  await reader.screen.sees('Walking the valley in the rain');

  // A tab of the bar, on another phone: what was asked for a minute ago is not asked for again.
  const anchor = holder();
  await anchor.program.launch('/pages/home/home');
  await anchor.screen.sees('Storm');
  await anchor.screen.tap(core.action.home);
  await anchor.screen.isOn('pages/IndexCenter/IndexCenter');
  park.close();
});
