/**
 * A short text as it is kept and compared, however it was typed or pasted: widths as NFKC has them, no character that shows
 * nothing (what contacts put around a copied number, fillers of Hangul), one space between words and none around them.
 */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name as people mean it when they type it again: case, spaces, and the keyboard's own dot, dash or apostrophe do not count. */
export function equalName(name: string): string {
  return plainText(name)
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[.•‧∙⋅・]/g, '·')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’ʼ´`]/g, "'");
}
