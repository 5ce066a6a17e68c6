import { QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { act, mount } from '@/platform/testing/mount';
import { type Endless, useEndless } from './endless';
import { createQueryClient } from './queryClient';
import { pageOf } from './testing/testPark';

jest.mock('@/platform/pageStack', () => ({ currentUrl: () => '' }));

it('brings the next page when the end was reached while the list was asked for again', async () => {
  const answers: (() => void)[] = [];
  const requestedPages: number[] = [];
  let list = {} as Endless<{ id: string }>;
  function List() {
    list = useEndless(['list'], ({ page }) => {
      requestedPages.push(page);
      return new Promise((resolve) => {
        answers.push(() => resolve({ ...pageOf([{ id: `row ${page}` }]), page, hasNextPage: page < 2 }));
      });
    });
    return null;
  }
  const client = createQueryClient();
  mount(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  // The cache tells its observers in a turn of their own.
  const turn = (work: () => void) =>
    act(async () => {
      work();
      await new Promise((resolve) => setTimeout(resolve));
    });
  const answer = () => turn(() => answers.shift()?.());
  await answer();
  await turn(() => void list.refetch());
  await turn(() => list.loadNext());
  expect(requestedPages).toEqual([1, 1]);
  await answer();
  await waitFor(() => expect(requestedPages).toEqual([1, 1, 2]));
  await answer();
  await waitFor(() => expect(list.items.map(({ id }) => id)).toEqual(['row 1', 'row 2']));
  client.clear();
});

it('asks again for a list that was opened anew after it had changed', async () => {
  let requests = 0;
  function List() {
    useEndless(['list'], async () => {
      requests += 1;
      return pageOf([]);
    });
    return null;
  }
  const client = createQueryClient();
  const shown = () => (
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>
  );
  mount(shown()).rerender(<div />);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await client.invalidateQueries({ queryKey: ['list'] });
  mount(shown());
  await waitFor(() => expect(requests).toBe(2));
  client.clear();
});
