/**
 * WeChat loads the pages of a mini-program by itself, with its own waiting screen. What they need besides is in their packages,
 * so what all of them share is prepared at once.
 */
export function pagesNeed(prepare: (path: string) => Promise<unknown>): void {
  void prepare('');
}

export function pageLoadsIdle(): Promise<void> {
  return Promise.resolve();
}
