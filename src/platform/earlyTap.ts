/** Under which the tab keeps a tap on the first screen. */
export const EARLY_TAP = 'early-tap';

/** As long as the way to WeChat and back may take; later it is nobody's wish any more. ms */
const MAX_AGE_MS = 600_000;

const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;

/** What is kept of it: when it was, what was tapped, and which of several that say the same. */
export function earlyTap(tapped: Element, all: readonly Element[]): string {
  const alike = all.filter((one) => nameOf(one) === nameOf(tapped));
  return `${Date.now()} ${alike.indexOf(tapped)} ${nameOf(tapped)}`;
}

/** What was tapped, among what can be tapped now: a home that the server drew has more of that than the one that was built. */
export function tappedIn<One extends Element>(tap: string, all: readonly One[]): One | undefined {
  const [, at, index, name] = /^(\d+) (\d+) (.*)$/s.exec(tap) ?? [];
  if (Date.now() - Number(at ?? 0) > MAX_AGE_MS) return undefined;
  return all.filter((one) => nameOf(one) === name)[Number(index)];
}
