/** Scrolls the page until the part with this id is in sight. */
export function showPart(id: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
