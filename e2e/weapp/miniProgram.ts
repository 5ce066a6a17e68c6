import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { eventOf, hearersOf, purposeOf } from './events';
import { type AppJson, hasPage, isTabPage, splitUrl } from './manifest';
import { Observers } from './observers';
import type { Phone } from './phone';
import { createRealm, runFile } from './realm';
import { emptyQuery } from './selectorQuery';
import { assign } from './setData';
import { strictWx } from './strictWx';
import { Timers } from './timers';
import { phoneCalls } from './wx';
import { answer } from './wxAnswer';
import { type Drawn, loadWxs, Wxml } from './wxml';

type Data = Record<string, unknown>;
type Method = (this: unknown, ...args: unknown[]) => unknown;
type Config = Data & { data?: Data };

/** One page of the stack, with what it cost to draw it. */
export interface Screen {
  path: string;
  options: Record<string, string>;
  data: Data;
  instance: Data;
  /** calls of `setData` and the bytes of JSON that they carried, and the largest one's */
  setData: { calls: number; bytes: number; largest: number };
}

const DEEPEST_STACK = 10;
/** WeChat's number for an entrance: the list of mini-programs that were used. */
const FROM_THE_LIST = 1001;
/** A page opened from Moments stands alone: WeChat refuses what leads away from it or says who looks. */
const FROM_MOMENTS = 1154;
const NOT_IN_MOMENTS = [
  'login',
  'navigateTo',
  'redirectTo',
  'reLaunch',
  'switchTab',
  'navigateBack',
  'requestPayment',
  'chooseMedia',
  'scanCode',
  'getLocation',
];

/**
 * Runs a built mini-program (`dist/weapp`) as WeChat would (one long file, because stack, lifecycle and events are one state): its files in a realm without a browser, its page stack, tab
 * cache and `wx`, its templates drawn from what `setData` sent, and only the events that those templates bind.
 */
export class MiniProgram {
  readonly stack: Screen[] = [];
  /** What the program complained of: errors logged or thrown, calls of `wx` that do not exist. */
  readonly errors: string[] = [];
  private readonly app: AppJson;
  private readonly tabs = new Map<string, Screen>();
  private readonly files = new Map<string, { exports: unknown }>();
  private readonly pages = new Map<string, Config>();
  private readonly realm: vm.Context;
  private readonly json: typeof JSON;
  private readonly base: Wxml;
  private readonly comp: Wxml;
  private readonly modules: Data;
  private readonly component = new Map<string, Config>();
  private appInstance: Config = {};
  private loading = '';
  private launched: unknown;
  private entered: unknown;
  private readonly observers = new Observers();
  private readonly timers = new Timers((where, work) => this.guarded(where, work));

  constructor(
    private readonly folder: string,
    private readonly phone: Phone,
  ) {
    this.app = JSON.parse(this.text('app.json')) as AppJson;
    this.modules = { xs: loadWxs(this.text('utils.wxs')) };
    this.base = new Wxml(this.text('base.wxml'), this.modules);
    this.comp = new Wxml(this.text('comp.wxml'), this.modules, this.base);
    this.realm = createRealm();
    this.json = vm.runInContext('JSON', this.realm) as typeof JSON;
    this.furnish();
  }

  /**
   * Opens the program at a page, as a scanned code or a shared card would; `entrance` is WeChat's number for where it came from.
   * A program that runs already is brought to the front and its pages are closed for the new one.
   */
  async launch(url = `/${this.app.pages[0]}`, entrance = FROM_THE_LIST): Promise<void> {
    const { path: page, options } = splitUrl(url);
    const launch = this.copy({ path: page, query: options, scene: entrance });
    const isRunning = this.stack.length > 0;
    this.launched ??= launch;
    this.entered = launch;
    if (isRunning) {
      this.callPage(this.top, 'onHide');
      this.callApp('onHide');
    } else {
      this.require('app');
      this.callApp('onLaunch', launch);
    }
    this.callApp('onShow', launch);
    if (!hasPage(this.app, page)) {
      this.callApp('onPageNotFound', this.copy({ path: page, query: options, isEntryPage: true }));
      return;
    }
    if (isRunning) this.closeAll();
    await this.open(page, options);
  }

