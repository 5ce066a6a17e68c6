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
