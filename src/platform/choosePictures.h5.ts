export interface ChosenPicture {
  /** What an upload takes; good until `forgetPicture`. */
  path: string;
  /** bytes */
  size: number;
}

/** A phone's camera makes more than a screen shows: the rest is not worth the visitor's data. px */
const LONG_SIDE = 1_600;
const QUALITY = 0.85;
/** Small enough to be sent as it is. bytes */
const LIGHT = 400 * 1024;

/**
 * Asks for pictures: taken now or from the phone. None when the visitor turns back. Large ones are made smaller here; what the
 * browser cannot read is left as it is, and the server says what is wrong with it.
 */
export async function choosePictures(max: number): Promise<ChosenPicture[]> {
  const files = await ask(max);
  return Promise.all(
    files.slice(0, max).map(async (file) => {
      const blob = await lighter(file).catch(() => file);
      return { path: URL.createObjectURL(blob), size: blob.size };
    }),
  );
}

/** Gives the memory of a chosen picture back. */
export function forgetPicture(path: string): void {
  if (path.startsWith('blob:')) URL.revokeObjectURL(path);
}

/** Our own input: Taro's asks in Chinese first, and loses a file that is no picture without a word. */
function ask(max: number): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    // Named one by one, iPhones hand their own format over as JPEG.
    input.accept = 'image/jpeg,image/png,image/webp';
    input.multiple = max > 1;
    input.hidden = true;
    const end = (files: File[]) => {
      input.remove();
      resolve(files);
    };
    input.addEventListener('change', () => end([...(input.files ?? [])]));
    input.addEventListener('cancel', () => end([]));
    document.body.append(input);
    input.click();
  });
}

async function lighter(file: File): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
    if (scale === 1 && file.size <= LIGHT) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What is see-through would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return made && made.size < file.size ? made : file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