  /** Opens a page over the one on top, as a tap there would. */
  async openOver(url: string): Promise<void> {
    const { path: page, options } = splitUrl(url);
    this.callPage(this.top, 'onHide');
    await this.open(page, options);
  }

  /** The app goes to the background and comes back. */
  showAgain(): void {
    this.leave();
    this.comeBack();
  }

  /** The app goes to the background. */
  leave(): void {
    this.callPage(this.top, 'onHide');
    this.callApp('onHide');
  }

  /** The app comes to the front again. */
  comeBack(): void {
    this.callApp('onShow', this.copy({ path: this.top.path, query: this.top.options, scene: FROM_THE_LIST }));
    this.callPage(this.top, 'onShow');
  }

  /** Ends the program: no timer of it goes on. */
  stop(): void {
    this.timers.stop();
  }

  get top(): Screen {
    const top = this.stack.at(-1);
    if (!top) throw new Error('the page stack is empty');
    return top;
  }

  /** The page on top as a tree of what is drawn. */
  draw(): Drawn[] {
    const page = new Wxml(this.text(`${this.top.path}.wxml`), this.modules, this.base);
    const component = (element: Drawn): Drawn => {
      if (element.tag !== 'comp') return element;
      return { ...element, handlers: {}, children: this.comp.draw(element.attrs, component) };
    };
    return page.draw(this.top.data, component);
  }

  /** Fires an event where the templates bind it, from the node up, as WeChat bubbles. */
  fire(trail: Drawn[], type: string, detail: Data = {}): void {
    const purpose = type === 'tap' ? purposeOf(trail) : null;
    if (purpose?.of === 'agreePrivacyAuthorization') {
      this.phone.agreedWith = purpose.id;
      this.fire(purpose.trail, 'agreeprivacyauthorization');
      return;
    }
    if (purpose?.of === 'getPhoneNumber') {
      const { trail: button } = purpose;
      const said = (detail: Data) => this.fire(button, 'getphonenumber', detail);
      if (this.phone.number === null) said({ errMsg: 'getPhoneNumber:fail user deny' });
      else void this.phone.outside.phoneCode?.(this.phone.number).then((code) => said({ errMsg: 'getPhoneNumber:ok', code }));
      return;
    }
    for (const node of hearersOf(trail, type)) {
      const hear = this.top.instance[node.handlers[type] ?? ''] as Method | undefined;
      if (!hear) throw new Error(`the page has no method ${node.handlers[type]}`);
      this.guarded(`${type} on ${this.top.path}`, () =>
        hear.call(this.top.instance, this.copy(eventOf(trail, node, type, detail))),
      );
    }
  }

  /** Pulls the page down, where it listens. */
  pullDown(): void {
    this.callPage(this.top, 'onPullDownRefresh');
  }

  /** Scrolls the page on top: whoever watches where its parts lie is told. They are taken to lie under each other, `height` px each. */
  scroll(top: number, height: number): void {
    this.observers.scroll(() => this.draw(), top, height);
  }

  reachBottom(): void {
    this.callPage(this.top, 'onReachBottom');
  }

  /** Opens a tab by tapping the bar that WeChat draws. */
  async tapTab(index: number): Promise<void> {
    const page = this.app.tabBar?.list[index]?.pagePath;
    if (!page) throw new Error(`the tab bar has no item ${index}`);
    await this.switchTab(page);
  }

  /** What WeChat's own back key does. */
  back(delta = 1): void {
    this.navigateBack(delta);
  }

