/** Whether anything of it would show: words or a picture. */
export function isWritten(html: string | undefined): boolean {
  if (!html) return false;
  return /<img\s/i.test(html) || plainWords(html) !== '';
}

/** The words of rich text, a line a block, to read and compare. */
export function plainWords(html: string): string {
  return html
    .replace(/<img\s[^>]*?alt="([^"]*)"[^>]*>/gi, '\n[$1]\n')
    .replace(/<img\s[^>]*>/gi, '\n[ ]\n')
    .replace(/<br\s*\/?>|<\/(p|h[1-6]|li|tr|blockquote)>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const WEB = /^(https?:\/\/[^\s/@]+(\/\S*)?|tel:[\d+*#() -]+|mailto:\S+@\S+)$/i;
const APP_PAGE = /^\/?pages\/[\w-]+\/[\w-]+(\?[\w%&=.~-]*)?$/;

/** Where a link may lead, as the server judges it: the web, a number to dial, a mail address, a page of the app. */
export const isGoodLink = (href: string): boolean => WEB.test(href.trim()) || APP_PAGE.test(href.trim());

/** What was typed as a link, as it is kept: an address without its scheme is one of the web. */
export function readLink(typed: string): string | null {
  const text = typed.trim();
  const wanted = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : text;
  return isGoodLink(wanted) ? wanted : null;
}
