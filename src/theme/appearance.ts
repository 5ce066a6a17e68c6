import { getItem, type StorageKey, setItem } from '../platform/storage';

export const THEMES = ['system', 'light', 'dark'] as const;
/** `system` follows the phone. */
export type Theme = (typeof THEMES)[number];
export const TEXT_SIZES = ['normal', 'large', 'elder'] as const;
/** `large` enlarges every text by 1.15, `elder` by 1.3, in one column. */
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Appearance {
  readonly theme: Theme;
  readonly textSize: TextSize;
}

const THEME_KEY = 'theme';
const TEXT_SIZE_KEY = 'text-size';

function stored<T extends string>(key: StorageKey, known: readonly T[], otherwise: T): T {
  const value = getItem(key);
  return known.find((one) => one === value) ?? otherwise;
}

let current: Appearance | null = null;
const listeners = new Set<() => void>();

/** What the visitor chose; until then as the phone, in normal size. The same object until it changes. */
export function getAppearance(): Appearance {
  current ??= { theme: stored(THEME_KEY, THEMES, 'system'), textSize: stored(TEXT_SIZE_KEY, TEXT_SIZES, 'normal') };
  return current;
}

function change(part: Partial<Appearance>): void {
  current = { ...getAppearance(), ...part };
  for (const listener of [...listeners]) listener();
}

/** Shows a theme and keeps it as the visitor's choice. */
export function setTheme(theme: Theme): void {
  setItem(THEME_KEY, theme);
  change({ theme });
}

/** Shows a text size and keeps it as the visitor's choice. */
export function setTextSize(textSize: TextSize): void {
  setItem(TEXT_SIZE_KEY, textSize);
  change({ textSize });
}

/** Calls back on every change; returns the way to stop. */
export function onAppearanceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The classes a page's root wears so that theme.scss gives it the chosen colours and sizes. */
export function appearanceClasses({ theme, textSize }: Appearance): string {
  return [theme !== 'system' && `theme-${theme}`, textSize !== 'normal' && textSize].filter(Boolean).join(' ');
}
