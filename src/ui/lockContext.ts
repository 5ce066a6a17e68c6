import { type CSSProperties, createContext } from 'react';

/** Why a page is locked, in words, and until when (ISO 8601; null: nobody knows). */
interface Lock {
  reason: string;
  until: string | null;
}

/** The park is being set up, under this name; '': it has none yet. */
interface Opening {
  opens: string;
}

/** `notOffered`: the park does without it. */
export type PageLock = Lock | Opening | 'notOffered';

/** What every page asks of the app about itself. `path` is `pages/home/home`. */
export interface LockFrame {
  /** The same function always, as it is a hook. */
  usePageLock(path: string, params: Readonly<Record<string, string>>): PageLock | null;
  /** The park's own colours, for the page's root. The same function always, too. */
  useBrand(): CSSProperties | undefined;
  /** The page shows. */
  onShown(path: string): void;
  /** Somebody wants to know whether it has opened. */
  onLook(): Promise<void>;
}

/** Null: nothing is locked, and nobody asks. */
export const LockContext = createContext<LockFrame | null>(null);
