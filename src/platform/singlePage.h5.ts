/** Whether the page stands alone in WeChat's Moments: a mini-program's page does, a web page never. */
export const isSinglePage = (): boolean => false;

/** Calls back when such a page is asked for more than itself. */
export function onMoreAsked(_tell: () => void): void {}
