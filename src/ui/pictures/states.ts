import { lineArt } from './lineArt';
import { SPIRAL_URI } from './spiral';

/** What a place without contents shows, in line art: nothing yet, a failure, no network, nothing that fits. */
export const STATE_URIS = {
  empty: SPIRAL_URI,
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
