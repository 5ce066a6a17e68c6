import { sha256 } from '@noble/hashes/sha2';
import { getTicketPasses } from '@park/contract/ticket/gate/calls';
import { HALF_MINUTE, isLinked, type ParsedCode, parseCode, passBytes, signedPassText } from '@park/contract/ticket/gate/code';
import type { Order } from '@park/contract/ticket/order/schemas';
import { configure, screen } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { act, fireEvent } from '@/platform/testing/mount';
import { ShownContext } from '@/ui/shown';
import { ORDER, TICKET_A, TICKET_B } from '../testOrders';
import { fakeTime, pass, settled } from '../testSettle';
import { OrderTickets } from './OrderTickets';

jest.mock('@tarojs/taro', () => jest.requireActual('@/ui/testing/taroWith').taroWith({}));
// What is drawn, to be read without a camera.
jest.mock('@/ui/codeDrawing', () => ({ codeUri: (text: string) => `data:,${text}` }));

let setShown: (shown: boolean) => void;
/** As `Page` does for what stands in it. */
function ShownPage({ children }: { children: ReactNode }) {
  const [shown, set] = useState(true);
  setShown = set;
  return <ShownContext.Provider value={shown}>{children}</ShownContext.Provider>;
}

const HOUR = 3_600_000;
// Whether an ancestor is hidden takes jsdom seconds to say.
configure({ defaultHidden: true });
jest.setTimeout(30_000);

let park: TestPark;
/** Codes live in the app as long as it does, so every test has tickets of its own. */
let order: Order;
let test = 0;

beforeEach(async () => {
  fakeTime('2026-11-21T09:30:10+08:00');
  localStorage.clear();
  park = await startTestPark();
  test += 1;
  order = { ...ORDER, tickets: [TICKET_A, TICKET_B].map((ticket) => ({ ...ticket, id: `${ticket.id}-${test}` })) };
});
afterEach(async () => {
  await park.close();
  jest.useRealTimers();
});

/** A server whose clock is this far ahead of the phone's, and that signs what it is asked for. ms */
function gate(ahead = 0) {
  park.letTimePass(ahead);
  park.answer(getTicketPasses, ({ device, wanted }) => ({
    passes: wanted.map(({ ticketIds, anchor }) => {
      const numbers = order.tickets.filter(({ id }) => ticketIds.includes(id)).map(({ number }) => number);
      const [startAt, endAt] = [Date.parse(order.slot.start), Date.parse(order.slot.end)];
      return signedPassText(passBytes({ numbers, day: order.day, startAt, endAt, device, anchor }), new Uint8Array(64));
    }),
  }));
}

/** What the QR says, whose link must be of its chain. */
function drawn(): ParsedCode {
  const code = parseCode(/data:,(\w+)/.exec(screen.getByRole('img').style.backgroundImage)?.[1] ?? '');
  if (!code) throw new Error('no code is drawn');
  expect(isLinked(code, sha256)).toBe(true);
  return code;
}
const shows = (numbers: string[], clock: string) => () =>
  expect([drawn().numbers, drawn().half]).toEqual([numbers, Math.floor(Date.parse(`2026-11-21T${clock}+08:00`) / HALF_MINUTE)]);
const [A, B] = [TICKET_A.number, TICKET_B.number];
const taken = () => park.calls(getTicketPasses).filter(({ take }) => take);
const show = (refetch = () => {}) =>
  park.show(
    <ShownPage>
      <OrderTickets order={order} refetch={refetch} />
    </ShownPage>,
  );
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

it('is one code for all, which the phone changes by itself at each half minute', async () => {
  gate();
  show();
  await settled(shows([A, B], '09:30:10'));
  expect(screen.getByText('New in 20 s')).toBeTruthy();
  await pass(19_000);
  shows([A, B], '09:30:10')();
  await pass(1500);
  await settled(shows([A, B], '09:30:30'));
  await pass(30_000);
  await settled(shows([A, B], '09:31:00'));
  expect(taken()).toHaveLength(1);
});

it('fetches every pass that may be wanted, and takes from another phone only what shows', async () => {
  gate();
  show();
  await settled(shows([A, B], '09:30:10'));
  await settled(() => expect(park.calls(getTicketPasses)).toHaveLength(2));
  const [a, b] = order.tickets.map(({ id }) => id);
  const ahead = park.calls(getTicketPasses).find(({ take }) => !take);
  expect(ahead?.wanted.map(({ ticketIds }) => ticketIds)).toEqual([[a], [b]]);
  expect(new Set(park.calls(getTicketPasses).map(({ device }) => device)).size).toBe(1);
  expect(taken().map(({ wanted }) => wanted[0]?.ticketIds)).toEqual([[a, b]]);
});

it.each([
  ['an hour behind', HOUR],
  ['an hour ahead', -HOUR],
])('on a phone whose clock is %s it is of the park’s half minute', async (_clock, ahead) => {
  gate(ahead);
  show();
  const half = Math.floor((Date.parse('2026-11-21T09:30:10+08:00') + ahead) / HALF_MINUTE);
  await settled(() => expect(drawn().half).toBe(half));
});

it('without a network it goes on, also after the app was closed', async () => {
  gate();
  const first = show();
  await settled(shows([A, B], '09:30:10'));
  await settled(() => expect(park.calls(getTicketPasses)).toHaveLength(2));
  first.unmount();
  park.cut(getTicketPasses);
  show();
  await settled(shows([A, B], '09:30:10'));
  await pass(60_000);
  await settled(shows([A, B], '09:31:00'));
  choose(/Ticket 2/);
  await settled(shows([B], '09:31:00'));
});

