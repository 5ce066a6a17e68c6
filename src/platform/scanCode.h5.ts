import './scanCode.h5.scss';

export type Scanned = { outcome: 'read'; text: string } | { outcome: 'cancelled' } | { outcome: 'unsupported' };

/** What the scanner says in the app's language. */
export interface ScanWords {
  hint: string;
  close: string;
}

/** Between two looks at the picture: a code is read within a blink, and the phone stays cool. ms */
const LOOK_EVERY = 120;
/**
 * A code that fills a third of the view is read at these widths, and reading costs by the pixel. In turn: at any one width jsQR does
 * not see some three codes of a hundred, however long a phone that lies still shows them. px
 */
const LOOK_WIDTHS = [480, 400, 560];

/** Plain DOM: it lies over whatever page asked. */
function viewfinder({ hint, close }: ScanWords) {
  const root = document.createElement('div');
  root.className = 'scanner';
  root.setAttribute('role', 'dialog');
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', hint);
  const video = document.createElement('video');
  video.className = 'scanner__picture';
  video.muted = true;
  // Else an iPhone plays it in a screen of its own.
  video.setAttribute('playsinline', '');
  const frame = document.createElement('div');
  frame.className = 'scanner__frame';
  const hintBox = document.createElement('div');
  hintBox.className = 'scanner__hint';
  hintBox.textContent = hint;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'scanner__close';
  button.textContent = close;
  root.append(video, frame, hintBox, button);
  return { root, video, button };
}

/** Reads the QR in the picture of a video, or null. */
async function reader(video: HTMLVideoElement): Promise<() => string | null> {
  const { default: jsQR } = await import(/* webpackChunkName: "scanner" */ 'jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let looks = 0;
  return () => {
    if (!context || video.videoWidth === 0) return null;
    const maxWidth = LOOK_WIDTHS[looks++ % LOOK_WIDTHS.length] ?? 0;
    const scale = Math.min(1, maxWidth / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null;
  };
}

/**
 * Opens the camera over the page until a code is read. Leaving the page closes it.
 * Rejects when there is a camera and it may not be used.
 */
export async function scanCode(words: ScanWords): Promise<Scanned> {
  // A page that is not served safely has none.
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices?.getUserMedia) return { outcome: 'unsupported' };
  const opening = devices.getUserMedia({ audio: false, video: { facingMode: 'environment' } });
  const { root, video, button } = viewfinder(words);
  const before = document.activeElement;
  let isOver = false;
  let cancel = () => {};
  const cancelled = new Promise<Scanned>((resolve) => {
    cancel = () => resolve({ outcome: 'cancelled' });
  });
  button.onclick = cancel;
  root.onkeydown = ({ key }) => key === 'Escape' && cancel();
  window.addEventListener('popstate', cancel);
  const scan = async (): Promise<Scanned> => {
    const stream = await opening;
    if (isOver) return cancelled;
    video.srcObject = stream;
    document.body.append(root);
    button.focus();
    const [read] = await Promise.all([reader(video), video.play()]);
    while (!isOver) {
      const text = read();
      if (text) return { outcome: 'read', text };
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    return cancelled;
  };
  try {
    return await Promise.race([cancelled, scan()]);
  } finally {
    isOver = true;
    window.removeEventListener('popstate', cancel);
    // It may be asked for still.
    void opening.then(
      (stream) => {
        for (const track of stream.getTracks()) track.stop();
      },
      () => {},
    );
    root.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
