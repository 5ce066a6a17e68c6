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

/** What a place without contents shows, in line art: nothing yet (of a kind, where it has a drawing), a failure, no network, nothing that fits. */
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
  /** A letter. */
  messages: lineArt('M12 20h72v48H12zM12 20l36 30 36-30M12 68l26-26M84 68L58 42M30 12q9-6 18 0t18 0'),
  tickets: lineArt(
    'M10 34h76v10a6 6 0 0 0 0 12v10H10V56a6 6 0 0 0 0-12zM62 34v4m0 5v4m0 5v4m0 5v5M22 45h28M22 55h18M18 34L22 18l58 8v8M66 24l-1 4',
  ),
  /** A flag on a hill. */
  activities: lineArt(
    'M44 64V10M44 12c10-5 16 5 34 0v22c-18 5-24-5-34 0M6 70c14-12 26-12 40-4s28 6 44-4M14 76c10-4 18-5 28-1s26 4 40-1M12 34l6 3M22 20l4 6M8 48h7',
  ),
  /** A sheet and a pencil. */
  reports: lineArt('M18 10h44v60H18zM27 24h26M27 35h26M27 46h16M50 62l4-12 26-26 8 8-26 26zM74 30l8 8M54 50l8 8'),
  /** A rubber stamp over its print. */
  stamps: lineArt(
    'M40 12a8 8 0 1 1 16 0c0 8-4 10-4 22h14a6 6 0 0 1 6 6v8H24v-8a6 6 0 0 1 6-6h14c0-12-4-14-4-22zM24 53h48M20 68c10-4 18 4 28 0s18-4 28 0M30 75c8-3 12 3 18 0s10-3 18 0',
  ),
  /** An umbrella that was left. */
  lost: lineArt(
    'M48 12C26 12 12 26 10 44c6-5 13-5 19 0 6-5 13-5 19 0 6-5 13-5 19 0 6-5 13-5 19 0C84 26 70 12 48 12zM48 12V6M48 44v22a8 8 0 0 1-16 0M29 44C31 28 38 18 48 12M67 44C65 28 58 18 48 12M62 72h24M70 66h12',
  ),
  /** A microphone on the air. */
  live: lineArt(
    'M40 14a8 8 0 0 1 16 0v22a8 8 0 0 1-16 0zM32 34a16 16 0 0 0 32 0M48 50v14M36 68h24M24 18a20 20 0 0 0 0 24M14 12a32 32 0 0 0 0 36M72 18a20 20 0 0 1 0 24M82 12a32 32 0 0 1 0 36M40 26h16',
  ),
  /** A board by the path. */
  notices: lineArt('M16 14h64v36H16zM26 50v24M70 50v24M26 24h34M26 32h44M26 40h24M10 74h76M12 14L48 4l36 10'),
  /** A parcel. */
  prizes: lineArt(
    'M14 32h68v14H14zM20 46h56v26H20zM48 32v40M48 32C36 32 28 28 28 20s12-10 16-2 4 14 4 14M48 32c12 0 20-4 20-12s-12-10-16-2-4 14-4 14',
  ),
} as const;

export type StatePicture = keyof typeof STATE_URIS;
