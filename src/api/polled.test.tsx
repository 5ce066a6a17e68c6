import { QueryClientProvider } from '@tanstack/react-query';
import { act, mount } from '@/platform/testing/mount';
import { runUserAction } from '@/platform/userAction';
import { RequestError } from '@/request/errors';
import { report } from './failures';
import { usePolled } from './polled';
import { createQueryClient } from './queryClient';

const mockToasts: string[] = [];
jest.mock('@/platform/pageStack', () => ({ currentUrl: () => '' }));
jest.mock('@/platform/pageShown', () => ({ usePageShown: () => true }));
jest.mock('@/platform/toast', () => ({ pageToast: (text: string) => mockToasts.push(text) }));

const INTERVAL_MS = 4_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is quiet when it fails while somebody waits for another question, and tells it when it was asked for itself', async () => {
  let isAway = false;
  let poll = async (): Promise<unknown> => undefined;
  function Page() {
    poll = usePolled({
      queryKey: ['poll'],
      async queryFn() {
        if (!isAway) return 'there';
        const failure = new RequestError('network', 'network connection error');
        report(failure.message, failure);
        throw failure;
      },
      every: () => INTERVAL_MS,
    }).refetch;
    return null;
  }
  const client = createQueryClient();
  mount(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
  await pass(10);
  isAway = true;
  let endPull = () => {};
  const pull = runUserAction(() => new Promise<void>((resolve) => (endPull = resolve)));
  await pass(INTERVAL_MS);
  expect(client.getQueryState(['poll'])?.status).toBe('error');
  expect(mockToasts).toEqual([]);
  endPull();
  await pull;
  await act(async () => void (await runUserAction(poll)));
  await pass(10);
  expect(mockToasts).toEqual(['network connection error']);
  client.clear();
});
