import type { Lang } from './lang';
import { fieldNames } from './texts/fields';

/** The field's name in words, or as the contract spells it when nobody fills it in by hand. */
export function fieldName(path: PropertyKey[], lang: Lang): string {
  const field = path.filter((step) => typeof step === 'string').at(-1);
  return field === undefined ? '' : ((fieldNames as Record<string, Record<Lang, string>>)[field]?.[lang] ?? field);
}
