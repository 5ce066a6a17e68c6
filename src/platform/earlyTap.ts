/** Under which the tab keeps a tap on the first screen. */
export const EARLY_TAP = 'early-tap';

/** What is kept of it: the number of what was tapped there, and its text. */
export const earlyTap = (tapped: Element, all: readonly Element[]): string => `${all.indexOf(tapped)} ${tapped.textContent}`;

/**
 * What was tapped, among what can be tapped now. A home that the server drew has more to tap than the one that was built, so the number
 * counts only where several say the same.
 */
export function tappedIn<One extends Element>(tap: string, all: readonly One[]): One | undefined {
  const [, index, text] = /^(\d+) (.*)$/s.exec(tap) ?? [];
  const alike = all.filter(({ textContent }) => textContent === text);
  return alike.find((one) => one === all[Number(index)]) ?? alike[0];
}
