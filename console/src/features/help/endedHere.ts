const ended = new Set<string>();

/** Notes a call that this screen ends itself, so that its end is no news here. */
export const endsHere = (id: string): void => void ended.add(id);
export const wasEndedHere = (id: string): boolean => ended.has(id);
