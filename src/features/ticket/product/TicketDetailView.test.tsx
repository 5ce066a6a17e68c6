import { getTicket, getTicketStock } from '@park/contract/ticket/product/calls';
import { getWaitingList, joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { fireEvent } from '@/platform/testing/mount';
import { DETAIL, ENTRY, SLOTS } from '../testProducts';
import { TicketDetailView } from './TicketDetailView';

const mockWent: unknown[] = [];
jest.mock('@/navigation/go', () => ({
  go: (...to: unknown[]) => mockWent.push(to),
  goReplace: (...to: unknown[]) => mockWent.push(to),
}));
jest.mock('@/ui/usePullToRefresh', () => ({ usePullToRefresh: () => {} }));
jest.mock('@/ui/Page', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

let park: TestPark;
const OFFER = { ...SLOTS[0], offered: 2 } as (typeof SLOTS)[0];

beforeEach(async () => {
  localStorage.clear();
  mockWent.length = 0;
  park = await startTestPark();
  park.answer(getTicket, () => DETAIL);
  park.answer(getTicketStock, () => SLOTS);
  park.answer(getWaitingList, () => []);
});
afterEach(() => park.close());

async function open(day?: string) {
  park.show(<TicketDetailView id="adult" day={day} />);
  await screen.findByText('12:00–15:00');
}

const radios = () => screen.getAllByRole('radio').map((one) => [one.textContent, one.getAttribute('aria-checked')]);
const days = () => screen.getAllByRole('option').map((one) => one.getAttribute('aria-label'));

test('begins at the first day with places and its first time that has some, one tap from ordering', async () => {
  await open();
  expect(days()).toEqual([
    'Wednesday, 18 Nov, Over',
    'Thursday, 19 Nov, Closed',
    'Friday, 20 Nov, Sold out',
    'Saturday, 21 Nov, Plenty',
    'Sunday, 22 Nov, 3 left',
  ]);
  expect(radios()).toEqual([
    ['09:00–12:00Sold out', 'false'],
    ['12:00–15:00120 left', 'true'],
    ['15:00–17:303 left', 'false'],
  ]);
  fireEvent.click(screen.getByText('Book · ¥120'));
  expect(mockWent).toEqual([['ticketConfirm', { id: 'adult', day: '2026-11-21', slotId: 's2' }]]);
});

test('tells what days and times cost where they differ, and asks the price of what is chosen', async () => {
  const days = DETAIL.days.map((day) => ({ ...day, price: 8_000, ...(day.state === 'open' && { priceTo: 15_000 }) }));
  park.answer(getTicket, () => ({ ...DETAIL, price: 8_000, priceTo: 15_000, days }));
  park.answer(getTicketStock, () => SLOTS.map((slot) => ({ ...slot, price: slot.id === 's3' ? 8_000 : 15_000 })));
  await open();
  expect(screen.getAllByText('from ¥80').length).toBe(2);
  expect(screen.getByRole('option', { name: 'Saturday, 21 Nov, from ¥80' })).toBeTruthy();
  expect(radios()[1]).toEqual(['12:00–15:00¥150120 left', 'true']);
  expect(screen.getByText('Book · ¥150')).toBeTruthy();
  fireEvent.click(screen.getByText('15:00–17:30'));
  expect(screen.getByText('Book · ¥80')).toBeTruthy();
});

test('takes the day of a link and the time that is tapped', async () => {
  await open('2026-11-22');
  fireEvent.click(screen.getByText('15:00–17:30'));
  fireEvent.click(screen.getByText('Book · ¥120'));
  expect(mockWent).toEqual([['ticketConfirm', { id: 'adult', day: '2026-11-22', slotId: 's3' }]]);
  expect(park.calls(getTicketStock)).toEqual([{ id: 'adult', day: '2026-11-22' }]);
});

test('says of a day without tickets that there are none, not that a time is to be chosen', async () => {
  park.answer(getTicketStock, () => SLOTS.map((slot) => ({ ...slot, remaining: 0, state: 'soldOut' as const })));
  await open('2026-11-20');
  expect(screen.getByText('Fri 20 Nov · Sold out')).toBeTruthy();
  expect(screen.queryByText('Choose an entry time first')).toBeNull();
});

test('tells what can be given back in plain words', async () => {
  await open();
  expect(screen.getByText('50% back until your entry time ends')).toBeTruthy();
  expect(screen.getByText('Twice, until midnight before your visit')).toBeTruthy();
  expect(screen.getByText('A name and ID number for every ticket; one ticket per person per day')).toBeTruthy();
});

describe('a time that is sold out', () => {
  const wait = () => fireEvent.click(screen.getByRole('button', { name: 'Waiting list for 09:00–12:00' }));

  test('cannot be chosen but waited for, and says how many are ahead', async () => {
    park.answer(joinWaitingList, () => ENTRY);
    await open();
    fireEvent.click(screen.getByText('09:00–12:00'));
    expect(radios()[0]).toEqual(['09:00–12:00Sold out', 'false']);
    wait();
    fireEvent.click(screen.getByRole('button', { name: 'One ticket more' }));
    fireEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    await screen.findByText('3 people ahead of you.');
    expect(park.calls(joinWaitingList)).toEqual([{ ticketId: 'adult', day: '2026-11-21', slotId: 's1', quantity: 2 }]);
    park.answer(getWaitingList, () => [ENTRY]);
    fireEvent.click(screen.getByText('See my waiting list'));
    expect(mockWent).toEqual([['ticketRecord']]);
  });

  test('shows the place one has in its line', async () => {
    park.answer(getWaitingList, () => [ENTRY]);
    await open();
    await waitFor(() => expect(radios()[0]?.[0]).toBe('09:00–12:00Waiting: 3 people ahead'));
    fireEvent.click(screen.getByRole('button', { name: 'Change, 09:00–12:00' }));
    expect(screen.getByRole('status', { name: 'Tickets 2' })).toBeTruthy();
  });

  test('that has places again after all is told in the server’s words, and asked for again', async () => {
    park.refuse(joinWaitingList, 409, 'waitingListNotNeeded', 'There are places left; you can buy right away.');
    await open();
    wait();
    const requests = park.calls(getTicketStock).length;
    fireEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    await screen.findByText('There are places left; you can buy right away.');
    await waitFor(() => expect(park.calls(getTicketStock).length).toBeGreaterThan(requests));
  });

  test('but offers this visitor places can be bought', async () => {
    park.answer(getTicketStock, () => [OFFER]);
    park.answer(getWaitingList, () => [{ ...ENTRY, status: 'offered' as const, offerUntil: '2026-11-18T08:30:00+08:00' }]);
    park.show(<TicketDetailView id="adult" day="2026-11-21" />);
    await screen.findByText('2 held for you until 08:30');
    expect(radios()[0]?.[1]).toBe('true');
    fireEvent.click(screen.getByText('Book · ¥120'));
    expect(mockWent).toEqual([['ticketConfirm', { id: 'adult', day: '2026-11-21', slotId: 's1' }]]);
  });
});

test('a product that is gone says so and leads to the others', async () => {
  park.refuse(getTicket, 404, 'ticketNotFound', 'This ticket was not found.');
  park.show(<TicketDetailView id="gone" />);
  fireEvent.click(await screen.findByText('All tickets'));
  expect(mockWent).toEqual([['ticketList']]);
});
