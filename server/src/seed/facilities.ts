import type { Lang } from '../i18n/lang';

/** What a live point can offer, in every language. */
export const facilities = {
  power: {
    'zh-Hans': '220 V 电源',
    'zh-Hant': '220 V 電源',
    en: '220 V power',
    es: 'Corriente de 220 V',
    fr: 'Prise 220 V',
  },
  network: {
    'zh-Hans': '5G 信号与专用 Wi-Fi',
    'zh-Hant': '5G 訊號與專用 Wi-Fi',
    en: '5G and Wi-Fi for hosts',
    es: '5G y wifi para streamers',
    fr: '5G et Wi-Fi réservé aux streamers',
  },
  shade: {
    'zh-Hans': '遮阳挡雨棚',
    'zh-Hant': '遮陽擋雨棚',
    en: 'Shelter from sun and rain',
    es: 'Techado contra sol y lluvia',
    fr: 'Abri contre le soleil et la pluie',
  },
  light: { 'zh-Hans': '补光灯', 'zh-Hant': '補光燈', en: 'Fill lights', es: 'Luces de relleno', fr: 'Éclairage d’appoint' },
  tripod: {
    'zh-Hans': '三脚架可借用',
    'zh-Hant': '三腳架可借用',
    en: 'Tripods to borrow',
    es: 'Trípodes en préstamo',
    fr: 'Trépieds à emprunter',
  },
  stepFree: {
    'zh-Hans': '无台阶通道',
    'zh-Hant': '無障礙通道',
    en: 'Step-free access',
    es: 'Acceso sin escalones',
    fr: 'Accès sans marches',
  },
  toilet: {
    'zh-Hans': '附近有洗手间',
    'zh-Hant': '附近有洗手間',
    en: 'Toilets nearby',
    es: 'Aseos cerca',
    fr: 'Toilettes à proximité',
  },
  guide: {
    'zh-Hans': '可请讲解员出镜',
    'zh-Hant': '可請解說員入鏡',
    en: 'A guide can join you on camera',
    es: 'Un guía puede acompañarte ante la cámara',
    fr: 'Un guide peut intervenir à l’antenne',
  },
} satisfies Record<string, Record<Lang, string>>;

export type Facility = keyof typeof facilities;
