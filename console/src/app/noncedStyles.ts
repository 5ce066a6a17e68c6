/**
 * Marks every style element that a script of ours makes with the page's nonce. Ant Design does it for its own styles but not where it
 * measures a scrollbar or locks the scrolling behind a dialog, and the policy would refuse those.
 */
export function markStyles(nonce: string): void {
  const create = document.createElement.bind(document);
  document.createElement = ((tag: string, options?: ElementCreationOptions) => {
    const element = create(tag, options);
    if (tag === 'style') element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}

/** What the server wrote into this page. */
export const pageNonce = (): string => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
