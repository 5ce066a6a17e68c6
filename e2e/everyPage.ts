import { getActivities } from '@park/contract/activity/calls';
import { addFeedBack } from '@park/contract/feedback/calls';
import { getNotices } from '@park/contract/notice/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { expect } from '@playwright/test';
import { ROUTES, type RouteName } from '../src/navigation/routes';
import { firstPoint } from './park';
import { resultOf } from './staff';
import { dayAhead, PHONE, product } from './tickets';
import type { Visitor } from './visitor';

/** Far enough from the days of other journeys, which close slots and take their last places. */
const DAY = dayAhead(3);
const SLOT = 'afternoon';
/** What a page waits for at most before it is called slow. ms */
const TIMEOUT_MS = 20_000;

/** Every page with something on it; a new page of the app must be named here. */
export async function everyPage(token: string): Promise<Record<RouteName, Record<string, string>>> {
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
  const feedback = await resultOf(
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
    guardian: {},
    feedBack: {},
    feedBackDetails: { id: feedback.id },
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
    ownData: {},
    eraseMe: {},
    exhibits: {},
    exhibit: { id: '1' },
    stamps: {},
    find: {},
    walk: { id: 'deep-time' },
    about: {},
  };
}

/** Taro keeps the pages below in the document. */
export const shownPage = (name: RouteName) => `.taro_page[id^="/${ROUTES[name]}"]`;

/** Shows a page as a link inside the app does, and waits until it has what it shows. */
export async function show(visitor: Visitor, name: RouteName, params: Record<string, string>): Promise<void> {
  const query = new URLSearchParams(params).toString();
  await visitor.page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `/${ROUTES[name]}${query ? `?${query}` : ''}`,
  );
  // The address changes before the page comes: what shows until then is the page before, or the skeleton of one.
  const shown = visitor.page.locator(shownPage(name)).last();
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible({ timeout: TIMEOUT_MS });
  await expect(visitor.page.locator('.page-wait')).toBeHidden();
  await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: TIMEOUT_MS });
}
