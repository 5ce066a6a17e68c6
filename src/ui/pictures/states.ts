import { svgUri } from './svgUri';

/** Lines as a data address, to be used as a mask: their own colour does not matter. */
const lineArt = (d: string, viewBox = '0 0 96 80'): string =>
  svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${d}"/></svg>`,
  );

const WHORL =
  'M89.5 62.4C88.6 57.3 89.1 39.7 84.5 31.9C79.9 24.1 69.8 17.6 61.8 15.6C53.8 13.5 43.2 15.9 36.8 19.6C30.4 23.4 25 31.8 23.4 38.3C21.7 44.8 23.6 53.6 26.7 58.9C29.8 64.1 36.7 68.5 42 69.9C47.4 71.3 54.6 69.7 58.9 67.1C63.3 64.6 66.9 59 68 54.5C69.1 50.1 67.8 44.2 65.7 40.7C63.6 37.1 59 34.1 55.4 33.2C51.8 32.3 46.9 33.3 44 35.1C41 36.8 38.6 40.6 37.8 43.6C37.1 46.6 38 50.6 39.4 53C40.8 55.4 43.9 57.4 46.4 58C48.8 58.6 52.1 57.9 54.1 56.7C56 55.6 57.7 53 58.2 51C58.7 49 58.1 46.3 57.2 44.7C56.2 43 54.1 41.7 52.5 41.3C50.8 40.8 48.6 41.3 47.3 42.1M89.5 62.4Q77 66 68 54.5';
const RIBS =
  'M90.2 48L81 46.1M86.2 34.8L77.2 36.2M78.2 24.3L70.6 28.5M67.6 17.5L62.2 23.7M55.9 14.7L53 22.1M44.4 16.2L44.2 23.7M34.5 21.2L36.8 28.1M27.3 29L31.6 34.4M23.4 38.3L29 41.8M22.9 48L29.1 49.3M25.6 56.9L31.6 56M30.9 64L36.1 61.2M38.1 68.6L41.8 64.4M46 70.5L48 65.5M53.8 69.5L53.9 64.4M60.4 66.1L58.9 61.5M65.3 60.9L62.4 57.2';

/** What a place without contents shows, in line art: nothing yet, a failure, no network, nothing that fits. */
export const STATE_URIS = {
  /** The ammonite. */
  empty: lineArt(WHORL + RIBS, '12 4 88 76'),
  /** Layers alone, for a park without fossils. */
  plain: lineArt(
    'M8 22c16-7 26 5 42-1s26-6 38 0M8 38c16-7 26 5 42-1s26-6 38 0M8 54c16-7 26 5 42-1s26-6 38 0M20 66h56M32 74h32',
  ),
  /** A stone that broke, and its fossil with it. */
  error: lineArt(
    'M44 12C22 12 8 24 8 40s14 28 34 28l4-10-6-9 7-9-6-10 5-9zM57 14l-5 9 6 9-7 10 6 9-4 10c24 6 37-6 37-20S78 16 57 14zM41 30c-10 0-17 5-17 12 0 6 5 10 11 10 4 0 6-2 5-5-1-4-5-5-7-2M58 33c9 1 14 5 14 11 0 5-4 9-11 9M28 33l5 4M24 40l6 1M26 47l5-2M66 36l-4 4M71 42l-6 1M69 49l-5-3M14 54l7 7M20 54l8 10M27 57l7 9M64 63l6-6M70 63l8-8M77 59l7-8',
  ),
  /** A shell whose ribs are the waves of a network, crossed out. */
  offline: lineArt(
    'M12 36C32 12 64 12 84 36M22 46C37 28 59 28 74 46M32 55c9-11 23-11 32 0M41 66l2-5h10l2 5zM12 36l10 10M22 27l8 11M34 21l5 12M48 19v13M62 21l-5 12M74 27l-8 11M84 36L74 46M32 55l-10-9M64 55l10-9M40 50l-4-12M56 50l4-12M48 48V33M43 61L32 55M53 61l11-6M16 74L82 8',
  ),
  /** A lens over layers in which there is nothing. */
  nothing: lineArt(
    'M18 34a24 24 0 1 0 48 0a24 24 0 1 0-48 0M61 50l21 20a3 3 0 0 1-5 5L57 54M20 26c12-5 26 5 42-2M18 36c14 5 28-5 48 1M23 47c12-4 24 4 38 0M27 30l-3 5M34 31l-3 6M41 31l-3 6M48 30l-3 6M55 29l-3 6M33 50l-2 5M41 51l-2 5M49 51l-2 4M2 27h10M2 37h10M2 47h14M70 27h22M71 37h21M68 47h24',
  ),
} as const;

export type StatePicture = keyof typeof STATE_URIS;
