import type { Lang } from './lang';

/** fen as the language writes yuan, cents only where there are any: `¥120`, `120,50 ¥`. */
export function money(fen: number, lang: Lang): string {
  const options = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(lang, { ...options, minimumFractionDigits: fen % 100 === 0 ? 0 : 2 }).format(fen / 100);
}
