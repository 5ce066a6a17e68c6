import { enter } from '@park/contract/prize/entry/calls';
import { getRound, getRounds } from '@park/contract/prize/round/calls';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { pageOf, startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { listIn } from '@/platform/persistentList';
import { getItem } from '@/platform/storage';
import { act, fireEvent } from '@/platform/testing/mount';
import { noteLeaving } from '../entry/enterResumed';
import { forgetReceipt, isReceipt } from '../entry/receipts';
import { fieldsDrawn } from '../testFields';
import { RECEIPT, ROUND } from '../testRounds';
import { RoundView } from './RoundView';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({
    useDidShow: () => {},
    useDidHide: () => {},
    useReachBottom: () => {},
    usePullDownRefresh: () => {},
    pageScrollTo: async () => {},
  }),
);
const mockWent: unknown[] = [];
jest.mock('@/navigation/go', () => ({
  go: (...to: unknown[]) => mockWent.push(to),
  goReplace: (...to: unknown[]) => mockWent.push(to),
}));
const mockEvents: unknown[] = [];
jest.mock('@/platform/calendar', () => ({ addToCalendar: async (event: unknown) => mockEvents.push(event) && 'saved' }));
jest.mock('@/ui/Page', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

let park: TestPark;

beforeEach(async () => {
  for (const { receipt } of listIn(getItem('prize-receipts'), isReceipt)) forgetReceipt(receipt);
  localStorage.clear();
  mockWent.length = 0;
  mockEvents.length = 0;
  park = await startTestPark();
  park.answer(getRound, () => ROUND);
  park.answer(getRounds, () => pageOf([{ ...ROUND, id: 'r0', name: 'Last year’s draw', state: 'ended' as const }, ROUND]));
  park.answer(enter, () => RECEIPT);
});
afterEach(() => park.close());

const button = (name: string) => screen.getByRole('button', { name });
/** By number: printing an element that is still there takes longer than waiting for it. */
const count = (text: string | RegExp) => screen.queryAllByText(text).length;

async function open(id = 'r1') {
  const shown = park.show(<RoundView id={id} />);
  await screen.findByText('Ammonite Day draw');
  return shown;
}

const sayAge = () => fireEvent.click(screen.getByRole('checkbox', { name: /14 or older/ }));

async function toTheForm(container: Element) {
  fireEvent.click(button('Sign up'));
  fireEvent.click(button('Agree and continue'));
  await fieldsDrawn(container, 3);
}

describe('a round', () => {
  test('says what there is to win, when, and what was promised', async () => {
    await open();
    expect(count('Geologist’s hammer')).toBe(1);
    expect(count('2 to win')).toBe(1);
    for (const fact of ['Worth ¥198 each', 'Value not stated', 'Fossil Valley', 'At the visitor centre'])
      expect(count(fact)).toBe(1);
    expect(count('3 people signed up')).toBe(1);
    // The server's clock goes on while the page is drawn.
    expect(screen.getByRole('timer').textContent).toMatch(/^2 days (10:00:00|09:59:\d\d)$/);
    expect(count(Array(8).fill('abababab').join(' '))).toBe(1);
    await screen.findByText('Last year’s draw');
    fireEvent.click(screen.getByText('Last year’s draw'));
    expect(mockWent).toEqual([['prizeStatus', { id: 'r0' }]]);
    expect(park.calls(getRound)).toEqual([{ id: 'r1' }]);
  });

  test('without an id is the one to show now, and where there is none it says so', async () => {
    park.answer(getRound, () => null);
    park.show(<RoundView />);
    await screen.findByText(/There is no draw right now/);
    expect(park.calls(getRound)).toEqual([{}]);
  });

  test('that is not there leads to the one that is', async () => {
    park.refuse(getRound, 404, 'roundNotFound', 'This draw was not found.');
    park.show(<RoundView id="gone" />);
    fireEvent.click(await screen.findByText('See the current draw'));
    expect(mockWent).toEqual([['prize']]);
  });

  test('that cannot be reached offers a retry', async () => {
    park.cut(getRound);
    park.show(<RoundView id="r1" />);
    await screen.findByText('network');
    park.answer(getRound, () => ROUND);
    fireEvent.click(button('Try again'));
    await screen.findByText('Ammonite Day draw');
  });

  test('that was closed early shows both its planned and its real end', async () => {
    park.answer(getRound, () => ({ ...ROUND, state: 'closed' as const, closedAt: '2026-11-18T07:30:00+08:00' }));
    await open();
    expect(count('Fri 20 Nov 18:00')).toBe(1);
    expect(count('Closed early')).toBe(1);
    expect(count('Today 07:30')).toBe(1);
  });

  test.each([
    ['closed', 'Find an entry'],
    ['drawn', 'See the result'],
    ['ended', 'See the result'],
  ] as const)('that is %s cannot be signed up for', async (state, way) => {
    park.answer(getRound, () => ({ ...ROUND, state }));
    await open();
    expect(screen.queryAllByRole('button', { name: 'Sign up' })).toHaveLength(0);
    fireEvent.click(button(way));
    expect(mockWent).toEqual([['prizeStatus', { id: 'r1' }]]);
  });

  test.each([
    ['draft', { openAt: '2026-11-19T09:00:00+08:00' }, 'Ammonite Day draw · Sign-up opens', '2026-11-19T09:00:00+08:00'],
    ['closed', {}, 'Ammonite Day draw · Draw', ROUND.drawAt],
  ] as const)('that is %s reminds of what comes next', async (state, times, title, start) => {
    park.answer(getRound, () => ({ ...ROUND, ...times, state, commitment: null }));
    await open();
    fireEvent.click(button('Remind me'));
    expect(mockEvents).toMatchObject([{ title, start, remindBefore: 600 }]);
    expect(count(/Published when sign-up opens/)).toBe(1);
  });

  test('whose moment is past and whose draw is not done has nothing to remind of', async () => {
    park.answer(getRound, () => ({ ...ROUND, state: 'closed' as const, drawAt: '2026-11-18T07:59:00+08:00' }));
    await open();
    expect(screen.queryAllByRole('button', { name: 'Remind me' })).toHaveLength(0);
    expect(button('See the result')).toBeTruthy();
  });
});

describe('signing up', () => {
  test('asks once on this phone before the first name is typed', async () => {
    const { container } = await open();
    fireEvent.click(button('Sign up'));
    expect(count('Before you give your phone number')).toBe(1);
    fireEvent.click(button('Do not agree'));
    expect(count('Before you give your phone number')).toBe(0);
    expect(count('Send my entry')).toBe(0);
    await toTheForm(container);
    fireEvent.click(button('Cancel'));
    fireEvent.click(button('Sign up'));
    expect(count('Before you give your phone number')).toBe(0);
    expect(count('Send my entry')).toBe(1);
  });

  test('says what is missing at its field and sends nothing', async () => {
    const { container } = await open();
    await toTheForm(container);
    type(container, 'Name', ' ');
    type(container, 'Phone', '12345');
    fireEvent.click(button('Send my entry'));
    expect(count('Please enter a name')).toBe(1);
    expect(count(/Please check the country code/)).toBe(1);
    expect(count('Please confirm that you are 14 or older')).toBe(1);
    expect(screen.getByRole('checkbox', { name: /14 or older/ }).getAttribute('aria-checked')).toBe('false');
    expect(park.calls(enter)).toEqual([]);
  });

  test('sends one entry for a triple tap and keeps the receipt, which shows instead of the form', async () => {
    const { container } = await open();
    await toTheForm(container);
    type(container, 'Name', ' Lin Yue ');
    type(container, 'Phone', '138 0013 8000');
    sayAge();
    const send = button('Send my entry');
    act(() => {
      for (let tap = 0; tap < 3; tap += 1) send.click();
    });
    await screen.findByText(RECEIPT.number);
    expect(park.calls(enter)).toEqual([{ roundId: 'r1', name: 'Lin Yue', phone: '13800138000', ofAge: true }]);
    expect(count('Send my entry')).toBe(0);
    expect(screen.queryAllByRole('button', { name: 'Sign up' })).toHaveLength(0);
    fireEvent.click(button('See my result'));
    expect(mockWent).toEqual([['prizeStatus', { id: 'r1' }]]);
  });

  test('that left for WeChat is sent when the page comes back with its answer, without another tap, and once', async () => {
    const first = await open();
    await toTheForm(first.container);
    type(first.container, 'Name', 'Lin Yue');
    type(first.container, 'Phone', '13800138000');
    sayAge();
    first.unmount();
    noteLeaving('r1');
    window.history.replaceState(null, '', '?code=c&state=s');
    await open();
    await screen.findByText(RECEIPT.number);
    expect(park.calls(enter)).toEqual([{ roundId: 'r1', name: 'Lin Yue', phone: '13800138000', ofAge: true }]);
    window.history.replaceState(null, '', '?');
  });

  test('that was refused on coming back is sent by a tap when its closed form is opened again', async () => {
    const first = await open();
    await toTheForm(first.container);
    type(first.container, 'Name', 'Lin Yue');
    type(first.container, 'Phone', '13800138000');
    sayAge();
    first.unmount();
    noteLeaving('r1');
    window.history.replaceState(null, '', '?code=c&state=s');
    park.refuse(enter, 400, 'roundFull', 'Not now.');
    const { container } = await open();
    await screen.findByText('Not now.');
    fireEvent.click(button('Cancel'));
    park.answer(enter, () => RECEIPT);
    fireEvent.click(button('Sign up'));
    await fieldsDrawn(container, 3);
    type(container, 'Name', 'Lin Yu');
    fireEvent.click(button('Send my entry'));
    await screen.findByText(RECEIPT.number);
    expect(park.calls(enter).map(({ name }) => name)).toEqual(['Lin Yue', 'Lin Yu']);
    window.history.replaceState(null, '', '?');
  });

  test('that came back from WeChat without an answer waits for a tap', async () => {
    noteLeaving('r1');
    await open();
    expect(count('Send my entry')).toBe(0);
    expect(park.calls(enter)).toEqual([]);
  });

  test('refused keeps what was typed, says why, and can be sent again', async () => {
    park.refuse(enter, 409, 'enteredAlready', 'Everybody takes part once.');
    const first = await open();
    await toTheForm(first.container);
    type(first.container, 'Name', 'Lin Yue');
    type(first.container, 'Phone', '13800138000');
    sayAge();
    fireEvent.click(button('Send my entry'));
    await screen.findByText('Everybody takes part once.');
    first.unmount();

    const { container } = await open();
    fireEvent.click(button('Sign up'));
    await fieldsDrawn(container, 3);
    park.cut(enter);
    fireEvent.click(button('Send my entry'));
    await screen.findByText('You can safely tap again: you will not be entered twice.');
    expect(park.calls(enter)).toHaveLength(2);
    park.answer(enter, () => RECEIPT);
    type(container, 'Name', 'Lin Yu');
    expect(count('You can safely tap again: you will not be entered twice.')).toBe(0);
    fireEvent.click(button('Send my entry'));
    await screen.findByText(RECEIPT.number);
    expect(park.calls(enter)[2]).toEqual({ roundId: 'r1', name: 'Lin Yu', phone: '13800138000', ofAge: true });
    await waitFor(() => expect(count('Send my entry')).toBe(0));
  });
});
