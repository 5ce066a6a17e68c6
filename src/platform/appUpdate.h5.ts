/** The next page a browser loads is the newest by itself. */
export function onUpdateReady(_ready: (restart: () => void) => void): void {}
