import { getNotice, getNotices, getUnreadCount, readNotice } from '@park/contract/notice/calls';
import type { NoticeCategory } from '@park/contract/notice/limits';
import type { Notice, NoticeBrief } from '@park/contract/notice/schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageOf, startTestPark, type TestPark } from '@/api/testing/testPark';
import { keyOf } from '@/api/useCall';
import { go } from '@/navigation/go';
import { setItem } from '@/platform/storage';
import { act, fireEvent } from '@/platform/testing/mount';
import { useSession } from '@/session/store';
import { NewestNotices } from './NewestNotices';
import { NoticeList } from './NoticeList';
import { NoticeView } from './NoticeView';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({
    getCurrentPages: () => [],
    setNavigationBarTitle: () => {},
    useDidShow: () => {},
    useDidHide: () => {},
    usePageScroll: () => {},
    useReachBottom: () => {},
    usePullDownRefresh: () => {},
    useShareAppMessage: () => {},
    useShareTimeline: () => {},
  }),
);
jest.mock('@/navigation/go', () => ({ go: jest.fn(), goReplace: jest.fn() }));

/** Notices as the server shows them, for tests. */
function briefOf(change: Partial<NoticeBrief> = {}): NoticeBrief {
  return {
    id: 'hours',
    category: 'opening',
    title: 'Opening hours',
    excerpt: 'Daily at nine',
    pinned: false,
    cover: null,
    motif: 'valley',
    warning: null,
    publishedAt: '2026-11-17T08:00:00+08:00',
    readAt: null,
    ...change,
  };
}

function noticeOf(change: Partial<Notice> = {}): Notice {
  return {
    ...briefOf(),
    text: [{ kind: 'text', quote: false, runs: [{ text: 'Daily at nine' }] }],
    changedAt: null,
    ...change,
  };
}

const ITEMS = [
  briefOf({ id: 'rain', category: 'safety', title: 'Rain', pinned: true, publishedAt: '2026-11-01T08:00:00+08:00' }),
  briefOf({ id: 'hours', readAt: '2026-11-18T07:00:00+08:00' }),
  briefOf({ id: 'steps', category: 'closure', title: 'Steps closed' }),
];

let park: TestPark;
beforeEach(async () => {
  setItem('notice-read', '[]');
  park = await startTestPark();
  park.answer(getNotices, ({ category }) => pageOf(ITEMS.filter((one) => !category || one.category === category)));
  park.answer(getUnreadCount, () => ({ count: 2 }));
  park.answer(readNotice, () => ({ count: 0 }));
});
afterEach(() => park.close());

function List() {
  const [category, setCategory] = useState<NoticeCategory | ''>('');
  return <NoticeList category={category} onCategory={setCategory} />;
}

it('tells what is new, in the park’s order, and opens it', async () => {
  park.show(<List />);
  await screen.findByText('2 new notices');
  const cards = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(cards.filter(Boolean)).toEqual(['New: Rain', 'Opening hours', 'New: Steps closed']);
  expect(screen.getByText('Pinned')).toBeTruthy();
  expect(screen.getAllByText('Yesterday')).toHaveLength(2);
  fireEvent.click(screen.getByLabelText('New: Rain'));
  expect(go).toHaveBeenCalledWith('noticeDetail', { id: 'rain' });
});

it('claims nothing while it loads, after a failure, or of what it has not seen', async () => {
  park.refuse(getNotices, 500, 'internalError', 'The notices did not come.');
  const failed = park.show(<List />);
  expect(screen.queryByText('You have read them all')).toBeNull();
  await screen.findByText('The notices did not come.');
  expect(screen.queryByText('You have read them all')).toBeNull();
  failed.unmount();

  const read = ITEMS.map((one) => ({ ...one, readAt: '2026-11-18T07:00:00+08:00' }));
  park.answer(getNotices, () => ({ ...pageOf(read), hasNextPage: true, total: 40 }));
  park.show(<List />);
  await screen.findByText('2 new notices');
  expect(screen.queryByText('You have read them all')).toBeNull();
});

it('marks all as read at once, and tells the server', async () => {
  park.show(<List />);
  fireEvent.click(await screen.findByText('Mark all as read'));
  expect(screen.getByText('You have read them all')).toBeTruthy();
  expect(screen.queryByLabelText(/^New/)).toBeNull();
  await waitFor(() => expect(park.calls(readNotice)).toEqual([{ ids: ['rain', 'steps'] }]));
});

it('keeps the marks of someone signed out, and hands them over after the sign-in', async () => {
  const { phase, userInfo } = useSession.getState();
  useSession.setState({ phase: 'failed', userInfo: null });
  park.show(<List />);
  fireEvent.click(await screen.findByText('Mark all as read'));
  expect(await screen.findByText('You have read them all')).toBeTruthy();
  expect(park.calls(readNotice)).toEqual([]);
  act(() => useSession.setState({ phase, userInfo }));
  await waitFor(() => expect(park.calls(readNotice)).toEqual([{ ids: ['rain', 'steps'] }]));
});

it('shows one kind, and says so when there is none of it', async () => {
  park.show(<List />);
  await screen.findByLabelText('New: Rain');
  fireEvent.click(screen.getByRole('radio', { name: 'Closures' }));
  await screen.findByLabelText('New: Steps closed');
  expect(screen.queryByLabelText('New: Rain')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Services' }));
  fireEvent.click(await screen.findByText('Show all notices'));
  expect(await screen.findByLabelText('New: Rain')).toBeTruthy();
});

it('says what went wrong, and tries again', async () => {
  park.refuse(getNotices, 503, 'unavailable', 'Closed for a moment');
  park.show(<List />);
  await screen.findByText('Closed for a moment');
  park.answer(getNotices, () => pageOf([]));
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText(/^No notices yet/)).toBeTruthy();
});

it('shows one notice whole, and marks it as read', async () => {
  park.answer(getNotice, () => noticeOf({ changedAt: '2026-11-18T07:30:00+08:00' }));
  park.show(<NoticeView id="hours" />);
  expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeTruthy();
  expect(screen.getByText('Published yesterday 08:00')).toBeTruthy();
  expect(screen.getByText('Changed today 07:30')).toBeTruthy();
  expect(screen.getByText('Daily at nine')).toBeTruthy();
  await waitFor(() => expect(park.calls(readNotice)).toEqual([{ ids: ['hours'] }]));
});

it('says it when a notice was taken down', async () => {
  park.refuse(getNotice, 404, 'noticeNotFound', 'gone');
  park.show(<NoticeView id="old" />);
  expect(await screen.findByText('This notice has been taken down.')).toBeTruthy();
  expect(park.calls(readNotice)).toEqual([]);
});

describe('on the home', () => {
  const drawn = (items: typeof ITEMS | undefined) => {
    const client = new QueryClient();
    if (items) client.setQueryData(keyOf(getNotices, '', { page: 1, pageSize: 3 }), pageOf(items));
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <NewestNotices />
      </QueryClientProvider>,
    );
  };

  it('the first ones are drawn from what is known, where there is no browser', () => {
    const html = drawn(ITEMS);
    expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Notices.*Rain.*Pinned.*Opening hours.*Yesterday.*Steps closed/);
  });

  it('there is nothing where the park has none', () => {
    expect(drawn([])).toBe('');
    expect(drawn(undefined)).not.toBe('');
  });
});
