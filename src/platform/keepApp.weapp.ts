/** WeChat keeps a mini-program's own package. */
export function keepApp(): void {}
