/** What a role is called here. */
export const ROLE: string = 'role';

/** Puts a part in the keyboard's order. */
export const FOCUSABLE: Record<string, number> = { tabindex: 0 };
