import { type AppJson, hasPage, isTabPage, splitUrl } from './manifest';
import type { Data, Method, Script } from './script';
import { emptyQuery } from './selectorQuery';
import { answer } from './wxAnswer';

/** One page of the stack, with what it cost to draw it. */
export interface Screen {
  path: string;
  options: Record<string, string>;
  data: Data;
  instance: Data;
  /** `wx.hideShareMenu`: WeChat's menu offers no sharing; a button of the page does. */
  hidesShareMenu?: boolean;
  /** calls of `setData` and the bytes of JSON that they carried, and the largest one's */
  setData: { calls: number; bytes: number; largest: number };
}

type Query = Record<string, string>;

const DEEPEST_STACK = 10;

/** The open pages, the tabs that are kept beside them, and the calls of `wx` that move them. */
export class PageStack {
  /** The first one first. */
  readonly screens: Screen[] = [];
  private readonly tabs = new Map<string, Screen>();
  /** Whether WeChat's own bar may show, under a page that has it. */
  isTabBarShown = true;

  constructor(
    private readonly app: AppJson,
    private readonly script: Script,
  ) {}

  /** Throws where no page is open. */
  get top(): Screen {
    const top = this.screens.at(-1);
    if (!top) throw new Error('the page stack is empty');
    return top;
  }

  /** Calls a page's method, where it has it. */
  call(screen: Screen | undefined, name: string, ...args: unknown[]): void {
    const method = screen?.instance[name] as Method | undefined;
    if (screen && method) this.script.guarded(`${screen.path} ${name}`, () => method.apply(screen.instance, args));
  }

  open(page: string, options: Query): void {
    const { script } = this;
    script.require(page);
    const config = script.pages.get(page);
    if (!config) throw new Error(`${page}.js registered no page`);
    const data = script.copy(config.data ?? {}) as Data;
    const screen: Screen = { path: page, options, data, instance: {}, setData: { calls: 0, bytes: 0, largest: 0 } };
    screen.instance = {
      ...config,
      data,
      route: page,
      options: script.copy(options),
      is: page,
      setData: (update: Data, done?: () => void) => {
        const json = JSON.stringify(update);
        const bytes = Buffer.byteLength(json);
        screen.setData.calls += 1;
        screen.setData.bytes += bytes;
        screen.setData.largest = Math.max(screen.setData.largest, bytes);
        // WeChat carries data to the view as JSON: what JSON drops does not arrive.
        for (const [key, value] of Object.entries(script.json.parse(json) as Data)) assign(data, key, value);
        if (done) setTimeout(() => script.guarded('setData callback', done), 0);
      },
      selectComponent: () => null,
      selectAllComponents: () => [],
      createSelectorQuery: () => emptyQuery(),
    };
    if (isTabPage(this.app, page)) this.tabs.set(page, screen);
    this.screens.push(screen);
    this.call(screen, 'onLoad', script.copy(options));
    this.call(screen, 'onShow');
    this.call(screen, 'onReady');
  }

  /** Opens a page over the one on top. */
  openOver(page: string, options: Query): void {
    this.call(this.screens.at(-1), 'onHide');
    this.open(page, options);
  }

  closeAll(): void {
    while (this.screens.length > 0) this.close(this.screens.pop());
    for (const [key, tab] of this.tabs) {
      this.tabs.delete(key);
      this.call(tab, 'onUnload');
    }
  }

  switchTab(page: string): void {
    while (this.screens.length > 0) this.close(this.screens.pop());
    const cached = this.tabs.get(page);
    if (!cached) {
      this.open(page, {});
      return;
    }
    this.screens.push(cached);
    this.call(cached, 'onShow');
  }

  back(delta: number): void {
    if (this.screens.length <= 1) return;
    for (let left = Math.min(delta, this.screens.length - 1); left > 0; left -= 1) this.close(this.screens.pop());
    this.call(this.top, 'onShow');
  }

  /** `wx.navigateTo` and so on. */
  calls(): Data {
    type Options = Parameters<typeof answer>[1] & { url: string; delta?: number };
    const move = (name: string, work: (page: string, options: Query) => void) => (options: Options) =>
      answer(name, options, () => {
        const { path: page, options: query } = splitUrl(options.url, this.screens.at(-1)?.path);
        if (!hasPage(this.app, page)) throw new Error(`page "${page}" is not found`);
        work(page, query);
        return {};
      });
    const refuseTab = (page: string, name: string) => {
      if (isTabPage(this.app, page)) throw new Error(`can not ${name} a tabbar page`);
    };
    const tabBar =
      (name: string, isShown: boolean) =>
      (options: Parameters<typeof answer>[1] = {}) =>
        answer(name, options, () => {
          if (!isTabPage(this.app, this.top.path)) throw new Error('not TabBar page');
          this.isTabBarShown = isShown;
          return {};
        });
    return {
      showTabBar: tabBar('showTabBar', true),
      hideTabBar: tabBar('hideTabBar', false),
      navigateTo: move('navigateTo', (page, query) => {
        refuseTab(page, 'navigateTo');
        if (this.screens.length >= DEEPEST_STACK) throw new Error('webview count limit exceed');
        this.openOver(page, query);
      }),
      redirectTo: move('redirectTo', (page, query) => {
        refuseTab(page, 'redirectTo');
        this.close(this.screens.pop());
        this.open(page, query);
      }),
      reLaunch: move('reLaunch', (page, query) => {
        this.closeAll();
        this.open(page, query);
      }),
      switchTab: move('switchTab', (page) => {
        if (!isTabPage(this.app, page)) throw new Error('can not switch to no-tabBar page');
        this.switchTab(page);
      }),
      navigateBack: (options: Options = { url: '' }) =>
        answer('navigateBack', options, () => {
          this.back(options.delta ?? 1);
          return {};
        }),
    };
  }

  private close(screen: Screen | undefined): void {
    if (screen) this.call(screen, isTabPage(this.app, screen.path) ? 'onHide' : 'onUnload');
  }
}

/** `root.cn.[0].cn.[1].v` or `list[0].name` → its steps. */
function steps(path: string): string[] {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '');
}

/** Puts a value where `setData`'s path says, making what is missing on the way, as WeChat does. */
function assign(data: Record<string, unknown>, path: string, value: unknown): void {
  const way = steps(path);
  const last = way.pop();
  if (last === undefined) throw new Error('setData was given an empty path');
  let at = data as Record<string, unknown>;
  way.forEach((step, index) => {
    const next = at[step];
    if (typeof next !== 'object' || next === null) at[step] = /^\d+$/.test(way[index + 1] ?? last) ? [] : {};
    at = at[step] as Record<string, unknown>;
  });
  at[last] = value;
}
