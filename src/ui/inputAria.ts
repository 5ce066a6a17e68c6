import type { Aria } from './aria';
import type { FieldWords } from './Field';

/** Room between the text cursor and the mini-program's keyboard: the sticky action's height. px */
export const CURSOR_SPACING = 96;

/** How an input is spoken: its label, whether it is needed, and what is wrong with it or what it is for. */
export function inputAria({ id, label, error, hint, required }: FieldWords & { id: string }): Aria {
  return {
    label,
    ...(required ? { required } : {}),
    ...(error ? { invalid: true, describedBy: `${id}-error` } : hint ? { describedBy: `${id}-hint` } : {}),
  };
}
