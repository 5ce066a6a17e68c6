import { createContext } from 'react';

/** What every page's frame needs of the app. ui knows no navigation and no network, so the app hands them in once. */
export interface Frame {
  onBack(): void;
  onHome(): void;
  /** A link in rich text: the web, a number to call, a mail address, or `/pages/…` of the app. */
  onLink(href: string): void;
  /** What the page waits for is asked for once more. */
  onAgain?(): void;
  /** The phone has no network: what shows was loaded before. */
  offline: boolean;
  /** The page was opened from Moments and stands alone: no sign-in, no other page. */
  alone?: boolean;
}

export const NavContext = createContext<Frame>({ onBack: () => {}, onHome: () => {}, onLink: () => {}, offline: false });

/** Told by what a page could not show for want of a network, +1, and −1 when that has ended: nothing loaded before stands in its place. */
export const MissingContext = createContext<(change: 1 | -1) => void>(() => {});
