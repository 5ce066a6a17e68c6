import { svgUri } from './svgUri';

/** Lines as a data address, to be used as a mask: their own colour does not matter. */
export const lineArt = (d: string, viewBox = '0 0 96 80'): string =>
  svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${d}"/></svg>`,
  );
