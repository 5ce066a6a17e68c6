import { eventOf, hearersOf, purposeOf } from './events';
import { type AppJson, hasPage, splitUrl } from './manifest';
import { inMoments } from './moments';
import { Observers } from './observers';
import { PageStack, type Screen } from './pageStack';
import type { Phone } from './phone';
import { type Data, type Method, Script } from './script';
import { emptyQuery } from './selectorQuery';
import { type SentNode, SentNodes } from './sentNodes';
import { BY_FINGER, nameOf, Touch } from './touch';
import { phoneCalls } from './wx';
import { answer } from './wxAnswer';
import { type Drawn, loadWxs, Wxml } from './wxml';

/** WeChat's number for an entrance: the list of mini-programs that were used. */
const FROM_THE_LIST = 1001;

/** What WeChat shows of a shared page in a chat. */
interface Card {
  title?: string;
  path?: string;
  imageUrl?: string;
}

/**
 * Runs a built mini-program (`dist/weapp`) as WeChat would: its files in a realm without a browser, its page stack, tab cache and
 * `wx`, its templates drawn from what `setData` sent, and only the events that those templates bind.
 */
export class MiniProgram {
  readonly stack: Screen[];
  /** What the program complained of: errors logged or thrown, calls of `wx` that do not exist. */
  readonly errors: string[];
  /** Cards that were sent by a button of a page. */
  readonly sent: Card[] = [];
  private readonly app: AppJson;
  private readonly script: Script;
  private readonly pages: PageStack;
  private readonly base: Wxml;
  private readonly comp: Wxml;
  private readonly modules: Data;
  private launched: unknown;
  private entered = { scene: 0 };
  private readonly observers = new Observers();
  private readonly touch: Touch;

  constructor(
    folder: string,
    private readonly phone: Phone,
  ) {
    this.script = new Script(folder);
    this.errors = this.script.errors;
    this.touch = new Touch((file) => (this.script.has(file) ? this.script.text(file) : ''));
    this.app = JSON.parse(this.script.text('app.json')) as AppJson;
    this.pages = new PageStack(this.app, this.script);
    this.stack = this.pages.screens;
    this.modules = { xs: loadWxs(this.script.text('utils.wxs')) };
    this.base = new Wxml(this.script.text('base.wxml'), this.modules);
    this.comp = new Wxml(this.script.text('comp.wxml'), this.modules, this.base);
    this.script.give({ wx: this.wx(), getCurrentPages: () => this.stack.map((screen) => screen.instance) });
  }

  /**
   * Opens the program at a page, as a scanned code or a shared card would; `entrance` is WeChat's number for where it came from.
   * A program that runs already is brought to the front and its pages are closed for the new one.
   */
  async launch(url = `/${this.app.pages[0]}`, entrance = FROM_THE_LIST): Promise<void> {
    const { path: page, options } = splitUrl(url);
    const launch = this.script.copy({ path: page, query: options, scene: entrance });
    const isRunning = this.stack.length > 0;
    this.launched ??= launch;
    this.entered = launch as { scene: number };
    if (isRunning) this.leave();
    else {
      this.script.require('app');
      this.script.callApp('onLaunch', launch);
    }
    this.script.callApp('onShow', launch);
    if (!hasPage(this.app, page)) {
      this.script.callApp('onPageNotFound', this.script.copy({ path: page, query: options, isEntryPage: true }));
      return;
    }
    if (isRunning) this.pages.closeAll();
    this.pages.open(page, options);
  }

  /** Opens a page over the one on top, as a tap there would. */
  async openOver(url: string): Promise<void> {
    const { path: page, options } = splitUrl(url);
    this.pages.openOver(page, options);
  }

  /** The app goes to the background and comes back. */
  showAgain(): void {
    this.leave();
    this.comeBack();
  }

  /** The app goes to the background. */
  leave(): void {
    this.pages.call(this.top, 'onHide');
    this.script.callApp('onHide');
    const { sound } = this.phone;
    if (sound?.isInner || !this.app.requiredBackgroundModes?.includes('audio')) sound?.pause();
  }

  /** The app comes to the front again. */
  comeBack(): void {
    const shown = { path: this.top.path, query: this.top.options, scene: FROM_THE_LIST };
    this.script.callApp('onShow', this.script.copy(shown));
    this.pages.call(this.top, 'onShow');
  }

  /** Ends the program: no timer of it goes on. */
  stop(): void {
    this.script.timers.stop();
  }

  get isTabBarShown(): boolean {
    return this.pages.isTabBarShown;
  }

  get top(): Screen {
    return this.pages.top;
  }

  /** The page on top as a tree of what is drawn. */
  draw(): Drawn[] {
    const page = new Wxml(this.script.text(`${this.top.path}.wxml`), this.modules, this.base);
    const component = (element: Drawn): Drawn => {
      if (element.tag !== 'comp') return element;
      return { ...element, handlers: {}, children: this.comp.draw(element.attrs, component) };
    };
    const sent = new SentNodes();
    const { root, ...data } = this.top.data;
    const drawn = page.draw({ ...data, root: root && sent.watch(root as SentNode) }, component);
    for (const lost of sent.lost()) {
      const complaint = `${this.top.path}: no template takes ${lost}, so nobody sees it`;
      if (!this.errors.includes(complaint)) this.errors.push(complaint);
    }
    this.touch.drawn(this.top.path, drawn);
    return drawn;
  }

