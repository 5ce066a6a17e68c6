import type { CSSProperties } from 'react';

/** The browser's own bars follow the page's colours by themselves. */
export function paintChrome(_theme: 'system' | 'light' | 'dark', _brand: CSSProperties | undefined): void {}
