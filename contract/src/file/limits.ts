export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The long side of a picture as it is kept: sending more is of no use. px */
export const PICTURE_SIDE = 1_600;
