import { createGuard, type GuardedRouter } from './guard';
import { NavigationError } from './navigationError';
import { ROUTES } from './routes';

/** A router that notes where it is sent and can be made to take its time. */
function routerOf(depth = 1) {
  const routed: string[] = [];
  let hold: Promise<void> = Promise.resolve();
  const note = (method: string) => (target: string | number) => {
    routed.push(`${method} ${target}`);
    return hold;
  };
  const router: GuardedRouter = {
    navigateTo: note('navigateTo'),
    redirectTo: note('redirectTo'),
    switchTab: note('switchTab'),
    reLaunch: note('reLaunch'),
    navigateBack: note('navigateBack'),
  };
  return {
    routed,
    guard: createGuard(router, () => depth),
    /** The next navigations wait until the function this gives is called. */
    slow(): () => void {
      let release = () => {};
      hold = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

async function ruleOf(navigation: Promise<void>): Promise<string> {
  const error = await navigation.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof NavigationError ? error.rule : `no refusal: ${String(error)}`;
}

const PLAIN = `/${ROUTES.register}`;
const TAB = `/${ROUTES.home}`;

it.each(['navigateTo', 'redirectTo', 'switchTab', 'reLaunch'] as const)(
  '%s without a url says what is missing',
  async (method) => {
    const { guard, routed } = routerOf();
    for (const option of [undefined, {}, { url: '' }]) {
      await expect(guard[method](option)).rejects.toThrow(/^Missing required args: "url"$/);
    }
    expect(routed).toEqual([]);
  },
);

it.each(['navigateTo', 'redirectTo', 'switchTab', 'reLaunch'] as const)(
  '%s refuses a page that does not exist',
  async (method) => {
    const { guard, routed } = routerOf();
    expect(await ruleOf(guard[method]({ url: '/pages/nowhere/nowhere?id=1' }))).toBe('pageNotFound');
    expect(routed).toEqual([]);
  },
);

it('refuses plain navigation to a tab page, query or not', async () => {
  const { guard, routed } = routerOf();
  expect(await ruleOf(guard.navigateTo({ url: TAB }))).toBe('tabPage');
  expect(await ruleOf(guard.redirectTo({ url: `${TAB}?day=x` }))).toBe('tabPage');
  expect(routed).toEqual([]);
});

it('refuses switching to a page that is no tab', async () => {
  const { guard, routed } = routerOf();
  expect(await ruleOf(guard.switchTab({ url: PLAIN }))).toBe('notTabPage');
  expect(routed).toEqual([]);
});

it('lets through what no rule refuses, with an absolute path', async () => {
  const { guard, routed } = routerOf();
  await guard.navigateTo({ url: `${ROUTES.livePoint}?id=1` });
  await guard.switchTab({ url: TAB });
  await guard.reLaunch({ url: TAB });
  expect(routed).toEqual([`navigateTo /${ROUTES.livePoint}?id=1`, `switchTab ${TAB}`, `reLaunch ${TAB}`]);
});

it('refuses to repeat a navigation while one is pending, and allows it afterwards', async () => {
  const { guard, routed, slow } = routerOf();
  const release = slow();
  const first = guard.navigateTo({ url: PLAIN });
  expect(await ruleOf(guard.navigateTo({ url: PLAIN }))).toBe('pending');
  expect(await ruleOf(guard.navigateBack())).toBe('pending');
  release();
  await first;
  await guard.navigateTo({ url: PLAIN });
  expect(routed).toEqual([`navigateTo ${PLAIN}`, `navigateTo ${PLAIN}`]);
});

it('lets reLaunch overtake, because it is the way out of trouble', async () => {
  const { guard, routed, slow } = routerOf();
  const release = slow();
  const first = guard.navigateTo({ url: PLAIN });
  const out = guard.reLaunch({ url: `/${ROUTES.error}` });
  release();
  await Promise.all([first, out]);
  expect(routed).toHaveLength(2);
});

it('refuses the same reLaunch while it is pending, not another, and allows it afterwards', async () => {
  const { guard, routed, slow } = routerOf();
  const release = slow();
  const first = guard.reLaunch({ url: TAB });
  expect(await ruleOf(guard.reLaunch({ url: TAB }))).toBe('pending');
  const other = guard.reLaunch({ url: PLAIN });
  release();
  await Promise.all([first, other]);
  await guard.reLaunch({ url: TAB });
  expect(routed).toEqual([`reLaunch ${TAB}`, `reLaunch ${PLAIN}`, `reLaunch ${TAB}`]);
});

it('is free again after a navigation that failed', async () => {
  const failing = createGuard({ ...brokenRouter(), navigateTo: () => Promise.reject(new Error('no')) }, () => 1);
  await expect(failing.navigateTo({ url: PLAIN })).rejects.toThrow('no');
  await expect(failing.navigateTo({ url: PLAIN })).rejects.toThrow('no');
});

it.each([
  [5, 2, 'navigateBack 2'],
  [3, 9, 'navigateBack 2'],
  [2, undefined, 'navigateBack 1'],
  [2, 0, 'navigateBack 1'],
  [2, -3, 'navigateBack 1'],
  [1, 1, `switchTab /${ROUTES.indexCenter}`],
  [0, 1, `switchTab /${ROUTES.indexCenter}`],
])('with %s pages open, back %s goes %s', async (depth, delta, expected) => {
  const { guard, routed } = routerOf(depth);
  await guard.navigateBack({ delta });
  expect(routed).toEqual([expected]);
});

function brokenRouter(): GuardedRouter {
  const no = () => Promise.reject(new Error('not asked for'));
  return { navigateTo: no, redirectTo: no, switchTab: no, reLaunch: no, navigateBack: no };
}
