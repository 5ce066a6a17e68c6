/** Tells screen readers, hyphenation and font choice which language the page speaks (BCP 47). */
export function setDocumentLanguage(lang: string): void {
  document.documentElement.lang = lang;
}
