import { enterBallot, getBallot, getBallotEntries, leaveBallot } from '@park/contract/ticket/ballot/calls';
import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { getSavedVisitors } from '@park/contract/ticket/visitor/calls';
import { getWaitingList } from '@park/contract/ticket/waitlist/calls';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { formatDay } from '@/i18n/format';
import { act, fireEvent } from '@/platform/testing/mount';
import { confirm } from '@/ui/confirm';
import { ENTRY, VISITORS } from '../testProducts';
import { BallotView } from './BallotView';
import { ballotOf, ballotStateNow, nextBallotChange, resultOf, toggledWish } from './rules';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({ useDidShow: () => {}, useDidHide: () => {} }),
);
const mockWent: unknown[] = [];
jest.mock('@/navigation/go', () => ({
  go: (...to: unknown[]) => mockWent.push(to),
  goReplace: (...to: unknown[]) => mockWent.push(to),
}));
jest.mock('@/ui/confirm', () => ({ confirm: jest.fn(async () => true) }));
jest.mock('@/ui/Page', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

const HOUR = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const slot = (day: string, from: string, until: string): Ballot['slots'][number] => ({
  day,
  slotId: from,
  start: `${day}T${from}:00+08:00`,
  end: `${day}T${until}:00+08:00`,
  places: null,
  closed: false,
});
const now = Date.now();
const BALLOT: Ballot = {
  id: 'b1',
  state: 'open',
  ticket: { id: 'adult', name: 'Adult ticket', motif: 'valley', cover: null, price: 12_000, realName: true },
  openAt: '2026-01-01T00:00:00+08:00',
  closeAt: '2126-09-01T00:00:00+08:00',
  drawAt: '2126-09-02T00:00:00+08:00',
  payWithin: 90,
  slots: [slot('2126-10-01', '09:00', '12:00'), slot('2126-10-01', '12:00', '15:00'), slot('2126-10-02', '09:00', '12:00')],
  rule: 'park-ballot-1',
  commitment: 'ab'.repeat(32),
  digest: null,
  seed: null,
  beacon: null,
  entrants: 7,
  drawnAt: null,
  calledOffAt: null,
  reason: null,
};
const MINE: BallotEntry = {
  number: '7Q4K2M9D',
  quantity: 1,
  wishes: [2],
  savedVisitorIds: ['lin'],
  createdAt: iso(now),
  place: null,
  won: null,
  ballot: BALLOT,
};
const DRAWN: Ballot = { ...BALLOT, state: 'drawn', drawnAt: iso(now), digest: 'cd'.repeat(32), seed: 'ef'.repeat(32) };

let park: TestPark;
let ballot: Ballot;
let entries: BallotEntry[];

beforeEach(async () => {
  localStorage.clear();
  mockWent.length = 0;
  ballot = BALLOT;
  entries = [];
  park = await startTestPark();
  park.answer(getBallot, () => ballot);
  park.answer(getBallotEntries, () => entries);
  park.answer(getSavedVisitors, () => VISITORS);
  park.answer(getWaitingList, () => []);
  park.answer(leaveBallot, () => {
    entries = [];
    return BALLOT;
  });
  park.answer(enterBallot, (input) => {
    const {
      quantity,
      wishes,
      savedVisitorIds = [],
    } = input as { quantity: number; wishes: number[]; savedVisitorIds?: string[] };
    entries = [{ ...MINE, quantity, wishes, savedVisitorIds }];
    return entries[0] as BallotEntry;
  });
});
afterEach(() => park.close());

const boxes = () => screen.getAllByRole('checkbox').map((one) => one.getAttribute('aria-label'));
const tap = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)));

it('takes wishes in the order they are tapped, asks for visitors, and keeps the entry', async () => {
  park.show(<BallotView id="b1" />);
  await screen.findByText('Lin Yue');
  await tap('Enter the ballot');
  expect(screen.getAllByText('Please choose at least one time').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByLabelText(`${formatDay('2126-10-02')} 09:00–12:00`));
  fireEvent.click(screen.getByLabelText(`${formatDay('2126-10-01')} 12:00–15:00`));
  expect(boxes().slice(0, 3)).toEqual([
    `${formatDay('2126-10-01')} 09:00–12:00`,
    `${formatDay('2126-10-01')} 12:00–15:00, Second choice`,
    `${formatDay('2126-10-02')} 09:00–12:00, First choice`,
  ]);
  expect(park.calls(enterBallot)).toEqual([]);
  await tap('Lin Yue');
  await tap('Enter the ballot');
  await screen.findByText('7Q4K2M9D');
  expect(park.calls(enterBallot)).toEqual([{ id: 'b1', quantity: 1, wishes: [3, 2], savedVisitorIds: ['lin'] }]);
  expect(screen.getByText('Save changes')).toBeTruthy();
});

