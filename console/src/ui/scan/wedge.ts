/** Between two keys of a scanner that plays a keyboard; no hand keeps this up for long. ms */
const GAP = 80;
/** Shorter than any code there is. */
const MIN_CODE_CHARACTERS = 6;

/** Tells a scanner's burst of keys from a hand's. */
interface Wedge {
  /** @param at ms. @returns what was scanned, when this key ended a burst; else null */
  press(key: string, at: number): string | null;
}

export function createWedge(): Wedge {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    press(key, at) {
      // Shift comes between the letters of a code and is none itself.
      if (key.length > 1 && key !== 'Enter') return null;
      if (at - last > GAP) text = '';
      last = at;
      if (key !== 'Enter') {
        text += key;
        return null;
      }
      const read = text;
      text = '';
      return read.length >= MIN_CODE_CHARACTERS ? cleanCode(read) : null;
    },
  };
}

/** Without what an input method or a hand puts between and around: full-width letters, spaces. */
export const cleanCode = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');