  /** The card that sharing the page on top sends; throws where WeChat's menu would not offer it. */
  share(): { title?: string; path?: string; imageUrl?: string } {
    return this.offer('onShareAppMessage', { from: 'menu' }) as ReturnType<MiniProgram['share']>;
  }

  /** What sharing the page on top shows to all friends; throws where WeChat's menu would not offer it. */
  shareToAll(): { title?: string; query?: string } {
    return this.offer('onShareTimeline') as ReturnType<MiniProgram['shareToAll']>;
  }

  private offer(name: string, ...args: unknown[]): unknown {
    const method = this.top.instance[name] as Method | undefined;
    if (!method) throw new Error(`${this.top.path} has no ${name}: it cannot be shared`);
    return method.apply(
      this.top.instance,
      args.map((arg) => this.copy(arg)),
    );
  }

  private furnish(): void {
    const calls: Data = { ...phoneCalls(this.phone, this.json), ...this.navigationCalls() };
    calls.getLaunchOptionsSync = () => this.launched;
    calls.getEnterOptionsSync = () => this.entered;
    for (const name of NOT_IN_MOMENTS) {
      const call = calls[name] as (options?: object) => unknown;
      calls[name] = (options?: Parameters<typeof answer>[1]) =>
        (this.entered as { scene: number }).scene === FROM_MOMENTS
          ? answer(name, options, () => {
              throw new Error('can not be called in single page mode');
            })
          : call(options);
    }
    calls.createSelectorQuery = () => emptyQuery();
    calls.createIntersectionObserver = () => this.observers.create((result) => this.copy(result));
    const log = (...parts: unknown[]) => {
      this.errors.push(
        parts.map((part) => (part instanceof Error || isErrorLike(part) ? `${part.message}` : String(part))).join(' '),
      );
    };
    const silent = () => undefined;
    Object.assign(this.realm, {
      wx: strictWx(calls, (name) =>
        this.errors.push(`wx.${name} was asked for; WeChat has no such call, or this runtime lacks it`),
      ),
      console: { log: silent, info: silent, debug: silent, warn: silent, time: silent, timeEnd: silent, error: log },
      ...this.timers.calls,
      App: (config: Config) => {
        this.appInstance = config;
      },
      Page: (config: Config) => this.pages.set(this.loading, config),
      Component: (config: Config) => this.component.set(this.loading, config),
      Behavior: (config: Config) => config,
      getApp: () => this.appInstance,
      getCurrentPages: () => this.stack.map((screen) => screen.instance),
    });
  }

  private navigationCalls(): Data {
    type Options = Parameters<typeof answer>[1] & { url: string; delta?: number };
    const move = (name: string, work: (page: string, options: Record<string, string>) => Promise<void>) => (options: Options) =>
      answer(name, options, async () => {
        const { path: page, options: query } = splitUrl(options.url, this.stack.at(-1)?.path);
        if (!hasPage(this.app, page)) throw new Error(`page "${page}" is not found`);
        await work(page, query);
        return {};
      });
    const refuseTab = (page: string, name: string) => {
      if (isTabPage(this.app, page)) throw new Error(`can not ${name} a tabbar page`);
    };
    return {
      navigateTo: move('navigateTo', async (page, query) => {
        refuseTab(page, 'navigateTo');
        if (this.stack.length >= DEEPEST_STACK) throw new Error('webview count limit exceed');
        this.callPage(this.stack.at(-1), 'onHide');
        await this.open(page, query);
      }),
      redirectTo: move('redirectTo', async (page, query) => {
        refuseTab(page, 'redirectTo');
        this.close(this.stack.pop());
        await this.open(page, query);
      }),
      reLaunch: move('reLaunch', async (page, query) => {
        this.closeAll();
        await this.open(page, query);
      }),
      switchTab: move('switchTab', async (page) => {
        if (!isTabPage(this.app, page)) throw new Error('can not switch to no-tabBar page');
        await this.switchTab(page);
      }),
      navigateBack: (options: Options = { url: '' }) =>
        answer('navigateBack', options, () => {
          this.navigateBack(options.delta ?? 1);
          return {};
        }),
    };
  }

