import type { ReportFindIn } from '@park/contract/find/schemas';

/** A find of which not everything has arrived. */
export interface WaitingFind {
  input: ReportFindIn;
  /** Keys of its photos that the park does not have yet. */
  photos: string[];
  /** It was on its way at least once: what went wrong was told then. */
  tried: boolean;
  /** Of the park, once it has the report. */
  number: string | null;
}

export function isWaiting(value: unknown): value is WaitingFind {
  if (typeof value !== 'object' || value === null) return false;
  const { input, photos } = value as Partial<WaitingFind>;
  const isInput = typeof input?.clientId === 'string' && typeof input.device === 'string';
  return isInput && Array.isArray(photos) && photos.every((key) => typeof key === 'string');
}

/** A report that will never be taken, so that sending it again is of no use. */
export const isRefused = (errorName: string | undefined): boolean =>
  errorName === 'findNotFound' || errorName === 'invalidInput';

const NO_PHOTOS: readonly (string | undefined)[] = [
  'fileTooLarge',
  'fileTypeRefused',
  'pictureHeic',
  'pictureBroken',
  'pictureTooManyPixels',
  'findPhotosFull',
  'findNotFound',
  'invalidInput',
];

/** The same of a photo. */
export const isPhotoRefused = (errorName: string | undefined): boolean => NO_PHOTOS.includes(errorName);
