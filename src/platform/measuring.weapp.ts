/** WeChat answers with nothing where the page has been left. */
export function measureAnywhere(): void {}
