import { toParkIso } from '@park/contract/parkTime';
import { getTicketCode } from '@park/contract/ticket/gate/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { configure, screen } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { act, fireEvent } from '@/platform/testing/mount';
import { codeUri } from '@/ui/codeDrawing';
import { ShownContext } from '@/ui/shown';
import { ORDER, TICKET_A, TICKET_B } from '../testOrders';
import { fakeTime, pass, settled } from '../testSettle';
import { OrderTickets } from './OrderTickets';

jest.mock('@tarojs/taro', () => jest.requireActual('@/ui/testing/taroWith').taroWith({}));

let setShown: (shown: boolean) => void;
/** As `Page` does for what stands in it. */
function ShownPage({ children }: { children: ReactNode }) {
  const [shown, set] = useState(true);
  setShown = set;
  return <ShownContext.Provider value={shown}>{children}</ShownContext.Provider>;
}

const OFFLINE =
  'No network, and this entry code has run out. Show the ticket number; the code renews once you are back online.';
const HOUR = 3_600_000;
// Whether an ancestor is hidden takes jsdom seconds to say.
configure({ defaultHidden: true });
jest.setTimeout(30_000);

let park: TestPark;
let made: number;
/** Codes live in the app as long as it does, so every test has tickets of its own. */
let order: Order;
let test = 0;

beforeEach(async () => {
  fakeTime('2026-11-21T09:30:00+08:00');
  localStorage.clear();
  park = await startTestPark();
  made = 0;
  test += 1;
  order = { ...ORDER, tickets: [TICKET_A, TICKET_B].map((ticket) => ({ ...ticket, id: `${ticket.id}-${test}` })) };
});
afterEach(async () => {
  await park.close();
  jest.useRealTimers();
});

/** A server whose clock is this far ahead of the phone's, and that makes a new code whenever it is asked. ms */
function gate(ahead = 0) {
  park.letTimePass(ahead);
  park.answer(getTicketCode, () => {
    made += 1;
    return { code: `code-${made}`, expiresAt: toParkIso(Date.now() + ahead + 30_000) };
  });
}

const plate = () => screen.getByRole('img');
/** In few words: the addresses are long. */
const drawn = (code: string) => {
  if (!plate().style.backgroundImage.includes(codeUri(code))) throw new Error(`${code} is not drawn`);
};
const edges = () => document.querySelectorAll('.code__edge').length;
const show = (refetch = () => {}) =>
  park.show(
    <ShownPage>
      <OrderTickets order={order} refetch={refetch} />
    </ShownPage>,
  );

it('changes when the old one ends, for as long as it is looked at', async () => {
  gate();
  show();
  await settled(() => drawn('code-1'));
  expect(edges()).toBe(4);
  expect(park.calls(getTicketCode)).toEqual([{ ticketId: order.tickets[0]?.id }]);
  await pass(28_500);
  expect(made).toBe(1);
  await pass(4000);
  await settled(() => drawn('code-2'));
  await pass(32_500);
  await settled(() => drawn('code-3'));
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

it.each([
  ['an hour behind', HOUR],
  ['an hour ahead', -HOUR],
])('on a phone whose clock is %s it changes at the same pace', async (_clock, ahead) => {
  gate(ahead);
  show();
  await settled(() => drawn('code-1'));
  expect(edges()).toBe(4);
  await pass(28_500);
  expect(made).toBe(1);
  await pass(4000);
  await settled(() => drawn('code-2'));
});

it('never says that it ended while the next one is on its way', async () => {
  gate();
  show();
  await settled(() => drawn('code-1'));
  for (let second = 0; second < 33; second += 1) {
    await pass(1000);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(edges()).toBe(4);
  }
  await settled(() => drawn('code-2'));
});

it('without a network the old code lasts to its end, then gives way to the number, and comes back with the network', async () => {
  gate();
  show();
  await settled(() => drawn('code-1'));
  park.cut(getTicketCode);
  await pass(33_000);
  await settled(() => drawn('code-1'));
  expect(screen.queryByText(OFFLINE)).toBeNull();
  await pass(5000);
  await settled(() => screen.getByText(OFFLINE));
  expect(edges()).toBe(0);
  expect(screen.getByText('0123 4567 89')).toBeTruthy();

  gate();
  await settled(() => drawn('code-2'), 1000);
  expect(screen.queryByText(OFFLINE)).toBeNull();
  expect(edges()).toBe(4);
});

it('says so when no first code comes, and keeps asking', async () => {
  park.letTimePass();
  park.cut(getTicketCode);
  show();
  await settled(() =>
    screen.getByText('The entry code did not come; trying again. You can also enter with the ticket number.'),
  );
  gate();
  await settled(() => drawn('code-1'), 1000);
});

it('a refusal is said in the server’s words, and the order is asked for', async () => {
  park.letTimePass();
  park.refuse(getTicketCode, 409, 'codeNotAvailable', 'This ticket has been used.');
  const refetch = jest.fn();
  show(refetch);
  await settled(() => screen.getByText('This ticket has been used.'));
  expect(refetch).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(park.calls(getTicketCode)).toHaveLength(1);
});

it('a page that nobody sees asks for nothing, and for a fresh code when it is seen again', async () => {
  gate();
  show();
  await settled(() => drawn('code-1'));
  act(() => setShown(false));
  await pass(120_000);
  expect(made).toBe(1);
  act(() => setShown(true));
  await settled(() => drawn('code-2'));
});

it('each ticket has its own code, and going back asks for none that still lives', async () => {
  gate();
  show();
  await settled(() => drawn('code-1'));
  fireEvent.click(screen.getByRole('radio', { name: /Ticket 2/ }));
  await settled(() => drawn('code-2'));
  expect(screen.getByText('9876 5432 10')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Ticket 1/ }));
  await settled(() => drawn('code-1'));
  expect(made).toBe(2);
});

describe('a finger', () => {
  const swipe = (x: number, y: number) => {
    const pass = screen.getByRole('group');
    fireEvent.touchStart(pass, { touches: [{ clientX: 200, clientY: 300 }] });
    fireEvent.touchEnd(pass, { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] });
  };
  const shown = () => screen.getByRole('group').getAttribute('aria-label');

  it('turns to the next ticket and back, and scrolls without turning', async () => {
    gate();
    show();
    await settled(() => drawn('code-1'));
    swipe(-80, 10);
    expect(shown()).toBe('Ticket 2 of 2');
    swipe(-80, 10);
    expect(shown()).toBe('Ticket 2 of 2');
    swipe(-10, -200);
    swipe(60, 120);
    expect(shown()).toBe('Ticket 2 of 2');
    swipe(80, -10);
    expect(shown()).toBe('Ticket 1 of 2');
    await settled(() => drawn('code-1'));
  });
});

it('a used ticket is stamped with when and where, shows no code, and leads to the next one', async () => {
  gate();
  const [first, second] = order.tickets;
  const used = { ...first, status: 'used', usedAt: '2026-11-21T09:20:00+08:00', usedWhere: 'East gate', refundNow: null };
  order = { ...order, status: 'partlyUsed', tickets: [used, second] as Order['tickets'] };
  show();
  await settled(() => drawn('code-1'));
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Ticket 2 of 2');
  fireEvent.click(screen.getByRole('radio', { name: /Ticket 1/ }));
  expect(screen.getByText('Entered Sat 21 Nov 09:20, East gate')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByText('Show the next ticket'));
  await settled(() => drawn('code-1'));
});
