import { getRedemptions, lookUpPrize, redeemPrize } from '@park/contract/prize/redemption/calls';
import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { screen, waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { fireEvent } from '@/platform/testing/mount';
import { fieldsDrawn } from '../testFields';
import { CLAIM } from '../testRounds';
import { RedemptionView } from './RedemptionView';

jest.mock('@tarojs/taro', () =>
  jest
    .requireActual('@/ui/testing/taroWith')
    .taroWith({ useDidShow: () => {}, useDidHide: () => {}, useReachBottom: () => {}, usePullDownRefresh: () => {} }),
);
const mockScan = jest.fn();
jest.mock('@/platform/scanCode', () => ({ scanCode: (...words: unknown[]) => mockScan(...words) }));

const USED: PrizeClaim = { ...CLAIM, state: 'writtenOff', writtenOffAt: '2026-11-18T07:30:00+08:00', writtenOffBy: 'Lin' };
let park: TestPark;

function handedOut(items: PrizeClaim[]): void {
  park.answer(getRedemptions, () => ({ items, total: items.length, more: false, before: null, after: null }));
}

beforeEach(async () => {
  localStorage.clear();
  mockScan.mockReset();
  park = await startTestPark();
  handedOut([]);
  park.answer(lookUpPrize, () => CLAIM);
  park.answer(redeemPrize, () => USED);
});
afterEach(() => park.close());

const button = (name: string) => screen.getByRole('button', { name });
const count = (text: string | RegExp) => screen.queryAllByText(text).length;
const inSheet = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement;

test('a code of a link is looked up at once and handed out once it was asked', async () => {
  park.show(<RedemptionView code="pw7q4k2m9dxt0r" />);
  await screen.findByText('Geologist’s hammer');
  expect(park.calls(lookUpPrize)).toEqual([{ code: CLAIM.code }]);
  expect(count('138****8000')).toBe(1);
  fireEvent.click(button('Hand out the prize'));
  expect(count('Hand out “Geologist’s hammer”?')).toBe(1);
  expect(park.calls(redeemPrize)).toEqual([]);
  handedOut([USED]);
  const confirm = inSheet('Hand out the prize');
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await screen.findByText('Give “Geologist’s hammer” to L**.');
  expect(park.calls(redeemPrize)).toEqual([{ code: CLAIM.code }]);
  expect(screen.queryAllByRole('button', { name: 'Hand out the prize' })).toHaveLength(0);
  await screen.findByText('07:30 · Lin');
  expect(count('1 prize')).toBe(1);
  fireEvent.click(button('Next code'));
  expect(count('Scan a prize code')).toBe(1);
});

test('a second tap while the camera is open opens no second camera', async () => {
  let scanned: (result: { outcome: 'read'; text: string }) => void = () => {};
  mockScan.mockReturnValue(new Promise((resolve) => (scanned = resolve)));
  park.show(<RedemptionView />);
  fireEvent.click(button('Scan a prize code'));
  fireEvent.click(button('Scan a prize code'));
  expect(mockScan).toHaveBeenCalledTimes(1);
  scanned({ outcome: 'read', text: CLAIM.code });
  await screen.findByText('Geologist’s hammer');
  expect(park.calls(lookUpPrize)).toEqual([{ code: CLAIM.code }]);
});

test('a prize that was handed out, or forfeited, says when and by whom, and is not handed out', async () => {
  park.answer(lookUpPrize, () => USED);
  park.show(<RedemptionView code={CLAIM.code} />);
  await screen.findByText('Handed out already');
  expect(count('Wed 18 Nov 07:30, by Lin.')).toBe(1);
  expect(screen.queryAllByRole('button', { name: 'Hand out the prize' })).toHaveLength(0);
  fireEvent.click(button('Next code'));
  park.answer(lookUpPrize, () => ({ ...CLAIM, state: 'forfeited' as const }));
  mockScan.mockResolvedValue({ outcome: 'read', text: CLAIM.code });
  fireEvent.click(button('Scan a prize code'));
  await screen.findByText('Too late to claim');
  expect(count(/until Fri 27 Nov 18:00/)).toBe(1);
});

test('when a colleague was faster, the page says so', async () => {
  park.show(<RedemptionView code={CLAIM.code} />);
  await screen.findByText('Geologist’s hammer');
  park.refuse(redeemPrize, 409, 'prizeWrittenOff', 'This prize was handed out at 07:30, by Lin.');
  park.answer(lookUpPrize, () => USED);
  fireEvent.click(button('Hand out the prize'));
  fireEvent.click(inSheet('Hand out the prize'));
  await screen.findByText('Handed out already');
  expect(count('Wed 18 Nov 07:30, by Lin.')).toBe(1);
  expect(count('Hand out “Geologist’s hammer”?')).toBe(0);
});

test('an answer that was lost is said, and the prize can be tried again', async () => {
  park.show(<RedemptionView code={CLAIM.code} />);
  await screen.findByText('Geologist’s hammer');
  park.cut(redeemPrize);
  fireEvent.click(button('Hand out the prize'));
  fireEvent.click(inSheet('Hand out the prize'));
  await screen.findByText('network');
  park.answer(redeemPrize, () => USED);
  fireEvent.click(button('Hand out the prize'));
  fireEvent.click(inSheet('Hand out the prize'));
  await screen.findByText('Handed out');
});

test.each([
  ['', 'Please scan or type the prize code'],
  ['PW-1234', 'A prize code is PW- and 12 letters and digits. Please check it.'],
])('“%s” is no code, and nothing is asked', async (typed, mistake) => {
  const { container } = park.show(<RedemptionView />);
  await fieldsDrawn(container, 1);
  type(container, 'Prize code', typed);
  fireEvent.click(button('Look up'));
  expect(count(mistake)).toBe(1);
  expect(park.calls(lookUpPrize)).toEqual([]);
});

test('a code that nobody has is told in the server’s words, and stays to be mended, after a sign-in, too', async () => {
  park.refuse(lookUpPrize, 404, 'prizeCodeUnknown', 'No prize has this code.');
  const first = park.show(<RedemptionView />);
  await fieldsDrawn(first.container, 1);
  type(first.container, 'Prize code', 'PW 7Q4K 2M9D XTOR');
  fireEvent.click(button('Look up'));
  await screen.findByText('No prize has this code.');
  expect(park.calls(lookUpPrize)).toEqual([{ code: 'PW-7Q4K-2M9D-XT0R' }]);
  first.unmount();
  park.show(<RedemptionView />);
  park.answer(lookUpPrize, () => CLAIM);
  fireEvent.click(button('Look up'));
  await screen.findByText('Geologist’s hammer');
});

test.each([
  ['there is no camera', () => Promise.resolve({ outcome: 'unsupported' })],
  ['the camera may not be used', () => Promise.reject(new Error('NotAllowedError'))],
])('where %s, the code is typed', async (_why, scan) => {
  mockScan.mockImplementation(scan);
  park.show(<RedemptionView />);
  fireEvent.click(button('Scan a prize code'));
  await screen.findByText('The camera did not open. Please type the code.');
});

test('who turns back from the scanner finds nothing changed', async () => {
  mockScan.mockResolvedValue({ outcome: 'cancelled' });
  park.show(<RedemptionView />);
  fireEvent.click(button('Scan a prize code'));
  await waitFor(() => expect(mockScan).toHaveBeenCalledWith({ hint: expect.any(String), close: 'Close' }));
  expect(count(/did not open/)).toBe(0);
  expect(park.calls(lookUpPrize)).toEqual([]);
});
