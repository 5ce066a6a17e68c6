/**
 * Runs in the page right behind the first screen, before anything else of the app: shows it when the address is the home's, in the
 * language and appearance that the visitor has chosen, keeps the first tap for the app, and starts the app's scripts, which the
 * page names as preloads. The build writes it into `index.html`.
 */
import { initialLanguage } from '@/i18n/language';
import { appearanceClasses, getAppearance } from '@/theme/appearance';

const HOME = /^#?\/?(mp\/?)?($|\?|pages\/IndexCenter\/IndexCenter($|\?))/;

/** What can be tapped on the home, in the order in which the app will have it. */
const TAPPABLE = '.tap, .first-screen__tab';

/** Once the page is whole: Taro makes an element of its own where it does not find `#app`. */
function startApp(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-app-script]')) {
    const script = document.createElement('script');
    script.src = href;
    // In the order of the page, whichever arrives first.
    script.async = false;
    document.head.append(script);
  }
}

const root = document.getElementById('first-screen');
const lang = initialLanguage();
const template = document.querySelector<HTMLTemplateElement>(`template[data-first-screen="${lang}"]`);
if (root && template) root.append(template.content);
for (const one of document.querySelectorAll('template[data-first-screen]')) one.remove();

if (root?.firstElementChild && HOME.test(location.hash) && (template || document.documentElement.lang === lang)) {
  document.documentElement.lang = lang;
  root.classList.add('first-screen--shown');
  root.addEventListener('click', ({ target }) => {
    const tapped = (target as Element).closest(TAPPABLE);
    if (tapped) root.dataset.tapped = String([...root.querySelectorAll(TAPPABLE)].indexOf(tapped));
  });
  root.querySelector('.page')?.classList.add(...appearanceClasses(getAppearance()).split(' ').filter(Boolean));
} else root?.remove();

document.addEventListener('DOMContentLoaded', () => {
  // Scripts from the cache would run before the first frame and hold it up; a page nobody looks at has no frames.
  if (!root?.isConnected || document.visibilityState === 'hidden') startApp();
  else requestAnimationFrame(() => setTimeout(startApp));
});
