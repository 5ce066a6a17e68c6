export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The long side of a picture as it is kept: sending more is of no use. px */
export const PICTURE_SIDE = 1_600;

/** A quarter of an hour of speech at 64 kbit/s has 7.2 MB. */
export const RECORDING = { bytes: 8 * 1024 * 1024, seconds: 900 } as const;
