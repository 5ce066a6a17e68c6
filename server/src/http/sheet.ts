import { toParkIso } from '@park/contract/parkTime';

/** A cell by what it is: a text, a number, money, a moment (epoch milliseconds), or nothing. */
export type SheetCell = string | number | null | { fen: number } | { at: number };

/** `yyyy-MM-dd HH:mm:ss` in the park. */
export const clockText = (at: number): string => toParkIso(at).slice(0, 19).replace('T', ' ');

/** Yuan with two decimals. */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2);
