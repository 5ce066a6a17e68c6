import { screen } from '@testing-library/dom';
import type { Endless } from '@/api/endless';
import { loadLanguage } from '@/i18n/language';
import { act, fireEvent, mount } from '@/platform/testing/mount';
import { EndlessList, REACH_BOTTOM_DEBOUNCE } from './EndlessList';

const mockHooks = { reachBottom: () => {}, pullDown: () => {} };
const mockScreen = { watch: (_id: string, _heard: (isNear: boolean, height: number) => void) => () => {} };
jest.mock('@/platform/nearScreen', () => ({
  nearScreen: () => ({ watch: (id: string, heard: (isNear: boolean, height: number) => void) => mockScreen.watch(id, heard) }),
}));
jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({
    stopPullDownRefresh: jest.fn(),
    useReachBottom: (callback: () => void) => {
      mockHooks.reachBottom = callback;
    },
    usePullDownRefresh: (callback: () => void) => {
      mockHooks.pullDown = callback;
    },
  }),
);

beforeAll(() => loadLanguage('en'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Query = Omit<Endless<{ id: string }>, 'total'>;

function query(part: Partial<Query> = {}): Query & { loadNext: jest.Mock; refetch: jest.Mock; refresh: jest.Mock } {
  return {
    items: [{ id: 'valley' }, { id: 'museum' }],
    isLoading: false,
    isLoadingNext: false,
    isError: false,
    error: null,
    hasNext: true,
    ...part,
    loadNext: jest.fn(),
    refetch: jest.fn(async () => {}),
    refresh: jest.fn(async () => {}),
  };
}

function show(given: Query) {
  return mount(<EndlessList query={given} render={({ id }) => <p>{id}</p>} empty={<p>No points yet</p>} />);
}

describe('with nothing loaded', () => {
  it('waits with a skeleton', () => {
    const { container } = show(query({ items: [], isLoading: true }));
    expect(container.querySelector('.skeleton--list')).not.toBeNull();
    expect(screen.queryByText('No points yet')).toBeNull();
  });

  it('says what will be here', () => {
    show(query({ items: [], hasNext: false }));
    expect(screen.getByText('No points yet')).toBeTruthy();
  });

  it('says what went wrong and asks again on a tap', () => {
    const given = query({ items: [], isError: true });
    show(given);
    fireEvent.click(screen.getByText('Try again'));
    expect(given.refetch).toHaveBeenCalledTimes(1);
  });
});

describe('with something loaded', () => {
  it('keeps it when a further page fails, and retries that page on a tap', () => {
    const given = query({ isError: true });
    show(given);
    expect(screen.getByText('valley')).toBeTruthy();
    fireEvent.click(screen.getByText('Could not load more. Tap to try again.'));
    expect(given.loadNext).toHaveBeenCalledTimes(1);
    expect(given.refetch).not.toHaveBeenCalled();
  });

  it.each([
    [{ isLoadingNext: true }, 'Loading more'],
    [{ hasNext: false }, 'No more results'],
    [{ hasNext: true }, 'More'],
  ])('ends in words: %p', (part, words) => {
    show(query(part));
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('at the bottom of the page', () => {
  it('loads once, 350 ms after the end of a burst', () => {
    const given = query();
    show(given);
    act(() => {
      mockHooks.reachBottom();
      jest.advanceTimersByTime(REACH_BOTTOM_DEBOUNCE - 1);
      mockHooks.reachBottom();
      jest.advanceTimersByTime(REACH_BOTTOM_DEBOUNCE - 1);
    });
    expect(given.loadNext).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(given.loadNext).toHaveBeenCalledTimes(1);
    act(() => {
      mockHooks.reachBottom();
      jest.advanceTimersByTime(REACH_BOTTOM_DEBOUNCE);
    });
    expect(given.loadNext).toHaveBeenCalledTimes(2);
  });

  it.each([[{ hasNext: false }], [{ isLoadingNext: true }], [{ isError: true }]])('loads nothing when %p', (part) => {
    const given = query(part);
    show(given);
    act(() => {
      mockHooks.reachBottom();
      jest.advanceTimersByTime(REACH_BOTTOM_DEBOUNCE);
    });
    expect(given.loadNext).not.toHaveBeenCalled();
  });
});

it('begins again when pulled down', () => {
  const given = query();
  show(given);
  act(() => mockHooks.pullDown());
  expect(given.refresh).toHaveBeenCalledTimes(1);
});

describe('with 5,000 rows', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => ({ id: `row ${index}` }));
  const shown = () => screen.queryAllByText(/^row /).length;
  const near = new Map<string, (isNear: boolean, height: number) => void>();
  const block = (container: Element, index: number) => container.querySelectorAll('.endless__block')[index] as HTMLElement;
  const move = (container: Element, index: number, isNear: boolean, height: number) =>
    act(() => near.get(block(container, index).id)?.(isNear, height));

  beforeEach(() => {
    near.clear();
    mockScreen.watch = (id, heard) => {
      near.set(id, heard);
      return () => void near.delete(id);
    };
  });

  it('draws its beginning and its end at first, whatever lies between', () => {
    show(query({ items: rows }));
    expect(shown()).toBeLessThanOrEqual(80);
    expect(screen.getByText('row 0')).toBeTruthy();
    expect(screen.getByText('row 4999')).toBeTruthy();
  });

  it('draws what comes near, and keeps the place of what goes far', () => {
    const { container } = show(query({ items: rows }));
    move(container, 14, true, 1_200);
    expect(screen.getByText('row 140')).toBeTruthy();
    move(container, 14, false, 1_777);
    expect(screen.queryByText('row 140')).toBeNull();
    expect(Number.parseFloat(block(container, 14).style.height)).toBeCloseTo(1_777, 3);
  });

  it('keeps what it has while another page covers it', () => {
    const { container } = show(query({ items: rows }));
    move(container, 0, false, 0);
    expect(screen.getByText('row 0')).toBeTruthy();
  });
});
