/** What a role is called here. */
export const ROLE: string = 'role';

/** Puts a part in the keyboard's order. */
export const FOCUSABLE: Record<string, number> = { tabIndex: 0 };

/** Lets a script lead the keyboard to a part that is in nobody's order. */
export const LED_TO: Record<string, number> = { tabIndex: -1 };

/** Leads the keyboard to a part; the page stays where it is. */
export function leadTo(part: { focus?: (how?: FocusOptions) => void } | null): void {
  part?.focus?.({ preventScroll: true });
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Of a group of which one part alone is in the keyboard's order: arrows lead to the others. Radios are chosen by that. */
export const byArrows = (role: 'radio' | 'option') => ({
  onKeyDown(event: unknown) {
    const { key, currentTarget, target, preventDefault } = event as KeyboardEvent & { currentTarget: Element; target: Element };
    const step = STEPS[key];
    if (!step) return;
    preventDefault.call(event);
    const parts = [...currentTarget.querySelectorAll<HTMLElement>(`[role=${role}]:not([aria-disabled=true])`)];
    const next = parts[(parts.indexOf(target as HTMLElement) + step + parts.length) % parts.length];
    next?.focus();
    if (role === 'radio') next?.click();
  },
});
