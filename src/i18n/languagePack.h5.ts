import type { Area, AreaTexts } from './areas';
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

type Loaders<A extends Area> = Record<Lang, () => Promise<{ messages: AreaTexts[A] }>>;

const LOADERS: { [A in Area]: Loaders<A> } = {
  ticket: {
    'zh-Hans': () => import(/* webpackChunkName: "lang-zh-Hans-ticket" */ './messages/zh-Hans/ticketArea'),
    'zh-Hant': () => import(/* webpackChunkName: "lang-zh-Hant-ticket" */ './messages/zh-Hant/ticketArea'),
    en: () => import(/* webpackChunkName: "lang-en-ticket" */ './messages/en/ticketArea'),
    es: () => import(/* webpackChunkName: "lang-es-ticket" */ './messages/es/ticketArea'),
    fr: () => import(/* webpackChunkName: "lang-fr-ticket" */ './messages/fr/ticketArea'),
  },
  prize: {
    'zh-Hans': () => import(/* webpackChunkName: "lang-zh-Hans-prize" */ './messages/zh-Hans/prizeArea'),
    'zh-Hant': () => import(/* webpackChunkName: "lang-zh-Hant-prize" */ './messages/zh-Hant/prizeArea'),
    en: () => import(/* webpackChunkName: "lang-en-prize" */ './messages/en/prizeArea'),
    es: () => import(/* webpackChunkName: "lang-es-prize" */ './messages/es/prizeArea'),
    fr: () => import(/* webpackChunkName: "lang-fr-prize" */ './messages/fr/prizeArea'),
  },
  notice: {
    'zh-Hans': () => import(/* webpackChunkName: "lang-zh-Hans-notice" */ './messages/zh-Hans/noticeArea'),
    'zh-Hant': () => import(/* webpackChunkName: "lang-zh-Hant-notice" */ './messages/zh-Hant/noticeArea'),
    en: () => import(/* webpackChunkName: "lang-en-notice" */ './messages/en/noticeArea'),
    es: () => import(/* webpackChunkName: "lang-es-notice" */ './messages/es/noticeArea'),
    fr: () => import(/* webpackChunkName: "lang-fr-notice" */ './messages/fr/noticeArea'),
  },
  activity: {
    'zh-Hans': () => import(/* webpackChunkName: "lang-zh-Hans-activity" */ './messages/zh-Hans/activityArea'),
    'zh-Hant': () => import(/* webpackChunkName: "lang-zh-Hant-activity" */ './messages/zh-Hant/activityArea'),
    en: () => import(/* webpackChunkName: "lang-en-activity" */ './messages/en/activityArea'),
    es: () => import(/* webpackChunkName: "lang-es-activity" */ './messages/es/activityArea'),
    fr: () => import(/* webpackChunkName: "lang-fr-activity" */ './messages/fr/activityArea'),
  },
  mine: {
    'zh-Hans': () => import(/* webpackChunkName: "lang-zh-Hans-mine" */ './messages/zh-Hans/mineArea'),
    'zh-Hant': () => import(/* webpackChunkName: "lang-zh-Hant-mine" */ './messages/zh-Hant/mineArea'),
    en: () => import(/* webpackChunkName: "lang-en-mine" */ './messages/en/mineArea'),
    es: () => import(/* webpackChunkName: "lang-es-mine" */ './messages/es/mineArea'),
    fr: () => import(/* webpackChunkName: "lang-fr-mine" */ './messages/fr/mineArea'),
  },
  search: {
    'zh-Hans': () => import(/* webpackChunkName: "lang-zh-Hans-search" */ './messages/zh-Hans/searchArea'),
    'zh-Hant': () => import(/* webpackChunkName: "lang-zh-Hant-search" */ './messages/zh-Hant/searchArea'),
    en: () => import(/* webpackChunkName: "lang-en-search" */ './messages/en/searchArea'),
    es: () => import(/* webpackChunkName: "lang-es-search" */ './messages/es/searchArea'),
    fr: () => import(/* webpackChunkName: "lang-fr-search" */ './messages/fr/searchArea'),
  },
  feedback: {
    'zh-Hans': () => import(/* webpackChunkName: "lang-zh-Hans-feedback" */ './messages/zh-Hans/feedbackArea'),
    'zh-Hant': () => import(/* webpackChunkName: "lang-zh-Hant-feedback" */ './messages/zh-Hant/feedbackArea'),
    en: () => import(/* webpackChunkName: "lang-en-feedback" */ './messages/en/feedbackArea'),
    es: () => import(/* webpackChunkName: "lang-es-feedback" */ './messages/es/feedbackArea'),
    fr: () => import(/* webpackChunkName: "lang-fr-feedback" */ './messages/fr/feedbackArea'),
  },
  lostFound: {
    'zh-Hans': () => import(/* webpackChunkName: "lang-zh-Hans-lostFound" */ './messages/zh-Hans/lostFoundArea'),
    'zh-Hant': () => import(/* webpackChunkName: "lang-zh-Hant-lostFound" */ './messages/zh-Hant/lostFoundArea'),
    en: () => import(/* webpackChunkName: "lang-en-lostFound" */ './messages/en/lostFoundArea'),
    es: () => import(/* webpackChunkName: "lang-es-lostFound" */ './messages/es/lostFoundArea'),
    fr: () => import(/* webpackChunkName: "lang-fr-lostFound" */ './messages/fr/lostFoundArea'),
  },
};

const loaded: { [A in Area]: Partial<Record<Lang, AreaTexts[A]>> } = {
  ticket: {},
  prize: {},
  notice: {},
  activity: {},
  mine: {},
  search: {},
  feedback: {},
  lostFound: {},
};

/** An area of a language is a chunk too. Rejects when it does not arrive; what has come is not asked for again. */
export async function loadArea(area: Area, lang: Lang): Promise<void> {
  loaded[area][lang] ??= (await LOADERS[area][lang]()).messages;
}

/** What has come of an area, or undefined. */
export function areaPack<A extends Area>(area: A, lang: Lang): AreaTexts[A] | undefined {
  return loaded[area][lang];
}
