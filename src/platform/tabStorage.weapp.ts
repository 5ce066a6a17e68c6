/** A mini-program has no tabs and never leaves itself to sign in: memory lives exactly as long as it must. */
const memory = new Map<string, string>();

/** What is kept under the key, or ''. */
export const getTabItem = (key: string): string => memory.get(key) ?? '';

export function setTabItem(key: string, value: string): void {
  memory.set(key, value);
}

export function removeTabItem(key: string): void {
  memory.delete(key);
}
