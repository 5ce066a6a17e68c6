import { getOrder, payOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { configure, screen } from '@testing-library/dom';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { act, fireEvent } from '@/platform/testing/mount';
import { ORDER, TICKET_A } from '../testOrders';
import { fakeTime, pass, settled } from '../testSettle';
import { OrderView } from './OrderView';

const mockShow: { handlers: Set<() => void> } = { handlers: new Set() };
jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({
    getCurrentPages: () => [],
    setNavigationBarTitle: () => {},
    usePageScroll: () => {},
    usePullDownRefresh: () => {},
    useDidHide: () => {},
    useDidShow: (handler: () => void) => {
      const { useEffect } = jest.requireActual('react');
      useEffect(() => {
        mockShow.handlers.add(handler);
        return () => void mockShow.handlers.delete(handler);
      });
    },
  }),
);

const PARAMS = {
  appId: 'wx1',
  timeStamp: '1795000000',
  nonceStr: 'n1',
  package: 'prepay_id=wx21',
  signType: 'RSA' as const,
  paySign: 'sig',
};
const PENDING: Order = {
  ...ORDER,
  status: 'pending',
  paidAt: null,
  tickets: [{ ...TICKET_A, status: 'held', refundNow: null }],
};

// Whether an ancestor is hidden takes jsdom seconds to say.
configure({ defaultHidden: true });
jest.setTimeout(30_000);

let park: TestPark;
let order: Order;
const page = window as { WeixinJSBridge?: unknown };

beforeEach(async () => {
  fakeTime('2026-11-18T08:00:00+08:00');
  localStorage.clear();
  sessionStorage.clear();
  park = await startTestPark();
  park.letTimePass();
  order = PENDING;
  park.answer(getOrder, () => order);
  park.answer(payOrder, () => PARAMS);
});
afterEach(async () => {
  page.WeixinJSBridge = undefined;
  await park.close();
  jest.useRealTimers();
});

/** WeChat around the page, whose visitor comes back with this. */
function weChat(answer: 'ok' | 'cancel' | 'fail', meanwhile: () => void = () => {}) {
  page.WeixinJSBridge = {
    invoke(_call: string, _params: unknown, done: (result: { err_msg: string }) => void) {
      meanwhile();
      done({ err_msg: `get_brand_wcpay_request:${answer}` });
    },
  };
}
const payButton = () => screen.getByRole('button', { name: 'Pay ¥160' });

async function open(payNow = false) {
  park.show(<OrderView id="o1" payNow={payNow} />);
  await settled(() => screen.getByText('Waiting for payment'));
}

it('is paid when the server says so, and not before', async () => {
  weChat('ok');
  await open();
  fireEvent.click(payButton());
  await settled(() => screen.getByText('Confirming the payment with WeChat…'));
  expect(park.calls(payOrder)).toEqual([{ orderId: 'o1', app: 'h5' }]);
  expect(screen.queryByText('Pay ¥160')).toBeNull();
  await pass(3000);
  await settled(() => screen.getByText('Confirming the payment with WeChat…'));

  order = ORDER;
  await settled(() => screen.getByText('0123 4567 89'), 500);
  expect(screen.queryByText('Waiting for payment')).toBeNull();
});

it('says after a minute that it takes longer, offers no second payment, and asks again when somebody looks', async () => {
  weChat('ok');
  await open();
  fireEvent.click(payButton());
  await settled(() => screen.getByText('Confirming the payment with WeChat…'));
  await settled(() => screen.getByText('Check again'), 500);
  expect(screen.queryByText('Pay ¥160')).toBeNull();

  order = ORDER;
  act(() => {
    for (const handler of [...mockShow.handlers]) handler();
  });
  await settled(() => screen.getByText('0123 4567 89'));
});

it('keeps the places and offers to pay again when the visitor came back without paying', async () => {
  weChat('cancel');
  await open();
  fireEvent.click(payButton());
  await settled(() => screen.getByText('Nothing was paid. Your places are still held.'));
  expect(payButton()).toBeTruthy();
});

it('believes the server when WeChat said cancelled and the money came after all', async () => {
  weChat('cancel', () => {
    order = ORDER;
  });
  await open();
  fireEvent.click(payButton());
  await settled(() => screen.getByText('0123 4567 89'));
});

it('says that WeChat failed, and lets try again', async () => {
  weChat('fail');
  await open();
  fireEvent.click(payButton());
  await settled(() => screen.getByText('WeChat could not complete the payment. Please try again.'));
  weChat('ok', () => {
    order = ORDER;
  });
  fireEvent.click(payButton());
  await settled(() => screen.getByText('0123 4567 89'));
});

it('asks outside WeChat to open the page there, and starts nothing', async () => {
  await open();
  fireEvent.click(payButton());
  await pass(3000);
  await settled(() => screen.getByText('Please open this page in WeChat to pay.'));
  expect(park.calls(payOrder)).toEqual([]);
});

it('says a refusal in the server’s words and asks what the order is now', async () => {
  weChat('ok');
  park.refuse(payOrder, 409, 'orderPaidAlready', 'This order is already paid.');
  await open();
  fireEvent.click(payButton());
  await settled(() => screen.getByText('This order is already paid.'));
  order = ORDER;
  fireEvent.click(payButton());
  await settled(() => screen.getByText('0123 4567 89'));
});

it('a lost answer is said, and paying again is safe', async () => {
  weChat('ok', () => {
    order = ORDER;
  });
  park.cut(payOrder);
  await open();
  fireEvent.click(payButton());
  await settled(() => screen.getByText('network'));
  park.answer(payOrder, () => PARAMS);
  fireEvent.click(payButton());
  await settled(() => screen.getByText('0123 4567 89'));
});

it('a triple tap starts one payment', async () => {
  weChat('cancel');
  await open();
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) payButton().click();
  });
  await settled(() => screen.getByText('Nothing was paid. Your places are still held.'));
  expect(park.calls(payOrder)).toHaveLength(1);
});

it('coming from the order form it pays at once, and only once', async () => {
  weChat('cancel');
  await open(true);
  await settled(() => screen.getByText('Nothing was paid. Your places are still held.'));
  const first = screen.getByText('Waiting for payment');
  park.show(<OrderView id="o1" payNow />);
  await settled(() => expect(screen.getAllByText('Waiting for payment')).toHaveLength(2));
  expect(first).toBeTruthy();
  expect(park.calls(payOrder)).toHaveLength(1);
});

describe('the countdown', () => {
  it('falls by the server’s clock', async () => {
    await open();
    expect(screen.getByRole('timer').textContent).toMatch(/^0(5:00|4:59)$/);
    await pass(60_000);
    expect(screen.getByRole('timer').textContent).toMatch(/^0(4:00|3:59)$/);
  });

  it('at zero takes the payment away, says so, and asks the server', async () => {
    await open();
    const before = park.calls(getOrder).length;
    await pass(301_000);
    await settled(() => screen.getByText('Not paid in time'));
    expect(screen.queryByText('Pay ¥160')).toBeNull();
    expect(screen.getByRole('button', { name: 'Book again' })).toBeTruthy();
    await settled(() => expect(park.calls(getOrder).length).toBeGreaterThan(before));
  });
});