  private async open(page: string, options: Record<string, string>): Promise<void> {
    this.require(page);
    const config = this.pages.get(page);
    if (!config) throw new Error(`${page}.js registered no page`);
    const data = this.copy(config.data ?? {}) as Data;
    const screen: Screen = { path: page, options, data, instance: {}, setData: { calls: 0, bytes: 0, largest: 0 } };
    screen.instance = {
      ...config,
      data,
      route: page,
      options: this.copy(options),
      is: page,
      setData: (update: Data, done?: () => void) => {
        const json = JSON.stringify(update);
        const bytes = Buffer.byteLength(json);
        screen.setData.calls += 1;
        screen.setData.bytes += bytes;
        screen.setData.largest = Math.max(screen.setData.largest, bytes);
        // WeChat carries data to the view as JSON: what JSON drops does not arrive.
        for (const [key, value] of Object.entries(this.json.parse(json) as Data)) assign(data, key, value);
        if (done) setTimeout(() => this.guarded('setData callback', done), 0);
      },
      selectComponent: () => null,
      selectAllComponents: () => [],
      createSelectorQuery: () => emptyQuery(),
    };
    if (isTabPage(this.app, page)) this.tabs.set(page, screen);
    this.stack.push(screen);
    this.callPage(screen, 'onLoad', this.copy(options));
    this.callPage(screen, 'onShow');
    this.callPage(screen, 'onReady');
  }

  private close(screen: Screen | undefined): void {
    if (!screen) return;
    if (isTabPage(this.app, screen.path)) this.callPage(screen, 'onHide');
    else this.callPage(screen, 'onUnload');
  }

  private closeAll(): void {
    while (this.stack.length > 0) this.close(this.stack.pop());
    for (const [key, tab] of this.tabs) {
      this.tabs.delete(key);
      this.callPage(tab, 'onUnload');
    }
  }

  private async switchTab(page: string): Promise<void> {
    while (this.stack.length > 0) this.close(this.stack.pop());
    const kept = this.tabs.get(page);
    if (!kept) return this.open(page, {});
    this.stack.push(kept);
    this.callPage(kept, 'onShow');
  }

  private navigateBack(delta: number): void {
    if (this.stack.length <= 1) return;
    for (let left = Math.min(delta, this.stack.length - 1); left > 0; left -= 1) this.close(this.stack.pop());
    this.callPage(this.top, 'onShow');
  }

  private require(file: string): unknown {
    const name = path.posix.normalize(file).replace(/\.js$/, '');
    const known = this.files.get(name);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    this.files.set(name, module);
    const outer = this.loading;
    this.loading = name;
    runFile(this.realm, path.join(this.folder, `${name}.js`), this.text(`${name}.js`), module, (wanted) =>
      this.require(path.posix.join(path.posix.dirname(name), wanted)),
    );
    this.loading = outer;
    return module.exports;
  }

  private callApp(name: string, ...args: unknown[]): void {
    const method = this.appInstance[name] as Method | undefined;
    if (method) this.guarded(`App.${name}`, () => method.apply(this.appInstance, args));
  }

  private callPage(screen: Screen | undefined, name: string, ...args: unknown[]): void {
    const method = screen?.instance[name] as Method | undefined;
    if (screen && method) this.guarded(`${screen.path} ${name}`, () => method.apply(screen.instance, args));
  }

  private guarded(where: string, work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.errors.push(`${where}: ${isErrorLike(error) ? (error as Error).stack : String(error)}`);
    }
  }

  /** Objects that the program receives are of its own realm, as in WeChat. */
  private copy(value: unknown): unknown {
    return this.json.parse(JSON.stringify(value));
  }

  private text(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }
}

function isErrorLike(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value;
}
