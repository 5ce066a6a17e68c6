import type { Localized } from '../../../ui/contentLanguages';

/** Why a way or a place is closed, in every language of the visitors. */
export const REASONS: readonly Localized[] = [
  {
    'zh-Hans': '正在清理落石',
    'zh-Hant': '正在清理落石',
    en: 'rocks are being cleared',
    es: 'se retiran rocas caídas',
    fr: 'des rochers tombés sont dégagés',
  },
  {
    'zh-Hans': '雨后湿滑',
    'zh-Hant': '雨後濕滑',
    en: 'slippery after rain',
    es: 'resbaladizo tras la lluvia',
    fr: 'glissant après la pluie',
  },
  { 'zh-Hans': '溪水上涨', 'zh-Hant': '溪水上漲', en: 'high water', es: 'crecida del arroyo', fr: 'crue du ruisseau' },
  { 'zh-Hans': '正在维修', 'zh-Hant': '正在維修', en: 'under repair', es: 'en obras', fr: 'en travaux' },
];
