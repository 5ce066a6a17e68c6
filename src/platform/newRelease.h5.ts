import { getTabItem, removeTabItem, setTabItem } from './tabStorage';

const MARK = 'loaded-anew';
/** A network that hangs is none. ms */
const TIMEOUT_MS = 5_000;

/**
 * After a file of this page did not come: where the server's page names other scripts by now, loads it anew on the same route. Only once,
 * until files come again: else two nodes of different releases would keep a page loading for ever.
 * @returns whether it is being loaded
 */
export async function loadAnew(): Promise<boolean> {
  if (getTabItem(MARK)) return false;
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), TIMEOUT_MS);
  const page = await fetch(window.location.pathname, { cache: 'no-store', signal: over.signal })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  clearTimeout(timer);
  const own = [...document.querySelectorAll('link[href^="/mp/js/"]')].map((script) => script.getAttribute('href') ?? '');
  if (page === null || own.every((script) => page.includes(script))) return false;
  setTabItem(MARK, '1');
  window.location.reload();
  return true;
}

/** A page's files came: should one not come later, it may be loaded anew again. */
export function cameWell(): void {
  removeTabItem(MARK);
}
