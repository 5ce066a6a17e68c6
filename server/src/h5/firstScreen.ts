import { stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AskPublic, FirstScreen, RenderHome } from '@park/contract/firstScreen';
import { offeredLanguage } from '@park/contract/park/languages';
import type { FastifyInstance } from 'fastify';
import { within } from '../db/within';
import { LANGS, type Lang, negotiate } from '../i18n/lang';
import type { ParkProfiles } from '../modules/park/park.service';
import { type BuiltPage, type IndexPage, packPage, withPark } from './indexPage';

const requireBuilt = createRequire(import.meta.url);

/** What the home says may be this old before it is drawn anew. ms */
const MAX_AGE_MS = 10_000;
/** Up to this age the last drawing is sent once more while the next is made. ms */
const USABLE = 60_000;
/** A newcomer does not wait longer for today's data; the page then goes out as it was built. ms */
const TIMEOUT_MS = 1_000;
/** The visitor's choice, as the app leaves it for the next page (`platform/documentLanguage`). */
const COOKIE = 'park-language';
/** Where the build leaves the place for the home: what is there in its stead, the script that shows it, and its own. */
const PLACE = /<!--first-screen-->[\s\S]*<!--\/first-screen-->(<script>[\s\S]*?<\/script>)<!--home--><\/div>/;

export interface FirstScreens {
  /** The page with the home in it, in the language that the phone asks for. Null: not built. */
  pageFor(headers: IncomingHttpHeaders): Promise<IndexPage | null>;
}

/** One language's home; after a save of the park the built page is another, and what was drawn of the old is not sent again. */
interface Drawings {
  built: BuiltPage;
  /** The last that was finished. `at`: epoch ms of its beginning. */
  last?: { at: number; page: IndexPage };
  /** The one that is being made. */
  next?: { at: number; page: Promise<IndexPage> };
}

/**
 * The home with today's data in the page that is sent, drawn by the app's own components (`dist/h5/.firstScreen`) from the same
 * public calls that the app makes. Where that fails or takes long the page goes out as it was built: then the app brings the data.
 */
export function createFirstScreens(
  h5Dir: string,
  builtPage: () => Promise<BuiltPage | null>,
  { app, park, clock }: { app: FastifyInstance; park: Pick<ParkProfiles, 'head'>; clock: () => number },
): FirstScreens {
  const drawings = new Map<Lang, Drawings>();

  async function draw(built: BuiltPage, lang: Lang, at: number): Promise<IndexPage> {
    const renderHome = await rendererOf(join(h5Dir, '.firstScreen', 'render.cjs'));
    if (!renderHome || !PLACE.test(built.html)) return built.page;
    const home = withHome(built.html, lang, await renderHome(lang, asking(app, lang)), at);
    // The built page has the rest already.
    return packPage(withPark(home, { ...(await park.head(lang, at)), logo: null, colours: null, languagesOff: [] }));
  }

  function start(home: Drawings, lang: Lang, at: number): Promise<IndexPage> {
    const next = { at, page: draw(home.built, lang, at) };
    home.next = next;
    next.page
      .then((page) => {
        home.last = { at, page };
      })
      .catch((error) => app.log.warn({ err: error }, 'the home could not be drawn ahead'))
      .finally(() => {
        if (home.next === next) home.next = undefined;
      });
    return next.page;
  }

  return {
    async pageFor(headers) {
      const built = await builtPage();
      if (!built) return null;
      const now = clock();
      const lang = offeredLanguage(languageFor(headers), built.head.languagesOff);
      const known = drawings.get(lang);
      const home = known?.built === built ? known : { built };
      drawings.set(lang, home);
      const isYounger = (age: number, than?: { at: number }) => than !== undefined && Math.abs(now - than.at) < age;
      const { last, next } = home;
      if (last && isYounger(MAX_AGE_MS, last)) return last.page;
      const page = next && isYounger(USABLE, next) ? next.page : start(home, lang, now);
      return last && isYounger(USABLE, last) ? last.page : within(TIMEOUT_MS, page).catch(() => built.page);
    },
  };
}

/** The choice that the app left, else the first language of the phone: the one the app will take, where the park offers it. */
function languageFor({ cookie = '', 'accept-language': accepted = '' }: IncomingHttpHeaders): Lang {
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(cookie)?.[1];
  return LANGS.find((lang) => lang === chosen) ?? negotiate(accepted.split(',', 1)[0]);
}

/** Which build of each file this process has loaded. */
const loaded = new Map<string, string>();

/** Loads what the build left, again when a new build has replaced it. Null: there is none (a build for development). */
async function rendererOf(file: string): Promise<RenderHome | null> {
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  const stamp = `${found.mtimeMs} ${found.size}`;
  if (loaded.get(file) !== stamp) delete requireBuilt.cache[file];
  loaded.set(file, stamp);
  return (requireBuilt(file) as { renderHome: RenderHome }).renderHome;
}

/** Asks this server itself, as a visitor would who is not signed in. */
function asking(app: FastifyInstance, lang: Lang): AskPublic {
  return async ({ method, path, input }) => {
    const request = method === 'GET' ? { query: textsOf(input) } : { payload: input as object };
    const answer = await app.inject({
      method,
      url: path,
      headers: { 'accept-language': lang, 'own-call': app.ownCalls },
      ...request,
    });
    const { code, result } = answer.json() as { code: number; result: unknown };
    if (code !== 200) throw new Error(`${path} answered ${code}`);
    return result;
  };
}

function textsOf(input: unknown): Record<string, string> {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]));
}

/** Data beside the home lets the app begin with what it shows. No text of it can end the script element. */
function withHome(html: string, lang: Lang, { html: home, queries }: FirstScreen, at: number): string {
  const data = JSON.stringify({ at, queries }).replace(/</g, '\\u003c');
  const place = (boot: string) =>
    `<div id="first-screen" class="first-screen">${boot}${home}</div><script type="application/json" id="first-data">${data}</script>`;
  return html.replace(PLACE, (_, boot: string) => place(boot)).replace(/(<html [^>]*?)lang="[^"]*"/, `$1lang="${lang}"`);
}