it('is withdrawn after a question', async () => {
  entries = [MINE];
  park.show(<BallotView id="b1" />);
  await tap(await screen.findByText('Withdraw').then(() => 'Withdraw'));
  expect(confirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(park.calls(leaveBallot)).toEqual([{ id: 'b1' }]));
  await waitFor(() => expect(screen.queryByText('7Q4K2M9D')).toBeNull());
});

it('leads who was drawn to the order, with what was entered', async () => {
  ballot = DRAWN;
  const won = DRAWN.slots[1] as Ballot['slots'][number];
  entries = [{ ...MINE, ballot: DRAWN, place: 3, won: 2 }];
  const held = { id: won.slotId, start: won.start, end: won.end };
  const offer = { ...ENTRY, status: 'offered' as const, day: won.day, slot: held, offerUntil: iso(now + HOUR) };
  park.answer(getWaitingList, () => [offer]);
  park.show(<BallotView id="b1" />);
  await screen.findByText('You were drawn');
  await tap(await screen.findByText('Order now').then(() => 'Order now'));
  expect(mockWent).toEqual([['ticketConfirm', { id: 'adult', day: '2126-10-01', slotId: '12:00' }]]);
  expect(JSON.stringify({ ...localStorage })).toContain('lin');
  expect(screen.getByText('Drawn as number 3 of 7 entries')).toBeTruthy();
});

it('tells who was not drawn where they wait, who did not enter, and why it was called off', async () => {
  ballot = DRAWN;
  entries = [{ ...MINE, ballot: DRAWN, place: 5, won: 0 }];
  const first = DRAWN.slots[1] as Ballot['slots'][number];
  park.answer(getWaitingList, () => [{ ...ENTRY, day: first.day, slot: { ...ENTRY.slot, id: first.slotId } }]);
  const shown = park.show(<BallotView id="b1" />);
  await screen.findByText(/^You are on the waiting list/);
  await tap('See my waiting list');
  expect(mockWent).toEqual([['ticketRecord']]);
  shown.unmount();
  ballot = { ...BALLOT, state: 'calledOff', calledOffAt: iso(now), reason: 'Storm' };
  entries = [];
  park.show(<BallotView id="b1" />);
  await screen.findByText(/called off: Storm/);
});

describe('the rules of the page', () => {
  it('let the clock open and close sign-up, and leave the draw to the server', () => {
    const times = { ...BALLOT, state: 'announced' as const };
    const open = Date.parse(BALLOT.openAt);
    const close = Date.parse(BALLOT.closeAt);
    const draw = Date.parse(BALLOT.drawAt);
    expect([open - 1, open, close, draw].map((at) => ballotStateNow(times, at))).toEqual([
      'announced',
      'open',
      'closed',
      'closed',
    ]);
    expect([open - 1, open, close, draw].map((at) => nextBallotChange(times, at))).toEqual([open, close, draw, null]);
    expect(nextBallotChange(DRAWN, open - 1)).toBeNull();
  });

  it('keep at most three wishes', () => {
    expect(toggledWish([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggledWish([1, 2, 3], 4)).toEqual([1, 2, 3]);
    expect(toggledWish([1, 2, 3], 2)).toEqual([1, 3]);
  });

  it('find the ballot of a day, and what became of an entry', () => {
    const one = { ...BALLOT, days: ['2126-10-01'] };
    expect(ballotOf({ ballots: [one] }, '2126-10-01')).toBe(one);
    expect(ballotOf({ ballots: [one] }, '2126-10-03')).toBeUndefined();
    expect([null, 0, 2].map((won) => resultOf({ ...MINE, won }))).toEqual(['pending', 'lost', 'won']);
  });
});
