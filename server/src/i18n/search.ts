import type { Lang } from './lang';

/** What a park's visitors look for, until enough of them have looked for something. */
export const firstWords: Record<Lang, readonly string[]> = {
  'zh-Hans': ['三叶虫', '恐龙足迹', '联票', '博物馆', '儿童', '观光车'],
  'zh-Hant': ['三葉蟲', '恐龍足跡', '聯票', '博物館', '兒童', '觀光車'],
  en: ['trilobite', 'dinosaur', 'combined ticket', 'museum', 'children', 'shuttle'],
  es: ['trilobites', 'dinosaurios', 'entrada combinada', 'museo', 'taller', 'autobús'],
  fr: ['trilobite', 'dinosaures', 'billet combiné', 'musée', 'atelier', 'navette'],
};
