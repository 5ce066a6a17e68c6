import { getOrder } from '@park/contract/ticket/order/calls';
import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { forgetVisitor } from '@/platform/storage';
import { RequestError } from '@/request/errors';
import { persisted, persistedAt } from './persistedAnswers';
import { createQueryClient } from './queryClient';

jest.mock('@/platform/pageStack', () => ({ currentUrl: () => '' }));

const KEY = [getOrder.path, 'visitor', { id: 'one' }];

/** A phone whose app was opened again: nothing is in memory but what was stored. */
let client: QueryClient;
const open = () => {
  client?.clear();
  client = createQueryClient();
};
beforeEach(() => {
  forgetVisitor();
  open();
});

/** A page that shows a read; resolves when the server has answered it, or not. */
async function show(queryKey: readonly unknown[], answer: () => Promise<unknown>, options = persisted<unknown>(queryKey)) {
  const observer = new QueryObserver(client, { queryKey, queryFn: answer, ...options });
  const first = observer.getCurrentResult().data;
  let leave = () => {};
  const last = await new Promise<QueryObserverResult>((resolve) => {
    const look = () => observer.getCurrentResult().fetchStatus === 'idle' && resolve(observer.getCurrentResult());
    leave = observer.subscribe(look);
    look();
  });
  leave();
  return { first, last };
}

const noNetwork = () => Promise.reject(new RequestError('network', 'network connection error'));

it('shows at once what was answered last, and asks again', async () => {
  expect((await show(KEY, async () => 'paid')).first).toBeUndefined();
  open();
  const { first, last } = await show(KEY, async () => 'used');
  expect([first, last.data]).toEqual(['paid', 'used']);
});

it('goes on showing it while there is no network', async () => {
  await show(KEY, async () => 'paid');
  open();
  const { last } = await show(KEY, noNetwork);
  expect([last.data, last.isError]).toEqual(['paid', true]);
});

it('stores nothing of a read that is not to be stored, and tells one question from another', async () => {
  const ours = ['/api/other', 'visitor', {}];
  await show(ours, async () => 'paid');
  await show([getOrder.path, 'visitor', { id: 'two' }], async () => 'other');
  open();
  expect((await show(ours, noNetwork)).first).toBeUndefined();
  expect((await show(KEY, noNetwork)).first).toBeUndefined();
});

it('keeps what came with the page as soon as somebody wants it kept', async () => {
  client.setQueryData(KEY, 'from the page');
  await show(KEY, noNetwork, { ...persisted<unknown>(KEY), staleTime: 60_000 } as never);
  open();
  expect((await show(KEY, noNetwork)).first).toBe('from the page');
});

it('forgets what the server says is no more, and everything at a sign-out', async () => {
  await show(KEY, async () => 'paid');
  open();
  await show(KEY, () => Promise.reject(new RequestError('business', 'gone')));
  open();
  expect((await show(KEY, async () => 'back')).first).toBeUndefined();
  forgetVisitor();
  open();
  expect((await show(KEY, noNetwork)).first).toBeUndefined();
});

it('forgets first what was looked at longest ago', async () => {
  for (let n = 0; n < 11; n += 1) await show([getOrder.path, 'visitor', { id: n }], async () => n);
  open();
  expect((await show([getOrder.path, 'visitor', { id: 0 }], noNetwork)).first).toBeUndefined();
  expect((await show([getOrder.path, 'visitor', { id: 1 }], noNetwork)).first).toBe(1);
});

it('says when what it keeps was answered, also when it is written down again later', async () => {
  const answeredAt = Date.parse('2026-11-18T08:00:00+08:00');
  client.setQueryData(KEY, 'paid', { updatedAt: answeredAt });
  await show(KEY, noNetwork, { ...persisted<unknown>(KEY), staleTime: Number.POSITIVE_INFINITY } as never);
  expect(Math.abs(Date.parse(persistedAt(KEY)) - answeredAt)).toBeLessThan(1_000);
});
