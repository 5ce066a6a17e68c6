import type { Lang } from './languages';

/**
 * What a text calls as `{when, until}`: a moment or a day after a word like “until”, with the space, article or preposition that the
 * language puts between them. `至今天 14:30`, `至 11月21日`; `hasta el sáb 21 nov`, `hasta las 18:00`; `jusqu’à demain`, `jusqu’au sam. 21 nov.`
 */
export function until(when: string, lang: Lang): string {
  const amid = when.charAt(0).toLowerCase() + when.slice(1);
  const isClock = /^\d/.test(when);
  switch (lang) {
    case 'es':
      return `${isClock ? 'las ' : /^(hoy|mañana|ayer|pasado)/i.test(when) ? '' : 'el '}${amid}`;
    case 'fr':
      return isClock || /^(aujourd|demain|hier|après-demain)/i.test(when) ? `à ${amid}` : `au ${when}`;
    case 'en':
      return when;
    default:
      return isClock ? ` ${when}` : when;
  }
}
