import type { Place } from '@park/contract/motifs';
import { INK } from '../../theme/pictureColours';
import { strataBands } from './strataBands';

/**
 * Our own drawings, 96×72. The subject stays in the middle 96×54, so that a wide head may cut off the rest.
 * Every one stands on strata, each in tints of its own, so that two neighbours in a list never look alike.
 */
const draw = (ground: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" preserveAspectRatio="xMidYMid slice"><path fill="${ground}" d="M0 0h96v72H0z"/>${body}</svg>`;

/** Lines without a filling. */
const line = (colour: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;

const fill = (colour: string, d: string, more = '') => `<path fill="${colour}" d="${d}"${more}/>`;

const wave = (y: number) => `M-4 ${y}q12-8 24 0t24 0 24 0 24 0 24 0`;

export const DRAWINGS: Record<Place, string> = {
  ripple: draw(
    INK.sand,
    fill(INK.water, 'M0 0h96v18C64 8 34 26 0 15z') +
      line(INK.white, 2, 'M0 16C34 27 64 9 96 19') +
      [27, 36, 45, 54, 63]
        .map((y, index) => line(INK.clay, 2.2 + index * 0.5, wave(y)) + line(INK.paper, 1.6, wave(y + 3)))
        .join(''),
  ),
  valley: draw(
    INK.dawn,
    fill(INK.sun, 'M48 14a8 8 0 1 0 .1 0z') +
      fill(INK.fern, 'M0 30L18 16l14 13 10 9 12-8 14-14 28 16v40H0z') +
      fill(INK.moss, 'M0 40l16-9 22 20 20-3 20-17 18 10v31H0z') +
      fill(INK.water, 'M46 46c6 4-8 7 0 12s-6 8-10 14h24c0-8-6-10-8-14s6-9-6-12z') +
      fill(INK.pine, 'M0 54c14-4 26 2 34 18H0zM96 50c-16-2-30 6-38 22h38z'),
  ),
  museum: draw(
    INK.sky,
    strataBands(96, 72, [
      [55, 3, INK.sand],
      [62, -3, INK.stone],
      [67, 2, INK.clay],
    ]) +
      fill(INK.white, 'M20 30h56v26H20z') +
      fill(INK.pine, 'M14 31L48 13l34 18z') +
      fill(INK.moss, 'M48 13l34 18H62z') +
      fill(INK.sand, 'M24 34h4v20h-4zM34 34h4v20h-4zM58 34h4v20h-4zM68 34h4v20h-4z') +
      fill(INK.dark, 'M43 56V44a5 5 0 0 1 10 0v12z') +
      fill(INK.sun, 'M48 21a4 4 0 1 0 .1 0z') +
      fill(INK.stone, 'M16 55h64v4H16z'),
  ),
  shuttle: draw(
    INK.sky,
    fill(INK.fern, 'M0 36c14-12 26-10 38-2s30-14 58-6v44H0z') +
      fill(INK.moss, 'M0 48c20-8 38 2 56-2s28-6 40-2v28H0z') +
      fill(INK.stone, 'M0 57h96v15H0z') +
      line(INK.white, 1.6, 'M2 65h10M22 65h10M42 65h10M62 65h10M82 65h10') +
      fill(INK.clay, 'M22 29a6 6 0 0 1 6-6h36c6 0 10 4 11 10l2 13v10H22z') +
      fill(INK.white, 'M22 44h55v4H22z') +
      fill(INK.water, 'M26 28h10v11H26zM39 28h10v11H39zM52 28h10v11H52zM65 28c4 0 6 3 7 11h-7z') +
      fill(INK.dark, 'M34 50a6 6 0 1 0 .1 0zM65 50a6 6 0 1 0 .1 0z') +
      fill(INK.white, 'M34 54a2 2 0 1 0 .1 0zM65 54a2 2 0 1 0 .1 0z'),
  ),
};
