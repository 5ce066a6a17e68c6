import { createHash } from 'node:crypto';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import { getStatus } from '@park/contract/prize/entry/calls';
import type { PrizeStatus } from '@park/contract/prize/entry/schemas';
import type { EntryState } from '@park/contract/prize/limits';
import { getRound } from '@park/contract/prize/round/calls';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { listIn } from '@/platform/persistentList';
import { getItem } from '@/platform/storage';
import { fireEvent } from '@/platform/testing/mount';
import { ConfirmHost } from '@/ui/ConfirmHost';
import { fieldsDrawn } from '../testFields';
import { CLAIM, RECEIPT, ROUND, WAITING } from '../testRounds';
import { forgetReceipt, isReceipt, keepReceipt } from './receipts';
import { StatusView } from './StatusView';

jest.mock('@tarojs/taro', () =>
  jest
    .requireActual('@/ui/testing/taroWith')
    .taroWith({ useDidShow: () => {}, useDidHide: () => {}, usePullDownRefresh: () => {} }),
);
const mockWent: unknown[] = [];
jest.mock('@/navigation/go', () => ({
  go: (...to: unknown[]) => mockWent.push(to),
  goReplace: (...to: unknown[]) => mockWent.push(to),
}));
jest.mock('@/ui/Page', () => ({ Page: ({ children }: { children: ReactNode }) => <>{children}</> }));

const DRAWN = { ...ROUND, state: 'drawn' as const };
const LIST = [RECEIPT.number, 'ZZZZZZZZ'].sort().join('\n');
const SEED = '07'.repeat(32);
/** The example of the rule with two entrants and three prizes: everybody wins, and the order is the draw's. */
const DRAW: PrizeDraw = {
  roundId: 'r1',
  state: 'drawn',
  rule: 'park-draw-1',
  commitment: createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'),
  seed: SEED,
  digest: createHash('sha256').update(LIST).digest('hex'),
  drawAt: ROUND.drawAt,
  beacon: null,
  entrants: 2,
  prizes: ROUND.prizes,
  winners: [],
  drawnAt: ROUND.drawAt,
};
const WON: PrizeStatus = { ...WAITING, state: 'won', round: DRAWN, prize: CLAIM.prize, code: CLAIM.code };

const storedReceipts = () => listIn(getItem('prize-receipts'), isReceipt);
let park: TestPark;

beforeEach(async () => {
  for (const { receipt } of storedReceipts()) forgetReceipt(receipt);
  localStorage.clear();
  mockWent.length = 0;
  park = await startTestPark();
  park.answer(getRound, () => DRAWN);
  park.answer(getDraw, () => DRAW);
  park.answer(getEntrants, () => ({ roundId: 'r1', count: 2, numbers: LIST }));
});
afterEach(() => park.close());

const button = (name: string) => screen.getByRole('button', { name });
const count = (text: string | RegExp) => screen.queryAllByText(text).length;
const show = (id = 'r1') =>
  park.show(
    <>
      <StatusView id={id} />
      <ConfirmHost />
    </>,
  );

describe('an entry whose receipt is on this phone', () => {
  const code = CLAIM.code;
  const fates: [EntryState, Partial<PrizeStatus>, string, RegExp][] = [
    ['waiting', { round: { ...ROUND, state: 'closed' } }, 'Waiting for the draw', /^The draw is Fri 20 Nov 19:00/],
    ['won', { prize: CLAIM.prize, code }, 'You won', /by Fri 27 Nov 18:00, and show the code/],
    ['gaveWay', {}, 'Not in this draw', /this entry did not take part/],
    ['notWon', {}, 'Not this time', /you can check the draw yourself/],
    [
      'writtenOff',
      { prize: CLAIM.prize, code, writtenOffAt: '2026-11-21T10:30:00+08:00' },
      'Prize claimed',
      /Sat 21 Nov 10:30/,
    ],
    ['forfeited', { prize: CLAIM.prize }, 'Prize forfeited', /^It could be claimed until Fri 27 Nov 18:00\.$/],
  ];
  test.each(fates)('that is %s says so and what to do', async (state, facts, head, text) => {
    keepReceipt(RECEIPT);
    const round = facts.round ?? DRAWN;
    park.answer(getRound, () => round);
    park.answer(getStatus, () => ({ ...WAITING, state, round, ...facts }));
    show();
    await screen.findByText(text);
    // A round that waits says so, too.
    expect(count(head)).toBe(state === 'waiting' ? 2 : 1);
    expect(park.calls(getStatus)).toEqual([{ receipt: RECEIPT.receipt }]);
    expect(screen.queryAllByRole('img', { name: 'Prize code' })).toHaveLength(state === 'won' ? 1 : 0);
    expect(count(code)).toBe(state === 'won' || state === 'writtenOff' ? 1 : 0);
    expect(count('Winners')).toBe(state === 'waiting' ? 0 : 1);
    // The form for other people's entries does not push itself forward.
    expect(count('Find an entry')).toBe(0);
  });

  test('shows its round without being told which', async () => {
    keepReceipt(RECEIPT);
    park.answer(getStatus, () => WON);
    show('');
    await screen.findByText('You won');
    expect(park.calls(getRound)[0]).toEqual({ id: 'r1' });
  });

  test('is chosen among several, and can be removed', async () => {
    keepReceipt(RECEIPT);
    keepReceipt({ ...RECEIPT, receipt: 'receipt-2', number: 'ZZZZZZZZ' });
    park.answer(getStatus, ({ receipt }) =>
      receipt === 'receipt-2'
        ? { ...WAITING, state: 'notWon' as const, round: DRAWN, receipt, entry: { ...WAITING.entry, number: 'ZZZZZZZZ' } }
        : WON,
    );
    show();
    await screen.findByText('Not this time');
    fireEvent.click(screen.getByRole('radio', { name: RECEIPT.number }));
    await screen.findByText('You won');
    fireEvent.click(button('Remove from this phone'));
    fireEvent.click(button('Remove'));
    await screen.findByText('Not this time');
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
  });

  test('is asked for by name and phone when its receipt is valid no more', async () => {
    keepReceipt(RECEIPT);
    park.refuse(getStatus, 404, 'entryNotFound', 'No entry was found.');
    const { container } = show();
    await screen.findByText(/no longer valid/);
    await fieldsDrawn(container, 3);
    park.answer(getStatus, () => ({ ...WON, receipt: 'renewed' }));
    type(container, 'Name', 'Lin Yue');
    type(container, 'Phone', '13800138000');
    fireEvent.click(button('Look up'));
    await screen.findByText('You won');
    expect(storedReceipts().map(({ receipt }) => receipt)).toEqual(['renewed']);
  });
});

