/** Kept for this browser tab only, over redirects and reloads. Falls back to memory where the browser forbids storage. */
const memory = new Map<string, string>();

/** What the tab keeps under the key, or ''. */
export function getTabItem(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

export function setTabItem(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

export function removeTabItem(key: string): void {
  memory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
