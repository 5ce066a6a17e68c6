import type { Area, AreaTexts } from './areas';
import type { Lang } from './languages';
import { messages as en } from './messages/en/en';
import { messages as es } from './messages/es/es';
import { messages as fr } from './messages/fr/fr';
import { type Messages, messages as zhHans } from './messages/zh-Hans/zhHans';
import { messages as zhHant } from './messages/zh-Hant/zhHant';

const PACKS: Record<Lang, Messages> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr };

/** A mini-program cannot fetch code, so all five languages are in the package. */
export async function loadPack(lang: Lang): Promise<Messages> {
  return PACKS[lang];
}

export function bundledPack(lang: Lang): Messages | null {
  return PACKS[lang];
}

const areas: { [A in Area]?: Record<Lang, AreaTexts[A]> } = {};

/** Brought by the pages that need it (`<area>Area.weapp.ts`), so that its texts are in their package and not in the first one. */
export function bundleArea<A extends Area>(area: A, packs: Record<Lang, AreaTexts[A]>): void {
  Object.assign(areas, { [area]: packs });
}

/** WeChat has loaded the package before its page runs. */
export async function loadArea(_area: Area, _lang: Lang): Promise<void> {}

/** The texts of an area, or undefined before a page of it was opened. */
export function areaPack<A extends Area>(area: A, lang: Lang): AreaTexts[A] | undefined {
  return areas[area]?.[lang];
}
