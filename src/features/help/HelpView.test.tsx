import { callHelp, getHelp } from '@park/contract/help/calls';
import type { HelpRequest } from '@park/contract/help/schemas';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { getItem } from '@/platform/storage';
import { act, fireEvent } from '@/platform/testing/mount';
import { HelpView } from './HelpView';
import { addTo, enqueue } from './queue';

jest.mock('@tarojs/taro', () =>
  jest
    .requireActual('@/ui/testing/taroWith')
    .taroWith({ useDidShow: () => {}, useDidHide: () => {}, usePullDownRefresh: () => {} }),
);

const REQUEST: HelpRequest = {
  id: 'h1',
  number: 'H-1',
  kind: 'other',
  status: 'active',
  located: true,
  reachable: false,
  askedAt: '2026-11-18T08:00:00+08:00',
  receivedAt: '2026-11-18T08:00:00+08:00',
  respondingAt: null,
  endedAt: null,
  outcome: null,
};
const CALL = {
  clientId: 'call-1-of-this-phone',
  device: 'd'.repeat(64),
  kind: 'other',
  phone: '',
  note: '',
  position: null,
  askedAt: '2026-11-18T08:00:00+08:00',
} as const;
let park: TestPark;

beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
  park.answer(callHelp, () => REQUEST);
  park.answer(getHelp, () => ({ requests: [REQUEST], usualMinutes: null }));
});
afterEach(() => park.close());

const sent = () => park.calls(callHelp).map(({ phone, onlyTo }) => [phone, onlyTo]);
const settled = () => waitFor(() => expect(getItem('help-queue')).toBe('[]'));

test('a number that is given while its call is on the way follows it, once', async () => {
  enqueue(CALL);
  addTo(CALL.clientId, { phone: '13800138000' });
  await settled();
  expect(sent()).toEqual([
    ['', undefined],
    ['13800138000', 'h1'],
  ]);
});

test('a call that was tried without a network has not left, and may be taken back', async () => {
  park.cut(callHelp);
  onlineManager.setOnline(false);
  try {
    park.show(<HelpView />);
    act(() => enqueue({ ...CALL, clientId: 'call-3-of-this-phone' }));
    await waitFor(() => expect(park.calls(callHelp).length).toBeGreaterThan(0));
    await waitFor(() => fireEvent.click(screen.getByText('I don’t need help any more')));
    await settled();
  } finally {
    onlineManager.setOnline(true);
  }
});

test('a number half typed outlives the arrival of its call, and the next call has it', async () => {
  park.cut(callHelp);
  const { container } = park.show(<HelpView />);
  act(() => enqueue(CALL));
  await screen.findByText('Sending your request…');
  await waitFor(() => expect(container.querySelectorAll('input').length).toBeGreaterThan(3));
  type(container, 'Number to call back', '1380013');
  const field = () => [...container.querySelectorAll('taro-input-core')].map((one) => (one as HTMLInputElement).value);
  expect(field().filter((value) => value === '1380013')).toHaveLength(2);
  park.answer(callHelp, () => REQUEST);
  act(() => enqueue({ ...CALL, clientId: 'call-2-of-this-phone' }));
  await settled();
  await screen.findByText('The park has your request for help');
  expect(field().filter((value) => value === '1380013')).toHaveLength(2);
  type(container, 'Number to call back', '13800138000');
  fireEvent.click(screen.getByRole('button', { name: 'Send this number' }));
  expect(getItem('help-phone')).toBe('13800138000');
  await waitFor(() => expect(sent().at(-1)).toEqual(['13800138000', 'h1']));
  await settled();
});
