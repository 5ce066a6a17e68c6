/** px on the base of 375, of which each is `scale` real ones. */
export interface Size {
  width: number;
  height: number;
  scale: number;
}

/** px of the root's font on the base of 375. */
const BASE_FONT = 20;

/** Tells how large a part is, at once and whenever that changes. Returns the way to stop. */
export function watchSize(id: string, changed: (size: Size) => void): () => void {
  const part = document.getElementById(id);
  if (!part || typeof ResizeObserver === 'undefined') return () => {};
  const measure = () => {
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / BASE_FONT;
    const { width, height } = part.getBoundingClientRect();
    // A page below another has none.
    if (width > 0 && scale > 0) changed({ width: Math.round(width / scale), height: Math.round(height / scale), scale });
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(part);
  return () => observer.disconnect();
}
