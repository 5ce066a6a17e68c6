import { fileTypeFromBuffer } from 'file-type';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Bytes from the start of a file that are enough to tell what it is. */
export const HEAD_BYTES = 4100;

/** What a file is by its content, whatever it is called; null when it is no picture we take. */
export async function pictureType(head: Buffer): Promise<PictureType | null> {
  // A file that is cut short or lies about its own lengths makes the detection fail: it is no picture then.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return PICTURE_TYPES.find((type) => type === found?.mime) ?? null;
}
