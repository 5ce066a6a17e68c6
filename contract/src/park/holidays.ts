/** A text for visitors, in each of their languages. */
type InFive = Record<'zh-Hans' | 'zh-Hant' | 'en' | 'es' | 'fr', string>;

export interface Holiday {
  name: InFive;
  /** First and last day off, `yyyy-MM-dd`, both included. */
  from: string;
  until: string;
  /** Days of a weekend that are worked in exchange. */
  workdays: readonly string[];
}

interface HolidayYear {
  year: number;
  holidays: readonly Holiday[];
}

const NEW_YEAR: InFive = { 'zh-Hans': '元旦', 'zh-Hant': '元旦', en: 'New Year’s Day', es: 'Año Nuevo', fr: 'Jour de l’An' };
const SPRING: InFive = {
  'zh-Hans': '春节',
  'zh-Hant': '春節',
  en: 'Spring Festival',
  es: 'Fiesta de la Primavera',
  fr: 'Fête du Printemps',
};
const QINGMING: InFive = {
  'zh-Hans': '清明节',
  'zh-Hant': '清明節',
  en: 'Qingming Festival',
  es: 'Festival Qingming',
  fr: 'Fête de Qingming',
};
const LABOUR: InFive = {
  'zh-Hans': '劳动节',
  'zh-Hant': '勞動節',
  en: 'Labour Day',
  es: 'Día del Trabajo',
  fr: 'Fête du Travail',
};
const DRAGON_BOAT: InFive = {
  'zh-Hans': '端午节',
  'zh-Hant': '端午節',
  en: 'Dragon Boat Festival',
  es: 'Festival del Bote del Dragón',
  fr: 'Fête des bateaux-dragons',
};
const MID_AUTUMN: InFive = {
  'zh-Hans': '中秋节',
  'zh-Hant': '中秋節',
  en: 'Mid-Autumn Festival',
  es: 'Festival del Medio Otoño',
  fr: 'Fête de la mi-automne',
};
const NATIONAL: InFive = {
  'zh-Hans': '国庆节',
  'zh-Hant': '國慶節',
  en: 'National Day',
  es: 'Día Nacional',
  fr: 'Fête nationale',
};

/** Of the years for which the State Council has published them, as it does at the end of the year before. */
export const HOLIDAY_YEARS: readonly HolidayYear[] = [
  {
    // https://www.gov.cn/zhengce/content/202511/content_7047090.htm
    year: 2026,
    holidays: [
      { name: NEW_YEAR, from: '2026-01-01', until: '2026-01-03', workdays: ['2026-01-04'] },
      { name: SPRING, from: '2026-02-15', until: '2026-02-23', workdays: ['2026-02-14', '2026-02-28'] },
      { name: QINGMING, from: '2026-04-04', until: '2026-04-06', workdays: [] },
      { name: LABOUR, from: '2026-05-01', until: '2026-05-05', workdays: ['2026-05-09'] },
      { name: DRAGON_BOAT, from: '2026-06-19', until: '2026-06-21', workdays: [] },
      { name: MID_AUTUMN, from: '2026-09-25', until: '2026-09-27', workdays: [] },
      { name: NATIONAL, from: '2026-10-01', until: '2026-10-07', workdays: ['2026-09-20', '2026-10-10'] },
    ],
  },
];
