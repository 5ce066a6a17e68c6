/** What a role is called here. */
export const ROLE: string = 'aria-role';

/** A mini-program has no keyboard order. */
export const FOCUSABLE: Record<string, number> = {};
export const LED_TO: Record<string, number> = {};
export function leadTo(_part: object | null): void {}
export const byArrows = (_role: string): object => ({});