it('says so when there is no pass and none comes, and keeps asking', async () => {
  park.letTimePass();
  park.cut(getTicketPasses);
  show();
  await settled(() =>
    screen.getByText('The entry code could not be loaded yet. We keep trying; you can also enter with the ticket number.'),
  );
  gate();
  await settled(() => drawn(), 1000);
});

it('a refusal is said in the server’s words, and the order is asked for', async () => {
  park.letTimePass();
  park.refuse(getTicketPasses, 409, 'codeNotAvailable', 'This ticket has been used.');
  const refetch = jest.fn();
  show(refetch);
  await settled(() => screen.getByText('This ticket has been used.'));
  expect(refetch).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(taken()).toHaveLength(1);
});

it('a page that nobody sees rests, and takes the tickets again when it is seen', async () => {
  gate();
  show();
  await settled(shows([A, B], '09:30:10'));
  act(() => setShown(false));
  await pass(120_000);
  expect(taken()).toHaveLength(1);
  act(() => setShown(true));
  await settled(() => expect(taken()).toHaveLength(2));
});

it('each ticket has its own code too', async () => {
  gate();
  show();
  await settled(shows([A, B], '09:30:10'));
  choose(/Ticket 2/);
  await settled(shows([B], '09:30:10'));
  expect(screen.getByText('9876 5432 10')).toBeTruthy();
  choose(/Ticket 1/);
  await settled(shows([A], '09:30:10'));
});

it('on a day before it shows what the gate can read, and says for when', async () => {
  fakeTime('2026-11-20T18:00:00+08:00');
  gate();
  show();
  await settled(() => expect(drawn()).toMatchObject({ numbers: [A, B], half: null }));
  expect(screen.getByText(/^Show it at the gate on Sat 21 Nov/)).toBeTruthy();
  expect(screen.queryByText(/^Changes every/)).toBeNull();
});

it('on its day it says that it changes only once it does, half an hour before its time', async () => {
  fakeTime(new Date(Date.parse(order.slot.start) - 30 * 60_000 - 10_000).toISOString());
  gate();
  show();
  await settled(() => expect(drawn()).toMatchObject({ half: null }));
  expect(screen.getByText(/^From 30 minutes before/)).toBeTruthy();
  expect(screen.queryByText(/^New in/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(drawn()?.half).not.toBeNull();
  expect(screen.getByText(/^Changes every 30 seconds/)).toBeTruthy();
  expect(screen.getByText('New in 30 s')).toBeTruthy();
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
    await settled(() => drawn());
    expect(shown()).toBe('2 tickets in one code');
    swipe(-80, 10);
    expect(shown()).toBe('Ticket 1 of 2');
    swipe(-80, 10);
    expect(shown()).toBe('Ticket 2 of 2');
    swipe(-80, 10);
    expect(shown()).toBe('Ticket 2 of 2');
    swipe(-10, -200);
    swipe(60, 120);
    expect(shown()).toBe('Ticket 2 of 2');
    swipe(80, -10);
    expect(shown()).toBe('Ticket 1 of 2');
    await settled(() => drawn());
  });
});

it('a used ticket is stamped with when and where, shows no code, and leads to the next one', async () => {
  gate();
  const [first, second] = order.tickets;
  const used = { ...first, status: 'used', usedAt: '2026-11-21T09:20:00+08:00', usedWhere: 'East gate', refundNow: null };
  order = { ...order, status: 'partlyUsed', tickets: [used, second] as Order['tickets'] };
  show();
  await settled(() => drawn());
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Ticket 2 of 2');
  fireEvent.click(screen.getByRole('radio', { name: /Ticket 1/ }));
  expect(screen.getByText('Entered Sat 21 Nov 09:20, East gate')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  // It was stamped before, with the fossil of that day.
  expect(document.querySelector('.stamp')?.textContent).toBe('Used21 Nov 2026East gate');
  expect(document.querySelector('.stamp--fresh')).toBeNull();
  fireEvent.click(screen.getByText('Show the next ticket'));
  await settled(() => drawn());
});

it('a ticket that lets in while it shows is stamped before one’s eyes, and without a network in line art', async () => {
  gate();
  const [first] = order.tickets;
  order = { ...order, tickets: [first] as Order['tickets'] };
  let enter = () => {};
  function Showing() {
    const [current, setCurrent] = useState(order);
    const used = { ...first, status: 'used', usedAt: '2026-11-21T09:30:00+08:00', usedWhere: null, refundNow: null };
    enter = () => setCurrent({ ...order, status: 'used', tickets: [used] as Order['tickets'] });
    return <OrderTickets order={current} refetch={() => {}} />;
  }
  park.show(<Showing />);
  await settled(() => drawn());
  const worn = () => document.querySelector('.pass__band--worn');
  expect(worn()).toBeNull();
  act(enter);
  await settled(() => expect(document.querySelector('.stamp--fresh')).toBeTruthy());
  expect(worn()).toBeTruthy();
  const print = document.querySelector('.stamp img') as HTMLElement;
  expect(print.getAttribute('src')).toMatch(/\/mp\/static\/pictures\/stamp-\w+\.svg$/);
  expect(document.querySelector('.stamp .spiral')).toBeNull();
  act(() => void print.dispatchEvent(new CustomEvent('error')));
  await settled(() => expect(document.querySelector('.stamp .spiral')).toBeTruthy());
});
