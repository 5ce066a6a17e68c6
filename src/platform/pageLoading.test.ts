import { guardPageLoads, LOADING_DELAY, PageLoader, pageLoadsIdle, pagesNeed, type WaitScreen } from './pageLoading.h5';

/** A screen that notes what it shows; `tap` answers the retry text. */
function watchedScreen() {
  const seen: string[] = [];
  let tap = () => {};
  let isReleased = false;
  const screen: WaitScreen = {
    showWaiting: () => seen.push('waiting'),
    hideWaiting: () => seen.push('clear'),
    askForRetry: () => {
      seen.push('retry?');
      return new Promise((resolve) => {
        tap = resolve;
      });
    },
    loadAnew: async () => isReleased,
    cameWell: () => seen.push('came'),
  };
  const release = () => {
    isReleased = true;
  };
  return { screen, seen, release, tap: () => tap() };
}

function chunkFailure(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

/** A load in the test's hands. */
function pendingLoad<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { start: () => promise, resolve, reject };
}

const microtasks = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows nothing when the page comes within 200 ms', async () => {
  const { screen, seen } = watchedScreen();
  const page = pendingLoad<string>();
  const loaded = new PageLoader(screen).load(page.start);
  jest.advanceTimersByTime(LOADING_DELAY - 1);
  page.resolve('page');
  await expect(loaded).resolves.toBe('page');
  expect(seen).not.toContain('waiting');
});

it('shows a skeleton after 200 ms and takes it away when the page comes', async () => {
  const { screen, seen } = watchedScreen();
  const page = pendingLoad<string>();
  const loaded = new PageLoader(screen).load(page.start);
  jest.advanceTimersByTime(LOADING_DELAY);
  expect(seen.at(-1)).toBe('waiting');
  page.resolve('page');
  await loaded;
  expect(seen.at(-1)).toBe('clear');
});

it('asks for a tap when the chunk fails, and completes the navigation after it', async () => {
  const { screen, seen, tap } = watchedScreen();
  const loader = new PageLoader(screen);
  let tries = 0;
  const loaded = loader.load(async () => {
    tries += 1;
    if (tries < 3) throw chunkFailure();
    return 'page';
  });
  await microtasks();
  expect(seen.at(-1)).toBe('retry?');
  tap();
  await microtasks();
  expect([seen.at(-1), tries]).toEqual(['retry?', 2]);
  tap();
  await expect(loaded).resolves.toBe('page');
  expect(seen.at(-1)).toBe('clear');
});

it('asks for no tap where the page is loaded anew for the files of a release', async () => {
  const { screen, seen, release } = watchedScreen();
  release();
  const delivered = jest.fn();
  void new PageLoader(screen).load(() => Promise.reject(chunkFailure())).then(delivered, delivered);
  await microtasks();
  expect([seen.includes('retry?'), seen.includes('came'), delivered.mock.calls.length]).toEqual([false, false, 0]);
});

it('does not offer a retry for a page whose own code throws', async () => {
  const { screen, seen } = watchedScreen();
  await expect(new PageLoader(screen).load(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  expect(seen).not.toContain('retry?');
});

it('never delivers a page the visitor has left', async () => {
  const { screen, seen } = watchedScreen();
  const loader = new PageLoader(screen);
  const slow = pendingLoad<string>();
  const delivered = jest.fn();
  void loader.load(slow.start).then(delivered);
  await loader.load(async () => 'where the visitor went');
  slow.resolve('late');
  jest.advanceTimersByTime(LOADING_DELAY);
  await microtasks();
  expect(delivered).not.toHaveBeenCalled();
  expect(seen).not.toContain('waiting');
});

it('waits for the words as well, and asks for them again on a retry', async () => {
  jest.useRealTimers();
  const requested: string[] = [];
  pagesNeed(async (path) => {
    requested.push(path);
    if (requested.length === 1) throw chunkFailure();
  });
  const load = (context: unknown, params: unknown): [Promise<unknown>, unknown, unknown] => [
    Promise.resolve('page'),
    context,
    params,
  ];
  const config = { routes: [{ path: 'pages/home/home', load }] };
  guardPageLoads(config);
  const [page, context, params] = config.routes[0]?.load('context', 'params') ?? [];
  expect([context, params]).toEqual(['context', 'params']);
  await microtasks();
  const retry = document.querySelector('button');
  expect(retry?.textContent).toBe('connection timed out, click the screen to retry');
  retry?.click();
  await expect(page).resolves.toBe('page');
  await pageLoadsIdle();
  expect(requested).toEqual(['pages/home/home', 'pages/home/home']);
});

it('fetches help ten seconds after the first page came, however long that took', async () => {
  pagesNeed(async () => {});
  const first = pendingLoad<string>();
  const loadHelp = jest.fn((): [Promise<unknown>, unknown, unknown] => [Promise.resolve('help'), undefined, undefined]);
  const config = {
    routes: [
      { path: 'pages/home/home', load: (): [Promise<unknown>, unknown, unknown] => [first.start(), undefined, undefined] },
      { path: 'pages/help/help', load: loadHelp },
    ],
  };
  guardPageLoads(config);
  config.routes[0]?.load();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loadHelp).not.toHaveBeenCalled();
  first.resolve('page');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(loadHelp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loadHelp).toHaveBeenCalledTimes(1);
});
