/**
 * WeChat loads the pages of a mini-program by itself, with its own waiting screen. What they need besides is in the package, so
 * it is prepared at once.
 */
export function pagesNeed(prepare: () => Promise<unknown>): void {
  void prepare();
}

export function pageLoadsIdle(): Promise<void> {
  return Promise.resolve();
}