  /** Why a finger does not meet the innermost part of a trail: `lies under view.sheet`; '' where it does. */
  hindrance(trail: Drawn[]): string {
    return this.touch.hindrance(trail);
  }

  /** Fires an event where the templates bind it, from the node up, as WeChat bubbles. Throws where a finger would not bring it about. */
  fire(trail: Drawn[], type: string, detail: Data = {}): void {
    const hindrance = BY_FINGER.has(type) && this.hindrance(trail);
    if (hindrance) throw new Error(`${this.top.path}: ${trail.map(nameOf).join(' > ')} ${hindrance}`);
    const purpose = type === 'tap' ? purposeOf(trail) : null;
    if (purpose?.of === 'agreePrivacyAuthorization') {
      this.phone.agreedWith = purpose.id;
      this.fire(purpose.trail, 'agreeprivacyauthorization');
      return;
    }
    if (purpose?.of === 'share') {
      this.sent.push(this.offer('onShareAppMessage', { from: 'button' }) as Card);
      return;
    }
    if (purpose?.of === 'getPhoneNumber') {
      const { trail: button } = purpose;
      const answer = (detail: Data) => this.fire(button, 'getphonenumber', detail);
      if (this.phone.number === null) answer({ errMsg: 'getPhoneNumber:fail user deny' });
      else
        void this.phone.services.phoneCode?.(this.phone.number).then((code) => answer({ errMsg: 'getPhoneNumber:ok', code }));
      return;
    }
    for (const node of hearersOf(trail, type)) {
      const hear = this.top.instance[node.handlers[type] ?? ''] as Method | undefined;
      if (!hear) throw new Error(`the page has no method ${node.handlers[type]}`);
      this.script.guarded(`${type} on ${this.top.path}`, () =>
        hear.call(this.top.instance, this.script.copy(eventOf(trail, node, type, detail))),
      );
    }
  }

  /** Pulls the page down, where it listens. */
  pullDown(): void {
    this.pages.call(this.top, 'onPullDownRefresh');
  }

  /** Scrolls the page on top: whoever watches where its parts lie is told. They are taken to lie under each other, `height` px each. */
  scroll(top: number, height: number): void {
    this.observers.scroll(() => this.draw(), top, height);
  }

  reachBottom(): void {
    this.pages.call(this.top, 'onReachBottom');
  }

  /** Opens a tab by tapping the bar that WeChat draws. */
  async tapTab(index: number): Promise<void> {
    const page = this.app.tabBar?.list[index]?.pagePath;
    if (!page) throw new Error(`the tab bar has no item ${index}`);
    this.pages.switchTab(page);
  }

  /** What WeChat's own back key does. */
  back(delta = 1): void {
    this.pages.back(delta);
  }

  /** The card that sharing the page on top sends; throws where WeChat's menu would not offer it. */
  share(): Card {
    if (this.top.hidesShareMenu) throw new Error(`${this.top.path} hides the menu: it cannot be shared`);
    return this.offer('onShareAppMessage', { from: 'menu' }) as Card;
  }

  /** What sharing the page on top shows to all friends; throws where WeChat's menu would not offer it. */
  shareToAll(): { title?: string; query?: string; imageUrl?: string } {
    return this.offer('onShareTimeline') as ReturnType<MiniProgram['shareToAll']>;
  }

  private offer(name: string, ...args: unknown[]): unknown {
    const method = this.top.instance[name] as Method | undefined;
    if (!method) throw new Error(`${this.top.path} has no ${name}: it cannot be shared`);
    return method.apply(
      this.top.instance,
      args.map((arg) => this.script.copy(arg)),
    );
  }

  private wx(): object {
    const calls: Data = {
      ...phoneCalls(this.phone, this.script.json),
      ...this.pages.calls(),
      getLaunchOptionsSync: () => this.launched,
      getEnterOptionsSync: () => this.entered,
      hideShareMenu: (options: Parameters<typeof answer>[1] = {}) =>
        answer('hideShareMenu', options, () => {
          this.top.hidesShareMenu = true;
          return {};
        }),
      createSelectorQuery: () => emptyQuery(),
      createIntersectionObserver: () => this.observers.create((result) => this.script.copy(result)),
    };
    return strictWx(
      inMoments(calls, () => this.entered.scene),
      (name) => this.errors.push(`wx.${name} was asked for; WeChat has no such call, or this runtime lacks it`),
    );
  }
}

/** Names that packages look for and do without: webpack keeps its loaded files on `wx`, Taro asks whether there is a cloud. */
const LOOKED_FOR = new Set(['webpackJsonp', 'cloud']);

/** `wx` with exactly these calls. Asking for any other is told: on a phone it would be undefined, and calling it an error. */
function strictWx(calls: Record<string, unknown>, tell: (name: string) => void): object {
  return new Proxy(calls, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && !LOOKED_FOR.has(name)) tell(name);
      return Reflect.get(target, name);
    },
  });
}
