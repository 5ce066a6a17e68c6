import { Current } from '@tarojs/runtime';
import { cameWell, loadAnew } from './newRelease.h5';
import { keepTopInSight } from './pageShade.h5';
import { askForRetry, hideWaiting, showWaiting } from './pageWait';

/** How long a page loads before it shows so (R-limit-2). ms. The time-out is webpack's own, set in config/. */
export const LOADING_DELAY = 200;

type Load = (context: unknown, params: unknown) => [Promise<unknown>, unknown, unknown];
interface Route {
  path: string;
  load: Load;
}

/** The screen while a page is on its way; handed in so that a test can watch it. */
export interface WaitScreen {
  showWaiting(): void;
  askForRetry(): Promise<void>;
  hideWaiting(): void;
  /** Whether the page's files are others by now, and it is being loaded anew for them. */
  loadAnew(): Promise<boolean>;
  /** A page's files came. */
  cameWell(): void;
}

/** A chunk that did not come, as against a page whose code throws. */
function isChunkFailure(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Loads pages one at a time: a skeleton after 200 ms; when the chunk fails or times out the whole page anew where a release has
 * replaced its files, else the retry text, and again on a tap. A load that was overtaken by a newer navigation never resolves, because Taro would mount its page over the one the visitor went to.
 */
export class PageLoader {
  private newest = 0;
  private busy: Promise<void> = Promise.resolve();

  constructor(private readonly screen: WaitScreen) {}

  /** Resolves when no page is being loaded (or asking to be loaded again). */
  idle(): Promise<void> {
    return this.busy;
  }

  load<T>(start: () => Promise<T>): Promise<T> {
    this.newest += 1;
    const mine = this.newest;
    this.screen.hideWaiting();
    const work = this.untilLoaded(start, () => mine === this.newest);
    this.busy = work.then(
      () => {},
      () => {},
    );
    return work.then((page) => (mine === this.newest ? page : new Promise<never>(() => {})));
  }

  private async untilLoaded<T>(start: () => Promise<T>, wanted: () => boolean): Promise<T> {
    for (;;) {
      const timer = setTimeout(() => wanted() && this.screen.showWaiting(), LOADING_DELAY);
      try {
        const page = await start();
        this.screen.cameWell();
        return page;
      } catch (error) {
        if (!wanted() || !isChunkFailure(error)) throw error;
        if (await this.screen.loadAnew()) return new Promise<never>(() => {});
        clearTimeout(timer);
        await this.screen.askForRetry();
        this.screen.showWaiting();
      } finally {
        clearTimeout(timer);
        if (wanted()) this.screen.hideWaiting();
      }
    }
  }
}

const loader = new PageLoader({ showWaiting, askForRetry, hideWaiting, loadAnew, cameWell });
let prepare: (path: string) => Promise<unknown> = () => Promise.resolve();

/** Says what a page (by its path) needs besides its own code: the words of the visitor's language. Asked again after a failure. */
export function pagesNeed(given: (path: string) => Promise<unknown>): void {
  prepare = given;
}

/** Resolves when no page is on its way. */
export function pageLoadsIdle(): Promise<void> {
  return loader.idle();
}

/** Help opens without a network, too: its page is fetched some time after the first one came. */
const AHEAD = /pages\/help\/help$/;
/** ms */
const AHEAD_DELAY = 10_000;

function loadAhead({ path, load }: Route): void {
  setTimeout(() => void Promise.all([load(undefined, undefined)[0], prepare(path)]).catch(() => {}), AHEAD_DELAY);
}

/** Resolves when React has drawn the last page that Taro's router mounted. */
let mounted: Promise<void> | undefined;

/** Taro leaves a page on the screen, above the one that follows, when it is taken away before React has drawn it. */
function watchMounts(): void {
  // Taro's own type is the mini-program's.
  const app = Current.app as { mount(page: unknown, id: string, done: (...given: unknown[]) => void): void } | null;
  if (mounted || !app) return;
  mounted = Promise.resolve();
  const mount = app.mount.bind(app);
  app.mount = (page, id, done) => {
    mounted = new Promise((resolve) => {
      mount(page, id, (...given) => {
        done(...given);
        resolve();
      });
    });
  };
}

/** Puts the loader between Taro's router and the pages; called by the generated entry before the router is made. */
export function guardPageLoads(config: { routes: Route[] }): void {
  let ahead = config.routes.filter(({ path }) => AHEAD.test(path)).map((route) => ({ ...route }));
  const startAhead = () => {
    ahead.forEach(loadAhead);
    ahead = [];
  };
  for (const route of config.routes) {
    const { path, load } = route;
    route.load = (context, params) => {
      keepTopInSight();
      watchMounts();
      const loaded = loader.load(async () => {
        const [page] = await Promise.all([load(context, params)[0], prepare(path)]);
        await mounted;
        return page;
      });
      void loaded.then(startAhead, () => {});
      return [loaded, context, params];
    };
  }
}
