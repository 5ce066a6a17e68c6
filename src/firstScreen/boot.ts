/**
 * Runs in the page as the first thing inside the first screen, before anything else of the app: shows it when the address is the
 * home's, in the language and appearance that the visitor has chosen, keeps the last tap for the app (a newcomer's over the way to
 * WeChat and back), and starts the app's stylesheets and scripts, which the page names as preloads, with the words in that language. The build writes it into
 * `index.html`. It says `document` outside `platform/`, as it is a part of the page and no mini-program has it.
 */
import { initialLanguage } from '@/i18n/chosenLanguage';
import { EARLY_TAP, earlyTap } from '@/platform/earlyTap';
import { getTabItem, setTabItem } from '@/platform/tabStorage';
import { type CardSnapshot, readTodayCard } from '@/platform/todayCard';
import { appearanceClasses, getAppearance } from '@/theme/appearance';
import { signInEarly } from './signIn';

const HOME = /^#?\/?(mp\/?)?($|\?|pages\/IndexCenter\/IndexCenter($|\?))/;

/** As long as the way to WeChat takes where it does not answer at once. ms */
const AWAY = 3_000;

/** What can be tapped on the home. */
const TAPPABLE = '.tap, .first-screen__tab';

/** Once the page is whole: Taro makes an element of its own where it does not find `#app`. */
async function startApp(): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[data-app-style]')].map(startStyle);
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[data-app-script]')];
  const last = scripts.pop();
  scripts.forEach(startScript);
  // The home's own, which the app would ask for one turn later.
  if (root?.isConnected) document.querySelectorAll<HTMLLinkElement>('link[data-home-script][rel]').forEach(startScript);
  await Promise.all(styles);
  if (last) startScript(last);
}

function startScript({ href }: HTMLLinkElement): void {
  const script = document.createElement('script');
  script.src = href;
  // In the order of the page, whichever arrives first.
  script.async = false;
  document.head.append(script);
}

/** Resolves when what the page has the browser fetch is there, or will not come. */
function files(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  return Promise.all(
    links.map((link) => {
      if (performance.getEntriesByName(link.href).length > 0) return null;
      return new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      });
    }),
  );
}

/** Resolves too when the sheet does not come: an app without its looks is better than none. */
function startStyle({ href }: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.onload = resolve;
    sheet.onerror = resolve;
    document.head.append(sheet);
  });
}

const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Only its words: the places they stand in are the same, so that nothing moves. */
function fillIn(home: HTMLElement, { title, lines, action }: CardSnapshot): void {
  const [head, body, button] = ['.text-title', '.today__body', '.button__text'].map((part) =>
    home.querySelector(`.today ${part}`),
  );
  home.classList.remove('first-screen--filling');
  if (!head || !body || !button) return;
  head.textContent = title;
  button.textContent = action;
  body.replaceChildren(
    ...lines.map(([looks, text]) => Object.assign(document.createElement('div'), { className: looks, textContent: text })),
  );
  home.classList.add('first-screen--filled');
}

document.currentScript?.remove();
const root = document.getElementById('first-screen');
const lang = initialLanguage();
/** The visitor's own card in place of the one for everybody. */
const card = readTodayCard(lang);
const template = document.querySelector<HTMLTemplateElement>(`template[data-first-screen="${lang}"]`);
if (root && template) root.append(template.content);
for (const one of document.querySelectorAll('template[data-first-screen]')) one.remove();
// The words that the app will ask for as soon as it runs.
for (const one of document.querySelectorAll<HTMLLinkElement>(`link[data-texts="${lang}"]`))
  Object.assign(one, { as: 'script', rel: 'preload' });

let leaving = Promise.resolve(false);

if (root && HOME.test(location.hash) && (template || document.documentElement.lang === lang)) {
  document.documentElement.lang = lang;
  if (card) root.classList.add('first-screen--filling');
  root.classList.add('first-screen--shown', ...appearanceClasses(getAppearance()).split(' ').filter(Boolean));
  root.addEventListener('click', ({ target }) => {
    const tapped = (target as Element).closest(TAPPABLE);
    if (!tapped) return;
    root.dataset.tapped = earlyTap(tapped, [...root.querySelectorAll(TAPPABLE)]);
    setTabItem(EARLY_TAP, root.dataset.tapped);
  });
  leaving = signInEarly(lang, files);
} else root?.remove();

document.addEventListener('DOMContentLoaded', () => {
  if (root && card) fillIn(root, card);
  // What a newcomer tapped before the way to WeChat.
  if (root) root.dataset.tapped ??= getTabItem(EARLY_TAP);

  leaving.then((isLeaving) => {
    // Where WeChat does not answer, the app is better than a picture of it.
    if (isLeaving) setTimeout(startApp, AWAY);
    // From the cache they would come before the first frame and hold it up; a page nobody looks at has no frames.
    else if (!root?.isConnected || document.visibilityState === 'hidden' || isPainted()) startApp();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startApp)));
  });
});
