import { holiday } from '../texts/holiday';

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

/** Of the years for which the State Council has published them, as it does at the end of the year before. */
export const HOLIDAY_YEARS: readonly HolidayYear[] = [
  {
    // https://www.gov.cn/zhengce/content/202511/content_7047090.htm
    year: 2026,
    holidays: [
      { name: holiday.newYear, from: '2026-01-01', until: '2026-01-03', workdays: ['2026-01-04'] },
      { name: holiday.spring, from: '2026-02-15', until: '2026-02-23', workdays: ['2026-02-14', '2026-02-28'] },
      { name: holiday.qingming, from: '2026-04-04', until: '2026-04-06', workdays: [] },
      { name: holiday.labour, from: '2026-05-01', until: '2026-05-05', workdays: ['2026-05-09'] },
      { name: holiday.dragonBoat, from: '2026-06-19', until: '2026-06-21', workdays: [] },
      { name: holiday.midAutumn, from: '2026-09-25', until: '2026-09-27', workdays: [] },
      { name: holiday.national, from: '2026-10-01', until: '2026-10-07', workdays: ['2026-09-20', '2026-10-10'] },
    ],
  },
];
