/** What a role is called here. */
export const ROLE: string = 'role';

/** Puts a part in the keyboard's order. */
export const FOCUSABLE: Record<string, number> = { tabIndex: 0 };

/** Lets a script lead the keyboard to a part that is in nobody's order. */
export const LED_TO: Record<string, number> = { tabIndex: -1 };

/** Leads the keyboard to a part. */
export function leadTo(part: { focus?: () => void } | null): void {
  part?.focus?.();
}
