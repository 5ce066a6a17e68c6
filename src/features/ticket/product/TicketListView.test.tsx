import { getOpening, getTicket, getTickets } from '@park/contract/ticket/product/calls';
import type { TicketOnDay } from '@park/contract/ticket/product/schemas';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { fireEvent } from '@/platform/testing/mount';
import { hearServerTime } from '@/request/serverClock';
import { DETAIL, ON_DAY } from '../testProducts';
import { TicketListView } from './TicketListView';
import { TicketsOnSale } from './TicketsOnSale';

const mockWent: unknown[] = [];
jest.mock('@/navigation/go', () => ({ go: (...to: unknown[]) => mockWent.push(to) }));
jest.mock('@/ui/usePullToRefresh', () => ({ usePullToRefresh: () => {} }));
jest.mock('@/ui/Page', () => ({ Page: ({ children }: { children: ReactNode }) => <>{children}</> }));

const PRODUCTS: TicketOnDay[] = [
  ON_DAY,
  { ...ON_DAY, id: 'child', name: 'Child ticket', remaining: 12, state: 'few', price: 6000 },
  { ...ON_DAY, id: 'guide', name: 'Guided tour', remaining: 0, state: 'soldOut', price: 0 },
  { ...ON_DAY, id: 'shuttle', name: 'Shuttle', remaining: 0, state: 'closed' },
];
const DAY = { closed: false, reason: null, slots: [] };
const CROWD = { daily: 12_000, momentary: 5_000, present: 1_240, isEstimated: true, level: 0 };
const OPENING = {
  today: { ...DAY, day: '2026-11-18', crowd: CROWD },
  tomorrow: { ...DAY, day: '2026-11-19' },
  next: '2026-11-19',
};
let park: TestPark;

beforeEach(async () => {
  mockWent.length = 0;
  park = await startTestPark();
  park.answer(getTicket, () => DETAIL);
  park.answer(getOpening, () => OPENING);
  // The test park's clock stands at 8 in the morning of 18 November.
  park.answer(getTickets, ({ day = '' }) =>
    day === '2026-11-19' ? PRODUCTS.map((one) => ({ ...one, day, remaining: 0, state: 'closed' as const })) : PRODUCTS,
  );
});
afterEach(() => park.close());

const cards = () => screen.getAllByRole('button').map((card) => card.textContent);
const ABOUT = 'The museum, the valley and the fossil trail.';

test('shows what a day has, with price and what is left in words', async () => {
  park.show(<TicketListView wanted="2026-11-21" />);
  await screen.findByText('Child ticket');
  expect(cards()).toEqual([
    `Adult ticket${ABOUT}¥120`,
    `Child ticket${ABOUT}¥6012 left`,
    `Guided tour${ABOUT}FreeSold out`,
    `Shuttle${ABOUT}¥120Closed`,
  ]);
  expect(park.calls(getTickets)).toEqual([{ day: '2026-11-21' }]);
  fireEvent.click(screen.getByText('Child ticket'));
  expect(mockWent).toEqual([['ticketDetail', { id: 'child', day: '2026-11-21' }]]);
});

test('names the days the park is closed, says why, and leads to the next one', async () => {
  park.show(<TicketListView wanted="2026-11-19" />);
  await screen.findByText('The park is closed on this day: Storm');
  expect(screen.getByRole('option', { name: 'Thursday, 19 Nov, Closed' })).toBeTruthy();
  fireEvent.click(screen.getByText('See Fri 20 Nov'));
  await waitFor(() => expect(screen.getByRole('option', { selected: true }).getAttribute('aria-label')).toBe('Friday, 20 Nov'));
  expect(screen.queryAllByText(/closed on this day/).length).toBe(0);
});

test('a day of which the park is full says so, and how many people may come', async () => {
  const full = (day: string) => ({ ...ON_DAY, day, remaining: 0, state: 'soldOut' as const, full: true as const });
  park.answer(getTickets, ({ day = '' }) => [full(day)]);
  park.show(<TicketListView wanted="2026-11-21" />);
  await screen.findByText(/^The park takes no more visitors on this day/);
  expect(cards()).toEqual(['See Sun 22 Nov', `Adult ticket${ABOUT}¥120Park full`]);
  await screen.findByText('The park may admit 12,000 visitors a day, and 5,000 at one time.');
});

test('says how many are in the park today, and that it is an estimate', async () => {
  park.show(<TicketListView wanted="2026-11-18" />);
  await screen.findByText(/ In the park now: about 1,240, estimated\.$/);
});

test('a day without products says so', async () => {
  park.answer(getTickets, () => []);
  park.show(<TicketListView />);
  await screen.findByText('No tickets are on sale for this day.');
});

test('what does not load offers to try again', async () => {
  park.refuse(getTickets, 503, 'unavailable', 'Please try again in a moment.');
  park.show(<TicketListView />);
  await screen.findByText('Please try again in a moment.');
  park.answer(getTickets, () => PRODUCTS);
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('Child ticket');
});

test('begins with tomorrow once nobody is let in any more today', async () => {
  park.answer(getTickets, () => PRODUCTS);
  hearServerTime('2026-11-18T17:30:00+08:00');
  park.show(<TicketListView />);
  expect(screen.getByRole('option', { selected: true }).getAttribute('aria-label')).toContain('Thursday, 19 Nov');
  await waitFor(() => expect(park.calls(getTickets)[0]).toEqual({ day: '2026-11-19' }));
});

test('the home page shows the first three and the way to all', async () => {
  park.show(<TicketsOnSale />);
  await screen.findByText('Guided tour');
  expect(screen.queryAllByText('Shuttle').length).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'All Tickets' }));
  fireEvent.click(screen.getByText('Child ticket'));
  expect(mockWent).toEqual([['ticketList'], ['ticketDetail', { id: 'child', day: '2026-11-18' }]]);
});
