/** Whether the page stands alone in WeChat's Moments: a mini-program's page does, a web page never. */
export const isSinglePage = (): boolean => false;

/** Calls back when such a page was asked to open another one. */
export function onBlockedAction(_listener: () => void): void {}
