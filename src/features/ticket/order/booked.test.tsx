import { getMap } from '@park/contract/map/calls';
import { getOrder, payOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { configure, screen } from '@testing-library/dom';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { fireEvent } from '@/platform/testing/mount';
import { ORDER, TICKET_A } from '../testOrders';
import { fakeTime, settled } from '../testSettle';
import { rememberBooked } from './justBooked';
import { OrderView } from './OrderView';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({
    getCurrentPages: () => [],
    setNavigationBarTitle: () => {},
    usePageScroll: () => {},
    usePullDownRefresh: () => {},
    useDidHide: () => {},
    useDidShow: () => {},
  }),
);

// Whether an ancestor is hidden takes jsdom seconds to say.
configure({ defaultHidden: true });
jest.setTimeout(30_000);

const FREE: Order = { ...ORDER, quantity: 1, price: 0, amount: 0, tickets: [{ ...TICKET_A, price: 0, refundNow: 0 }] };
const SEE_YOU = 'See you on Sat 21 Nov, 09:00–12:00';

let park: TestPark;
let order: Order;
const page = window as { WeixinJSBridge?: unknown };

beforeEach(async () => {
  fakeTime('2026-11-18T08:00:00+08:00');
  localStorage.clear();
  sessionStorage.clear();
  park = await startTestPark();
  park.letTimePass();
  park.answer(getOrder, () => order);
  park.answer(getMap, () => ({ key: null, places: [], shapes: [] }));
});
afterEach(async () => {
  page.WeixinJSBridge = undefined;
  await park.close();
  jest.useRealTimers();
});

const open = () => park.show(<OrderView id="o1" payNow={false} />);
const isThere = () => settled(() => screen.getByText('0123 4567 89'));

it('says after paying when the visit is and what was earned, over a reload, and not on a later visit', async () => {
  order = { ...ORDER, status: 'pending', paidAt: null, tickets: [{ ...TICKET_A, status: 'held', refundNow: null }] };
  park.answer(payOrder, () => ({ appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' }));
  page.WeixinJSBridge = {
    invoke(_call: string, _params: unknown, done: (result: { err_msg: string }) => void) {
      order = ORDER;
      done({ err_msg: 'get_brand_wcpay_request:ok' });
    },
  };
  const first = open();
  await settled(() => screen.getByText('Waiting for payment'));
  const region = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
  fireEvent.click(screen.getByRole('button', { name: 'Pay ¥160' }));
  await isThere();
  expect(screen.getByText(SEE_YOU)).toBeTruthy();
  // It is heard because its region was there before.
  expect(region?.textContent).toBe(`Paid${SEE_YOU}Your tickets are below.You earned 160 points.`);

  // A reload unmounts nothing.
  const reloaded = open();
  await settled(() => expect(screen.getAllByText(SEE_YOU)).toHaveLength(2));
  reloaded.unmount();
  first.unmount();
  open();
  await isThere();
  expect(screen.queryByText(SEE_YOU)).toBeNull();
});

it('says of what costs nothing that it is booked, without money or points', async () => {
  order = FREE;
  rememberBooked('o1');
  open();
  await isThere();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(`Booked${SEE_YOU}Your ticket is below.`);
});

it.each<[string, Partial<Order>]>([
  ['given back', { status: 'refunded', tickets: [] }],
  ['used', { status: 'partlyUsed' }],
  ['closed by the park', { closure: { reason: 'Rock fall', answer: null, answerUntil: '2026-11-29T00:00:00+08:00' } }],
])('says nothing of it once the order is %s', async (_what, changes) => {
  order = { ...ORDER, ...changes };
  rememberBooked('o1');
  open();
  await settled(() => screen.getByText(ORDER.number));
  expect(screen.queryByText(SEE_YOU)).toBeNull();
});
