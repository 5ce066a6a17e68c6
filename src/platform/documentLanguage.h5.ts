const YEAR_SECONDS = 31_536_000;

/**
 * Tells screen readers, hyphenation and font choice which language the page speaks (BCP 47), and the server which to speak in the
 * next page it sends.
 */
export function setDocumentLanguage(lang: string): void {
  document.documentElement.lang = lang;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on iOS 14
  document.cookie = `park-language=${lang}; path=/mp/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
