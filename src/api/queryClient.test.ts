import { focusManager, InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { runUserAction } from '@/platform/userAction';
import { RequestError } from '@/request/errors';
import { askAgain, askOnceMore, keepAnswer } from './askAgain';
import { report } from './failures';
import { askMissed, createQueryClient } from './queryClient';

const mockPage = { url: '' };
const mockToasts: string[] = [];
jest.mock('@/platform/pageStack', () => ({ currentUrl: () => mockPage.url }));
jest.mock('@/platform/toast', () => ({ pageToast: (text: string) => mockToasts.push(text) }));

let client: QueryClient;
let answer: () => Promise<unknown>;

beforeEach(() => {
  client = createQueryClient();
  mockPage.url = '/pages/notice/Notice';
  mockToasts.length = 0;
  answer = fails;
});
afterEach(() => client.clear());

/** As the request layer does it: the failure is reported, then the caller gets it. */
function fails(): Promise<never> {
  const failure = new RequestError('network', 'network connection error');
  report(failure.message, failure);
  return Promise.reject(failure);
}

/** A page that shows a read. */
function show() {
  const observer = new QueryObserver(client, { queryKey: ['notices'], queryFn: () => answer() });
  return { observer, leave: observer.subscribe(() => {}) };
}

/** Until what failed has been told. */
const shownToasts = () => new Promise<string[]>((resolve) => setTimeout(() => resolve(mockToasts), 5));
const NETWORK_TOAST = ['network connection error'];

it('tells that what a page asks for failed', async () => {
  show();
  expect(await shownToasts()).toEqual(NETWORK_TOAST);
});

it('is quiet about a refresh in the background', async () => {
  answer = async () => 'there';
  const { observer } = show();
  await shownToasts();
  answer = fails;
  await observer.refetch();
  expect(await shownToasts()).toEqual([]);
});

it('tells of a refresh that somebody pulled for', async () => {
  answer = async () => 'there';
  const { observer } = show();
  await shownToasts();
  answer = fails;
  await runUserAction(() => observer.refetch());
  expect(await shownToasts()).toEqual(NETWORK_TOAST);
});

it('tells of the next page of a list', async () => {
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => answer(),
    initialPageParam: 1,
    getNextPageParam: () => 2,
  });
  answer = async () => 'first';
  observer.subscribe(() => {});
  await shownToasts();
  answer = fails;
  await observer.fetchNextPage();
  expect(await shownToasts()).toEqual(NETWORK_TOAST);
});

it.each(['another page shows', 'the page is gone'])('is quiet when %s meanwhile', async (how) => {
  let fail = () => {};
  answer = () =>
    new Promise<void>((resolve) => {
      fail = resolve;
    }).then(fails);
  const { leave } = show();
  if (how === 'the page is gone') leave();
  else mockPage.url = '/pages/home/home';
  fail();
  expect(await shownToasts()).toEqual([]);
});

it('tells of every call that is made without the query client', async () => {
  await fails().catch(() => {});
  expect(await shownToasts()).toEqual(NETWORK_TOAST);
});

it('drops a first answer that was on its way when something changed', async () => {
  let answerBefore: (stamps: string[]) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      answerBefore = resolve;
    });
  const { observer } = show();
  answer = async () => ['collected'];
  const again = askAgain(client, ['notices']);
  answerBefore([]);
  await again;
  expect(observer.getCurrentResult()).toMatchObject({ data: ['collected'], isError: false });
  expect(await shownToasts()).toEqual([]);
});

it('does not let a read that was on its way overwrite what a call has answered since', async () => {
  let answerBefore: (order: string) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      answerBefore = resolve;
    });
  client.setQueryData(['notices'], 'to pay', { updatedAt: 1 });
  const { observer } = show();
  keepAnswer(client, ['notices'], 'paid');
  answerBefore('to pay');
  await shownToasts();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'paid', fetchStatus: 'idle' });
});

it('asks once more for what does not come, and for nothing else', async () => {
  answer = async () => 'there';
  show();
  await shownToasts();
  const asks: number[] = [];
  const late = new QueryObserver(client, {
    queryKey: ['late'],
    queryFn: () => {
      asks.push(Date.now());
      return asks.length === 1 ? new Promise(() => {}) : 'came';
    },
  });
  late.subscribe(() => {});
  answer = fails;
  await askOnceMore(client);
  expect([asks.length, late.getCurrentResult().data]).toEqual([2, 'came']);
  expect(client.getQueryState(['notices'])).toMatchObject({ data: 'there', status: 'success' });
});

it('asks for the page that shows when the app is back, and for one under it when that shows', async () => {
  const requested: string[] = [];
  const open = (url: string) => {
    mockPage.url = url;
    const queryFn = async () => requested.push(url);
    new QueryObserver(client, { queryKey: [url], queryFn, staleTime: 0 }).subscribe(() => {});
  };
  open('/pages/notice/Notice');
  open('/pages/notice/NoticeDetail');
  await shownToasts();
  requested.length = 0;
  client.mount();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await shownToasts();
  expect(requested).toEqual(['/pages/notice/NoticeDetail']);
  askMissed(client);
  expect(requested).toHaveLength(1);
  mockPage.url = '/pages/notice/Notice';
  askMissed(client);
  askMissed(client);
  await shownToasts();
  expect(requested).toEqual(['/pages/notice/NoticeDetail', '/pages/notice/Notice']);
  client.unmount();
  focusManager.setFocused(undefined);
});
