import type { Area, Texts } from './areas';
import type { Lang } from './languages';

/** On the web each area of a language is a chunk of its own. Rejects when it does not arrive. */
export function areaTexts(area: Area, lang: Lang): Promise<Partial<Texts>> {
  return import(`./messages/${lang}/${area}.ts`);
}
