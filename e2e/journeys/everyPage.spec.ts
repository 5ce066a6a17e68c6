import AxeBuilder from '@axe-core/playwright';
import { getActivities } from '@park/contract/activity/calls';
import { addFeedBack } from '@park/contract/feedback/calls';
import { getNotices } from '@park/contract/notice/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { ROUTES, type RouteName } from '../../src/navigation/routes';
import { expect, journey, test } from '../fixtures';
import { firstPoint } from '../park';
import { textsNobodySees } from '../seenTexts';
import { resultOf, staffToken } from '../staff';
import { dayAhead, PHONE, product } from '../tickets';
import { Visitor } from '../visitor';

/** Far enough from the days of other journeys, which close slots and take their last places. */
const DAY = dayAhead(3);
const SLOT = 'afternoon';
/** What a page waits for at most before it is called slow. ms */
const PATIENCE = 20_000;

/** Every page with something on it; a new page of the app must be named here. */
async function everyPage(token: string): Promise<Record<RouteName, Record<string, string>>> {
  const ticket = (await product({ realName: false })).id;
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });
  const order = await resultOf(
    addOrder,
    { ticketId: ticket, day: DAY, slotId: SLOT, quantity: 1, phone: PHONE },
    token,
    once(),
  );
  const activities = await resultOf(getActivities, { pageSize: 100 });
  const open = activities.items.find(({ state }) => state === 'open');
  const notice = (await resultOf(getNotices, {})).items[0];
  const said = await resultOf(
    addFeedBack,
    { kind: 'suggestion', text: 'More benches along the gorge path, please.', pictures: [] },
    token,
    once(),
  );
  if (!open || !notice) throw new Error('the seeded park has no open activity or no notice');
  return {
    indexCenter: {},
    indexPersonalCenter: {},
    home: {},
    personalCenter: {},
    ticketList: {},
    ticketDetail: { id: ticket },
    ticketConfirm: { id: ticket, day: DAY, slotId: SLOT },
    ticketRecord: {},
    recordDetail: { id: order.id },
    feedBack: {},
    feedBackDetails: { id: said.id },
    addfeedBack: {},
    register: {},
    message: {},
    myPoints: {},
    searchBar: {},
    reservationRecords: {},
    livePoint: { id: (await firstPoint()).id },
    prize: {},
    prizeStatus: {},
    adminLogin: {},
    prizeWriteOff: {},
    error: { kind: 'notFound' },
    notice: {},
    noticeDetail: { id: notice.id },
    activity: {},
    activityDetail: { id: open.id },
    addEnroll: { id: open.id },
    help: {},
    lastFound: {},
  };
}

/** Taro keeps the pages below in the document. */
const shownPage = (name: RouteName) => `.taro_page[id^="/${ROUTES[name]}"]`;
const TAB_BAR = '.taro-tabbar__tabbar';

/** Shows a page as a link inside the app does, and waits until it has what it shows. */
async function show(visitor: Visitor, name: RouteName, params: Record<string, string>): Promise<void> {
  const query = new URLSearchParams(params).toString();
  await visitor.page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `/${ROUTES[name]}${query ? `?${query}` : ''}`,
  );
  // The address changes before the page comes: what shows until then is the page before, or the skeleton of one.
  const shown = visitor.page.locator(shownPage(name)).last();
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible({ timeout: PATIENCE });
  await expect(visitor.page.locator('.page-wait')).toBeHidden();
  await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: PATIENCE });
}

for (const locale of ['zh-CN', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    journey('everyPage', locale, async ({ page }) => {
      test.setTimeout(240_000);
      const visitor = new Visitor(page);
      await visitor.open();
      const token = await visitor.signedIn();
      await visitor.store('admin-token', await staffToken());
      for (const [name, params] of Object.entries(await everyPage(token)) as [RouteName, Record<string, string>][]) {
        await test.step(name, async () => {
          await show(visitor, name, params);
          await page.screenshot({ path: `e2e/screens/${locale}/${name}.png`, animations: 'disabled' });
          expect.soft(await textsNobodySees(page, shownPage(name)), `${name}: texts that nobody sees`).toEqual([]);
          if (locale !== 'zh-CN') return;
          const { violations } = await new AxeBuilder({ page }).include(shownPage(name)).include(TAB_BAR).analyze();
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          expect
            .soft(
              serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
              name,
            )
            .toEqual([]);
        });
      }
    });
  });
}
