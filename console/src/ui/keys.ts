import { useEffect, useRef } from 'react';

const STORED = 'park-console-keys';
const OPEN = '[aria-modal="true"], .ant-popover, .ant-dropdown';
const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** Keys without Ctrl can be switched off (WCAG 2.1.4): speech and shaking hands press them unawares. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(STORED) !== 'off';
export const setSingleKeys = (on: boolean): void =>
  on ? localStorage.removeItem(STORED) : localStorage.setItem(STORED, 'off');

let held = 0;

/** Until it is called back no single key is ours: a scanner types here. */
export function holdSingleKeys(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** `j`, `/`, `Escape`, or `Mod+k` with Ctrl or Cmd; undefined: of no meaning here. */
export function keyOf({ key, ctrlKey, metaKey, altKey, isComposing }: Press): string | undefined {
  if (altKey || isComposing || (ctrlKey && metaKey)) return undefined;
  return ctrlKey || metaKey ? `Mod+${key.toLowerCase()}` : key;
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPED_IN) !== null;
const isCovered = () => [...document.querySelectorAll(OPEN)].some((one) => one.getClientRects().length > 0);

/**
 * Does what a key is for while the component stands, unless somebody types, something lies over the page, or another took the key.
 * @param keys an act that answers false leaves the key to others
 */
export function useKeys(keys: Partial<Record<string, () => unknown>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event) ?? '';
      const act = current.current[key];
      if (!act || event.defaultPrevented || isTyping(event.target) || isCovered()) return;
      if (!key.startsWith('Mod+') && (held > 0 || !areSingleKeysOn())) return;
      if (act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Which row is next: the first or the last where none was, and never beyond them. */
export const nextRow = (at: number, by: 1 | -1, count: number): number =>
  at < 0 ? (by === 1 ? 0 : count - 1) : Math.min(Math.max(at + by, 0), count - 1);

/** On every page with a list: `/` to its search, `j` and `k` from row to row, where Enter opens what has the focus, Escape away from them. */
export function useListKeys(page: string): void {
  const all = (what: string) => [...document.querySelectorAll<HTMLElement>(`${page} ${what}`)];
  const move = (by: 1 | -1) => {
    const rows = all('.ant-table-row').filter((row) => opener(row) !== null);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const row = rows[nextRow(at, by, rows.length)];
    if (row) opener(row)?.focus();
  };
  useKeys({
    '/': () => all('input[type="search"]')[0]?.focus(),
    j: () => move(1),
    k: () => move(-1),
    Escape: () =>
      document.activeElement?.closest('.ant-table-row') != null && document.querySelector<HTMLElement>(page)?.focus(),
  });
}

/** What Enter opens of a row. */
const opener = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button:not([role])');
