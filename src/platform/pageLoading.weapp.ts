/** WeChat loads the pages of a mini-program by itself, with its own waiting screen, and all languages come with it. */
export function pagesNeed(_prepare: () => Promise<unknown>): void {}
