/** The languages the app is complete in (R-text-1). */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** Each language by its own name, for the language choice. */
export const LANGUAGE_NAMES: Record<Lang, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

export function isLang(value: string): value is Lang {
  return (LANGUAGES as readonly string[]).includes(value);
}

const TRADITIONAL = /-(hant|tw|hk|mo)\b/;

/**
 * The app's language for a phone's language tag (`zh-CN`, `zh_HK`, `es-419`, …). Chinese goes by script, then by region;
 * what the app does not speak falls back to English (R-text-1).
 */
export function negotiate(tag: string): Lang {
  const wanted = tag.toLowerCase().replace(/_/g, '-');
  const [primary] = wanted.split('-');
  if (primary === 'zh') return wanted.includes('-hans') || !TRADITIONAL.test(wanted) ? 'zh-Hans' : 'zh-Hant';
  if (primary === 'yue') return 'zh-Hant';
  return primary === 'es' || primary === 'fr' ? primary : 'en';
}
