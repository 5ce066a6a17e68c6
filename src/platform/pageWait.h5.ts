import './pageWait.h5.scss';
import { retryTexts } from './retryTexts';

const CLASS = 'page-wait';
let cover: { root: HTMLElement; button: HTMLButtonElement } | null = null;
const firstPage = new MutationObserver(uncover);

/** Plain DOM, not React: what it stands in for may be React itself. */
function element(): { root: HTMLElement; button: HTMLButtonElement } {
  if (cover) return cover;
  const root = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${CLASS}__retry`;
  for (let index = 0; index < 5; index += 1) {
    const bar = document.createElement('div');
    bar.className = `${CLASS}__bar`;
    root.append(bar);
  }
  root.append(button);
  document.body.append(root);
  cover = { root, button };
  return cover;
}

/** Covers the screen with a page's skeleton. */
export function showWaiting(): void {
  const { root, button } = element();
  firstPage.disconnect();
  root.className = `${CLASS} ${CLASS}--loading`;
  root.setAttribute('role', 'progressbar');
  root.setAttribute('aria-busy', 'true');
  root.setAttribute('aria-label', retryTexts(document.documentElement.lang).loading);
  button.textContent = '';
}

/** Covers the screen with the retry text (R-error-7) and resolves when it is tapped (or pressed by keyboard). */
export function askForRetry(): Promise<void> {
  const { root, button } = element();
  firstPage.disconnect();
  root.className = `${CLASS} ${CLASS}--failed`;
  root.setAttribute('role', 'alert');
  root.removeAttribute('aria-busy');
  root.removeAttribute('aria-label');
  button.textContent = retryTexts(document.documentElement.lang).retry;
  button.focus();
  return new Promise((resolve) => {
    button.onclick = () => {
      button.onclick = null;
      resolve();
    };
  });
}

/** Takes the cover away; from the first page once it is there, else the empty document would show in between. */
export function hideWaiting(): void {
  if (!cover) return;
  const app = document.getElementById('app');
  if (app?.childElementCount === 0) firstPage.observe(app, { childList: true });
  else uncover();
}

function uncover(): void {
  firstPage.disconnect();
  if (!cover) return;
  cover.root.className = CLASS;
  cover.root.removeAttribute('role');
  cover.button.onclick = null;
}
