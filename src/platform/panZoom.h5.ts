export interface PanZoom {
  zoomBy(factor: number): void;
  /** Brings a spot to a point of the window. Shares of the sheet's width from its left and of its height from its top; px */
  show(spot: { x: number; y: number }, zoom: number, to: { x: number; y: number }): void;
  close(): void;
}

interface PanZoomOptions {
  /** Of the element that is moved; what holds it is the window onto it. */
  id: string;
  maxZoom: number;
  /** Called when fingers rest. @param view with how far right and down of the sheet's corner the window begins, px */
  onRest: (view: { zoom: number; left: number; top: number }) => void;
}

/** How long nothing moves until it rests. ms */
const REST = 140;
/** A finger that moves less has tapped. px */
const STILL = 6;

/** Lets fingers, wheel and buttons move a sheet within its window. While it moves only its transform changes: the phone's own drawing is moved, nothing is drawn anew. */
export async function openPanZoom({ id, maxZoom, onRest }: PanZoomOptions): Promise<PanZoom | null> {
  const { default: Panzoom } = await import(/* webpackChunkName: "panzoom" */ '@panzoom/panzoom');
  const sheet = document.getElementById(id);
  const frame = sheet?.parentElement;
  if (!sheet || !frame) return null;
  const hands = Panzoom(sheet, {
    minScale: 1,
    maxScale: maxZoom,
    contain: 'outside',
    cursor: 'grab',
    touchAction: 'none',
    handleStartEvent: () => {},
  });
  let rest: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    sheet.style.willChange = 'transform';
    clearTimeout(rest);
    rest = setTimeout(() => {
      const zoom = hands.getScale();
      // Given up at rest, so that it is drawn sharp in its new size.
      sheet.style.willChange = '';
      sheet.style.setProperty('--zoom', zoom.toFixed(3));
      const { x, y } = hands.getPan();
      const begin = (size: number, pan: number) => zoom * (size / 2 - pan) - size / 2;
      onRest({ zoom, left: begin(sheet.offsetWidth, x), top: begin(sheet.offsetHeight, y) });
    }, REST);
  };
  sheet.addEventListener('panzoomchange', changed);
  // The browser scrolls to what gets the keyboard's focus: the sheet is moved instead.
  const scroll = () => {
    const { scrollLeft, scrollTop } = frame;
    if (scrollLeft === 0 && scrollTop === 0) return;
    frame.scrollTo(0, 0);
    const [{ x, y }, scale] = [hands.getPan(), hands.getScale()];
    hands.pan(x - scrollLeft / scale, y - scrollTop / scale);
  };
  frame.addEventListener('scroll', scroll);
  frame.addEventListener('wheel', hands.zoomWithWheel, { passive: false });
  let [startX, startY, moved] = [0, 0, false];
  const down = (event: PointerEvent) => {
    [startX, startY, moved] = [event.clientX, event.clientY, false];
  };
  const move = (event: PointerEvent) => {
    if (event.buttons > 0 && Math.hypot(event.clientX - startX, event.clientY - startY) > STILL) moved = true;
  };
  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  // A finger that has moved the sheet tapped nothing when it leaves.
  const click = (event: MouseEvent) => {
    if (moved) event.stopPropagation();
    moved = false;
  };
  frame.addEventListener('click', click, true);
  return {
    zoomBy: (factor) => void hands.zoom(hands.getScale() * factor),
    show({ x, y }, zoom, to) {
      hands.zoom(zoom);
      // The library reads the sheet's size from the screen, so that is drawn first; it would misread one under way, hence no animation.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const pan = (share: number, size: number, at: number) => (0.5 - share) * size + (at - size / 2) / hands.getScale();
          hands.pan(pan(x, sheet.offsetWidth, to.x), pan(y, sheet.offsetHeight, to.y));
        }),
      );
    },
    close() {
      clearTimeout(rest);
      hands.destroy();
      sheet.removeEventListener('panzoomchange', changed);
      frame.removeEventListener('scroll', scroll);
      frame.removeEventListener('wheel', hands.zoomWithWheel);
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('click', click, true);
    },
  };
}
