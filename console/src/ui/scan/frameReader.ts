/** Looks for a QR in the picture that a video shows now; null when there is none. */
type FrameReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * A code that fills a third of the view is read at these widths, and reading costs by the pixel. In turn: at any one width jsQR does
 * not see some three codes of a hundred, however long a phone that lies still shows them. px
 */
const LOOK_WIDTHS = [640, 520, 440];

/** The browser's own reader where it has one, else jsQR. */
export async function frameReader(): Promise<FrameReader> {
  return (await ownReader()) ?? (await jsqrReader());
}

async function ownReader(): Promise<FrameReader | null> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  // Some browsers have the class and read nothing with it.
  const formats: readonly string[] = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Own || !formats.includes('qr_code')) return null;
  const detector = new Own({ formats: ['qr_code'] });
  return async (video) => {
    const [found] = await detector.detect(video).catch(() => []);
    return found?.rawValue || null;
  };
}

async function jsqrReader(): Promise<FrameReader> {
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let looks = 0;
  return async (video) => {
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
