/** Below this the browser's bars moved, no keyboard came. px */
const MIN_KEYBOARD_PX = 120;

/**
 * Calls back with the height of the phone's keyboard where it covers the page, 0 when it goes (px). Browsers that make the page
 * smaller instead never call. Returns the way to stop.
 */
export function onKeyboardCover(changed: (height: number) => void): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  let last = 0;
  const measure = () => {
    // Pinch zoom makes the seen part smaller, too.
    const covered = seen.scale > 1.01 ? 0 : Math.round(window.innerHeight - seen.height - seen.offsetTop);
    const height = covered >= MIN_KEYBOARD_PX ? covered : 0;
    if (height === last) return;
    last = height;
    changed(height);
  };
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', measure);
    seen.removeEventListener('scroll', measure);
  };
}
