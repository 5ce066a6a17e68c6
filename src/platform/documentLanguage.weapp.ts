/** A mini-program has no document to label. */
export function setDocumentLanguage(_lang: string): void {}
