import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

/** What a park's colour makes of the app's, light and dark; each `#rrggbb`. */
export interface BrandColours {
  light: Tones;
  dark: Tones;
}

interface Tones {
  /** Of actions and what is chosen: words, and the ground of words. */
  primary: string;
  onPrimary: string;
  /** A ground for words in `primary`. */
  soft: string;
}

/** WCAG 2.2 AA for words of any size. */
const MIN_CONTRAST = 4.5;
/** The app's own grounds, of its theme: page and cards. */
export const GROUNDS = { light: ['#f6f5f2', '#ffffff'], dark: ['#171714', '#21211d'] } as const;
/** Lightness in OKLCH. */
const SOFT = { light: 0.945, dark: 0.3 };
const DARK_PRIMARY = 0.75;
const ON_DARK_PRIMARY = 0.25;
const STEP = 0.005;
/** What is stronger glows on a dark screen, and a soft ground is no colour of its own. */
const MAX_CHROMA = { dark: 0.13, soft: 0.025 };

for (const mode of [modeRgb, modeLrgb, modeOklch]) registerMode(mode as never);
const toOklch = converter('oklch');

/** The colours that follow from a park's own. Hue stays; lightness moves as far as words need to be read. @param brand `#rrggbb` */
export function brandColours(brand: string): BrandColours {
  const { l = 0, c = 0, h = 0 } = toOklch(brand) ?? {};
  const tone = (lightness: number, maxChroma = 1) =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, maxChroma), h }, 'oklch'));
  /** The first that can be read, of `colour` and what follows from it. */
  const legible = (colour: string, from: number, step: number, grounds: readonly string[], maxChroma?: number): string => {
    const isLegible = grounds.every((ground) => wcagContrast(colour, ground) >= MIN_CONTRAST);
    return isLegible ? colour : legible(tone(from + step, maxChroma), from + step, step, grounds, maxChroma);
  };
  const darkFrom = Math.max(l, DARK_PRIMARY);
  const soft = { light: tone(SOFT.light, MAX_CHROMA.soft), dark: tone(SOFT.dark, MAX_CHROMA.soft) };
  return {
    light: { primary: legible(brand, l, -STEP, [...GROUNDS.light, soft.light]), onPrimary: '#ffffff', soft: soft.light },
    dark: {
      primary: legible(tone(darkFrom, MAX_CHROMA.dark), darkFrom, STEP, [...GROUNDS.dark, soft.dark], MAX_CHROMA.dark),
      onPrimary: tone(ON_DARK_PRIMARY, MAX_CHROMA.soft),
      soft: soft.dark,
    },
  };
}
