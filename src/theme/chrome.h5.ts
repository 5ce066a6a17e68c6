/** The browser's own bars follow the page's colours by themselves. */
export function paintChrome(_theme: 'system' | 'light' | 'dark'): void {}
