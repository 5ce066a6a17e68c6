import type { Lang } from './languages';
import type { Messages } from './messages/zh-Hans/zhHans';

/** On the web only the chosen language travels: each is a chunk of its own. Rejects when the chunk does not arrive. */
export async function loadPack(lang: Lang): Promise<Messages> {
  switch (lang) {
    case 'zh-Hans':
      return (await import(/* webpackChunkName: "lang-zh-Hans" */ './messages/zh-Hans/zhHans')).messages;
    case 'zh-Hant':
      return (await import(/* webpackChunkName: "lang-zh-Hant" */ './messages/zh-Hant/zhHant')).messages;
    case 'es':
      return (await import(/* webpackChunkName: "lang-es" */ './messages/es/es')).messages;
    case 'fr':
      return (await import(/* webpackChunkName: "lang-fr" */ './messages/fr/fr')).messages;
    case 'en':
      return (await import(/* webpackChunkName: "lang-en" */ './messages/en/en')).messages;
  }
}

/** Nothing is there before it was loaded. */
export function bundledPack(_lang: Lang): Messages | null {
  return null;
}