describe('finding an entry', () => {
  test('sends name and phone, tells the server’s sentence, and keeps what was typed', async () => {
    park.refuse(getStatus, 404, 'entryNotFound', 'No entry was found.');
    const { container } = show();
    await screen.findByText('Find an entry');
    await fieldsDrawn(container, 3);
    fireEvent.click(button('Look up'));
    expect(count('Please enter a phone number')).toBe(1);
    type(container, 'Name', 'Lin Yue');
    type(container, 'Phone', '138-0013-8000');
    fireEvent.click(button('Look up'));
    await screen.findByText('No entry was found.');
    park.answer(getStatus, () => WON);
    fireEvent.click(button('Look up'));
    await screen.findByText('You won');
    expect(park.calls(getStatus)[1]).toEqual({ roundId: 'r1', name: 'Lin Yue', phone: '13800138000' });
    expect(count('Find an entry')).toBe(0);
  });
});

describe('checking', () => {
  // By the rule, worked out by hand in the test: SHA-256(seed ‖ digest ‖ k), first 6 bytes, modulo what is left.
  function drawByHand(): PrizeDraw['winners'] {
    const entrants = LIST.split('\n');
    const hash = createHash('sha256')
      .update(Buffer.from(`${SEED}${DRAW.digest}00000000`, 'hex'))
      .digest('hex');
    const first = Number(BigInt(`0x${hash.slice(0, 12)}`) % 2n);
    const order = first === 0 ? entrants : [...entrants].reverse();
    return order.map((number, k) => ({ place: k + 1, number, name: 'L**', prizeId: k === 0 ? 'hammer' : 'ticket' }));
  }
  const winners = drawByHand();
  const mine = ROUND.prizes.find(({ id }) => id === winners.find(({ number }) => number === RECEIPT.number)?.prizeId);

  beforeEach(() => {
    keepReceipt(RECEIPT);
    park.answer(getDraw, () => ({ ...DRAW, winners }));
    park.answer(getStatus, () => ({ ...WON, prize: mine ?? null }));
  });

  test('goes through every step and says what it compared', async () => {
    show();
    await screen.findByText('You won');
    fireEvent.click(button('Check now'));
    await screen.findByText('All 6 steps match. This draw followed its published rule.');
    expect(count('Matches')).toBe(6);
    expect(count(`Result: you won “${mine?.name}”, which matches what the park published.`)).toBe(1);
    expect(count('Fingerprint this phone worked out')).toBe(2);
    expect(count(/^2 numbers checked in \d+\.\d s$/)).toBe(1);
  });

  test('says which: a seed that was swapped, a list that was changed, a result that is not true', async () => {
    show();
    await screen.findByText('You won');
    park.answer(getDraw, () => ({ ...DRAW, winners, seed: '08'.repeat(32), commitment: DRAW.commitment }));
    fireEvent.click(button('Check now'));
    await screen.findByText('The secret that was revealed is not the one that was promised when sign-up opened.');
    expect(screen.getByRole('alert').textContent).toMatch(/^Something does not match/);
    park.answer(getDraw, () => ({ ...DRAW, winners }));
    park.answer(getEntrants, () => ({ roundId: 'r1', count: 2, numbers: 'ZZZZZZZZ' }));
    fireEvent.click(button('Check again'));
    await screen.findByText('This list is not the one that was fixed when sign-up closed.');
    expect(count(`Your number ${RECEIPT.number} is not on the list.`)).toBe(1);
    expect(count(/The list has 1 number and the park says 2;/)).toBe(1);
  });

  test('that cannot download says so and can be tried again', async () => {
    park.cut(getEntrants);
    show();
    await screen.findByText('You won');
    fireEvent.click(button('Check now'));
    await screen.findByText('The data could not be downloaded. Please try again.');
    park.answer(getEntrants, () => ({ roundId: 'r1', count: 2, numbers: LIST }));
    fireEvent.click(button('Check again'));
    await waitFor(() => expect(count(/^All 6 steps match/)).toBe(1));
  });

  test('on a phone without BigInt says that it cannot, and leads to what was published', async () => {
    const { BigInt: real } = globalThis;
    Reflect.set(globalThis, 'BigInt', undefined);
    show();
    await screen.findByText('You won');
    fireEvent.click(button('Check now'));
    await screen.findByText(/^This phone’s system is too old to work it out/);
    expect(count('Matches') + count('Does not match')).toBe(0);
    expect(button('Copy the address of the draw')).toBeTruthy();
    Reflect.set(globalThis, 'BigInt', real);
  });
});
