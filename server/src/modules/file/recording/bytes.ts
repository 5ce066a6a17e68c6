/** Whether these letters stand at a place. */
export const isText = (file: Buffer, at: number, text: string): boolean =>
  file.toString('latin1', at, at + text.length) === text;
