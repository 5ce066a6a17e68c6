import {
  answerOffer,
  cancelEnrollment,
  enroll,
  getActivities,
  getActivity,
  getEnrollments,
} from '@park/contract/activity/calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageOf, startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { keyOf } from '@/api/useCall';
import { fireEvent } from '@/platform/testing/mount';
import { confirm } from '@/ui/confirm';
import { ActivityDetailView } from './ActivityDetailView';
import { ActivityPreview } from './ActivityPreview';
import { AddEnrollView } from './AddEnrollView';
import { DIG, MINE } from './testActivities';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({
    useDidShow: () => {},
    useDidHide: () => {},
    usePullDownRefresh: () => {},
    getCurrentPages: () => [],
  }),
);
const mockWent: unknown[] = [];
jest.mock('@/navigation/go', () => ({
  go: (...to: unknown[]) => mockWent.push(to),
  goReplace: (...to: unknown[]) => mockWent.push(to),
  goBack: () => mockWent.push('back'),
}));
jest.mock('@/ui/Page', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));
jest.mock('@/ui/confirm', () => ({ confirm: jest.fn(async () => true) }));

let park: TestPark;

beforeEach(async () => {
  localStorage.clear();
  mockWent.length = 0;
  park = await startTestPark();
  park.answer(getActivity, () => DIG);
  park.answer(getEnrollments, () => pageOf([]));
  park.answer(enroll, () => MINE);
});
afterEach(() => park.close());

const button = (name: string) => screen.getByRole('button', { name });
const count = (text: string | RegExp) => screen.queryAllByText(text).length;

describe('enrolling', () => {
  async function toTheForm() {
    const { container } = park.show(<AddEnrollView id="a1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Agree and continue' }));
    // Taro draws them a moment after React.
    await waitFor(() => expect(container.querySelectorAll('input, textarea')).toHaveLength(4));
    return container;
  }
  function fillIn(container: Element) {
    type(container, 'Name', 'Lin Yue');
    type(container, 'Phone', '138 0013 8000');
    type(container, 'Note', 'vegan');
  }

  test('names each mistake at its field and sends nothing', async () => {
    await toTheForm();
    fireEvent.click(button('Enrol'));
    await screen.findByText('Please enter a phone number');
    expect([count('Please enter a name'), count('Please fill this in')]).toEqual([1, 1]);
    expect(park.calls(enroll)).toEqual([]);
  });

  test('asks for the line where there is not enough room, and says so before', async () => {
    const container = await toTheForm();
    fillIn(container);
    for (let n = 0; n < 2; n++) fireEvent.click(button('One person more'));
    expect(count(/not enough room for 3 people/)).toBe(1);
    fireEvent.click(button('Join the waiting list'));
    await waitFor(() => expect(park.calls(enroll)).toHaveLength(1));
    expect(park.calls(enroll)[0]).toMatchObject({ people: 3, wait: true, phone: '13800138000', answers: { note: 'vegan' } });
  });

  test('that got no answer is sent again under the same key, and leads to the enrolment', async () => {
    park.cut(enroll);
    const container = await toTheForm();
    fillIn(container);
    fireEvent.click(button('Enrol'));
    await screen.findByText('You can safely tap again: you will not be enrolled twice.');
    park.answer(enroll, () => MINE);
    fireEvent.click(button('Enrol'));
    await screen.findByText('You are enrolled');
    fireEvent.click(button('See my enrolment'));
    expect(mockWent).toEqual([['activityDetail', { id: 'a1' }]]);
    const [first, second] = park.headers(enroll, 'idempotency-key');
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('twice leads to what one has', async () => {
    park.answer(getEnrollments, () => pageOf([MINE]));
    park.show(<AddEnrollView id="a1" />);
    fireEvent.click(await screen.findByText('See my enrolment'));
    expect(mockWent).toEqual([['activityDetail', { id: 'a1' }]]);
  });
});

describe('an activity', () => {
  test('says what can be done, and leads there', async () => {
    park.show(<ActivityDetailView id="a1" />);
    fireEvent.click(await screen.findByText('Enrol'));
    expect(mockWent).toEqual([['addEnroll', { id: 'a1' }]]);
    expect(count('2 of 12 left')).toBe(1);
  });

  test('that is full without a line, not open yet or called off says why nothing can', async () => {
    park.answer(getActivity, () => ({ ...DIG, left: 0, waitingList: false }));
    const { unmount } = park.show(<ActivityDetailView id="a1" />);
    await screen.findByText('All places are taken');
    fireEvent.click(button('All activities'));
    expect(mockWent.at(-1)).toEqual(['activity']);
    unmount();
    park.answer(getActivity, () => ({
      ...DIG,
      id: 'a2',
      state: 'cancelled' as const,
      cancelCause: 'staff' as const,
      cancelReason: 'Storm',
    }));
    park.show(<ActivityDetailView id="a2" />);
    await screen.findByText('The park cancelled this activity: Storm');
  });

  test('shows one’s code, and cancels after asking', async () => {
    park.answer(getEnrollments, () => pageOf([MINE]));
    park.answer(cancelEnrollment, () => ({ ...MINE, state: 'cancelled' as const, code: null }));
    park.show(<ActivityDetailView id="a1" />);
    await screen.findByText('AC-7Q4K-2M9D-XT0R');
    expect([count('vegan'), count('Enrol')]).toEqual([1, 0]);
    fireEvent.click(button('Cancel enrolment'));
    await waitFor(() => expect(park.calls(cancelEnrollment)).toEqual([{ id: 'e1' }]));
    expect(confirm).toHaveBeenCalled();
  });

  test('holds places while the time runs, and takes the answer', async () => {
    const offered = { ...MINE, state: 'offered' as const, code: null, offerUntil: '2026-11-18T08:20:00+08:00' };
    park.answer(getEnrollments, () => pageOf([offered]));
    park.answer(answerOffer, () => MINE);
    park.show(<ActivityDetailView id="a1" />);
    fireEvent.click(await screen.findByText('Yes, we are coming'));
    expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|19:\d\d)$/);
    await waitFor(() => expect(park.calls(answerOffer)).toEqual([{ id: 'e1', accept: true }]));
  });

  test('that cannot be reached offers a retry, and one that is gone the others', async () => {
    park.cut(getActivity);
    const { unmount } = park.show(<ActivityDetailView id="a1" />);
    await screen.findByText('network');
    unmount();
    park.refuse(getActivity, 404, 'activityNotFound', 'This activity was not found.');
    park.show(<ActivityDetailView id="gone" />);
    fireEvent.click(await screen.findByText('All activities'));
    expect(mockWent).toEqual([['activity']]);
  });
});

test('the next activities are drawn from what is known alone, for the home that comes with the page', () => {
  const client = new QueryClient();
  const draw = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <ActivityPreview />
      </QueryClientProvider>,
    );
  const key = keyOf(getActivities, '', { filter: 'open', page: 1, pageSize: 3 });
  client.setQueryData(key, { items: [DIG] });
  expect(draw()).toMatch(/Activities.*Guided dig.*East pit.*2 places left/);
  client.setQueryData(key, { items: [] });
  expect(draw()).toBe('');
});
