import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { CARD } from '@park/contract/card';
import { PICTURE_SIDE } from '@park/contract/file/limits';
import pLimit from 'p-limit';
import type { Metadata } from 'sharp';
import { AppError } from '../../http/appError';

/** The long side of the smaller ones, px: of a card on a phone with three pixels a point, and of a page's head on one with two. */
const SIDES = { thumb: 384, page: 828 } as const;
const QUALITY = 80;
const THUMB_QUALITY = 70;
/** As good to the eye as WebP of 80. More effort takes ten times as long and saves little (decision 106). */
const AVIF = { quality: 50, effort: 2 } as const;
/** More than any phone takes (48 megapixels are 8064 × 6048), far less than a bomb unpacks to. */
const MAX_PIXELS = 50_000_000;
/** Of either side, px: a panorama has less, and a picture of one column is drawn for ten seconds. */
const MAX_SIDE = 20_000;
/** A progressive JPEG has some ten, and each is drawn over all of the picture; they may be repeated without end, and no time-out ends it. */
const MAX_SCANS = 100;
const SCAN = Buffer.from([0xff, 0xda]);
/** Bytes that a picture may unpack to where all of it must be held at once. What phones take is drawn while it is read. */
const MAX_DECODED_BYTES = 64_000_000;
/** A picture of a phone takes under a second. */
const TIMEOUT_SECONDS = 20;
/** At work together, each on one thread: the rest of the machine stays the server's. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** What waits longer than a visitor would is refused at once. */
const MAX_WAITING = 40;

let loaded: Promise<typeof import('sharp')['default']> | undefined;
/** Loaded for the first picture, for it takes memory by being there. One thread a picture, and nothing kept between pictures: each is seen once. */
function loadSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
const inTurn = pLimit(AT_ONCE);

/** `thumb`: of lists; `page`: of a page's head; `card`: of a page that is shared. */
export type PictureSize = 'whole' | 'page' | 'thumb' | 'card';
export const PICTURE_FILES = ['whole.webp', 'page.webp', 'page.avif', 'thumb.webp', 'thumb.avif', 'card.jpg'] as const;
export type PictureFile = (typeof PICTURE_FILES)[number];

export interface MadePicture {
  files: { 'whole.webp': Buffer; 'thumb.webp': Buffer } & Partial<Record<PictureFile, Buffer>>;
  /** px */
  width: number;
  height: number;
}

/**
 * Draws an uploaded picture anew: turned the way it was held, no larger than the app shows it, its colours those of screens, and
 * nothing of what else the file said (place, camera, comments, anything behind it). A few at a time.
 * @param isForAll also in the sizes and the format that are worth their time where many look at it
 * @throws AppError pictureBroken, pictureTooManyPixels, uploadsBusy
 */
export function makePicture(path: string, isForAll: boolean): Promise<MadePicture> {
  if (inTurn.pendingCount >= MAX_WAITING) throw new AppError('uploadsBusy');
  return inTurn(async () => {
    try {
      return await make(path, isForAll);
    } catch (error) {
      throw refusal(error);
    }
  });
}

/** Of a picture that was made: what WeChat takes for a card. @throws AppError uploadsBusy */
export function makeCard(whole: Buffer): Promise<Buffer> {
  if (inTurn.pendingCount >= MAX_WAITING) throw new AppError('uploadsBusy');
  return inTurn(async () =>
    (await loadSharp())(whole)
      .resize(CARD.width, CARD.height)
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );
}

/** WeChat takes no more of a picture that goes with a complaint: 文件大小不能超过2M. */
const WECHAT_MAX_BYTES = 2 * 1024 * 1024;
const WECHAT_QUALITIES = [QUALITY, 50];

/** The same as a JPEG of 2 MB at most, for WeChat. @throws AppError pictureBroken, pictureTooManyPixels, uploadsBusy */
export async function makeJpeg(path: string): Promise<Buffer> {
  const { 'whole.webp': whole } = (await makePicture(path, false)).files;
  const sharp = await loadSharp();
  for (const quality of WECHAT_QUALITIES) {
    const jpeg = await inTurn(() => sharp(whole).flatten({ background: 'white' }).jpeg({ quality }).toBuffer());
    if (jpeg.length <= WECHAT_MAX_BYTES) return jpeg;
  }
  throw new AppError('pictureTooManyPixels');
}

async function make(path: string, isForAll: boolean): Promise<MadePicture> {
  const sharp = await loadSharp();
  // What is cut short or damaged would leave a grey half.
  const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, animated: false });
  const metadata = await source.metadata();
  throwIfTooLarge(metadata);
  if (metadata.format === 'jpeg' && (await countScans(path)) > MAX_SCANS) throw new AppError('pictureBroken');
  const whole = await source
    .autoOrient()
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const smaller = (side: number) => sharp(whole.data).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const files = {
    'whole.webp': whole.data,
    'thumb.webp': await smaller(SIDES.thumb).webp({ quality: THUMB_QUALITY }).toBuffer(),
    ...(isForAll && {
      'page.webp': await smaller(SIDES.page).webp({ quality: QUALITY }).toBuffer(),
      'page.avif': await smaller(SIDES.page).avif(AVIF).toBuffer(),
      'thumb.avif': await smaller(SIDES.thumb).avif(AVIF).toBuffer(),
    }),
  };
  return { files, width: whole.info.width, height: whole.info.height };
}

/** Within a scan FF stands before 00 alone, so that each FF DA begins one. */
async function countScans(path: string): Promise<number> {
  const bytes = await readFile(path);
  let scans = 0;
  for (let at = bytes.indexOf(SCAN); at >= 0 && scans <= MAX_SCANS; at = bytes.indexOf(SCAN, at + SCAN.length)) scans += 1;
  return scans;
}

/** Interlaced and progressive pictures, and those turned that cannot be read smaller, are held whole. @throws AppError pictureTooManyPixels */
function throwIfTooLarge({ width, height, channels, depth, format, isProgressive, orientation = 1 }: Metadata): void {
  if (Math.max(width, height) > MAX_SIDE) throw new AppError('pictureTooManyPixels');
  if (!isProgressive && (format === 'jpeg' || orientation === 1)) return;
  if (width * height * channels * (depth === 'uchar' ? 1 : 2) > MAX_DECODED_BYTES) throw new AppError('pictureTooManyPixels');
}

function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const message = error instanceof Error ? error.message : '';
  const tooMany = /exceeds pixel limit|too large|timeout/i.test(message);
  return new AppError(tooMany ? 'pictureTooManyPixels' : 'pictureBroken', {}, { cause: error });
}
