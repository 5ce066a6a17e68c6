export const LANGS = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const;
export type Lang = (typeof LANGS)[number];
export type Localized = Partial<Record<Lang, string>>;

/** The reader's language by `Accept-Language`; one we do not speak, or none, is English. */
export function negotiate(acceptLanguage: string | undefined): Lang {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const lang = supported(tag);
    if (lang) return lang;
  }
  return 'en';
}

function supported(tag: string): Lang | undefined {
  const [primary, ...rest] = tag.split('-');
  if (primary === 'zh') {
    // A named script outweighs the place.
    if (rest.includes('hans')) return 'zh-Hans';
    return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
  }
  return primary === 'en' || primary === 'es' || primary === 'fr' ? primary : undefined;
}

/** `text` in the reader's language, else in Chinese, else in English, else in any it has; empty when it has none. */
export function pickText(text: Localized, lang: Lang): string {
  return text[lang] ?? text['zh-Hans'] ?? text.en ?? Object.values(text)[0] ?? '';
}
