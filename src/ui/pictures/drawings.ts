import type { Motif } from '@park/contract/motifs';
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

const shell =
  'M71.4 45.2C70.8 42 71.1 30.7 68.2 25.7C65.2 20.6 58.7 16.5 53.6 15.2C48.5 13.8 41.6 15.3 37.5 17.8C33.4 20.2 29.9 25.6 28.9 29.8C27.8 34 29 39.6 31 43C33 46.4 37.4 49.2 40.9 50.1C44.3 51 49 50 51.7 48.3C54.5 46.7 56.6 41.6 57.6 40.2';
const coil =
  'M57.6 40.2C58.3 37.4 57.5 33.6 56.1 31.3C54.8 29 51.8 27.1 49.5 26.5C47.1 25.9 44 26.6 42.1 27.7C40.2 28.8 38.7 31.2 38.2 33.2C37.7 35.1 38.3 37.6 39.2 39.2C40.1 40.7 42.1 42 43.7 42.4C45.2 42.8 47.3 42.4 48.6 41.6C49.9 40.9 50.9 39.2 51.3 37.9C51.6 36.6 51.2 34.9 50.6 33.8C50 32.8 48.6 31.9 47.6 31.7';
const ribs =
  'M71.1 38.2L60.5 35.8M70 31.8L59.5 32.2M67.4 26L57.7 29.1M63.5 21.3L55.2 26.6M58.7 17.9L52.2 24.9M53.3 15.9L49 24.1M47.8 15.4L45.8 24.1M42.5 16.3L42.9 24.9M37.8 18.4L40.3 26.4M33.9 21.6L38.3 28.5M31.1 25.6L36.9 30.9M29.5 30L36.2 33.5M29 34.5L36.2 36.1M29.8 38.9L36.9 38.6M31.5 42.7L38.1 40.7M34.2 45.9L39.8 42.3M37.4 48.2L41.8 43.5M41.1 49.6L44 44M44.8 49.9L46.1 44M48.4 49.3L48.1 43.5M51.5 47.9L49.8 42.5';

/** Three toes that meet in a heel, with claws. */
const toes = 'M0 7L0-8M0 7L-7.5-3M0 7L7.5-3';
const claws = 'M0-9l0-3M-8.5-4.3l-1.8-2.4M8.5-4.3l1.8-2.4';
const track = (place: string, more = '') =>
  `<g transform="${place}"${more}>${line(INK.rust, 5, toes)}${line(INK.rust, 2, claws)}${fill(INK.rust, 'M0 4a4 4 0 1 0 .1 0z')}</g>`;

const wave = (y: number) => `M-4 ${y}q12-8 24 0t24 0 24 0 24 0 24 0`;

const segments = [0, 1, 2, 3, 4, 5, 6];

export const DRAWINGS: Record<Motif, string> = {
  ammonite: draw(
    INK.paper,
    strataBands(96, 72, [
      [50, 6, INK.sand],
      [57, -5, INK.stone],
      [64, 4, INK.fern],
    ]) +
      fill(INK.clay, `${shell}z`) +
      line(INK.rust, 1.4, ribs) +
      line(INK.dark, 2, shell) +
      line(INK.dark, 1.6, coil) +
      line(INK.dark, 2, 'M71.4 45.2C67 47 61 44 57.6 40.2'),
  ),
  trilobite: draw(
    INK.sky,
    strataBands(96, 72, [
      [46, -6, INK.fern],
      [55, 5, INK.moss],
      [64, -4, INK.pine],
    ]) +
      '<g transform="translate(9.6 7.2) scale(.8)">' +
      fill(INK.stone, 'M48 9c13 0 20 7 20 17 0 16-8 37-20 37S28 42 28 26C28 16 35 9 48 9z') +
      fill(INK.sand, 'M48 9c13 0 20 7 20 17-6 3-34 3-40 0C28 16 35 9 48 9z') +
      line(
        INK.dark,
        1.3,
        segments
          .map(
            (n) =>
              `M${(29.5 + n * n * 0.2).toFixed(1)} ${31 + n * 4}q${(18.5 - n * n * 0.2).toFixed(1)} 3 ${(37 - n * n * 0.4).toFixed(1)} 0`,
          )
          .join(''),
      ) +
      line(INK.dark, 1.6, 'M43 12c-3 9-3 34 5 50 8-16 8-41 5-50M28 26c6 3 34 3 40 0') +
      line(INK.dark, 2, 'M48 9c13 0 20 7 20 17 0 16-8 37-20 37S28 42 28 26C28 16 35 9 48 9z') +
      fill(INK.dark, 'M36 17a2.5 3 0 1 0 .1 0zM60 17a2.5 3 0 1 0 .1 0z') +
      '</g>',
  ),
  footprint: draw(
    INK.sand,
    strataBands(96, 72, [
      [14, 5, '#d9c7a2'],
      [34, -6, INK.stone],
      [56, 5, '#bfa878'],
    ]) +
      track('translate(36 44) rotate(-14) scale(1.15)') +
      track('translate(60 26) rotate(16)') +
      track('translate(84 58) rotate(-10) scale(.6)', ' opacity=".45"') +
      track('translate(13 20) rotate(14) scale(.55)', ' opacity=".45"'),
  ),
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
