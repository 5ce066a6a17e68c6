import { anchorOf } from '@park/contract/headingAnchor';

/** What the “?” of an area leads to: a heading of docs/zh and docs/en, on a page of the manual (`console/manual.ts`). */
export interface Chapter {
  page: 'daily' | 'set-up';
  zh: string;
  en: string;
}

export const daily = (zh: string, en: string): Chapter => ({ page: 'daily', zh, en });
export const setUp = (zh: string, en: string): Chapter => ({ page: 'set-up', zh, en });

/** What somebody reads who is not in an area. */
export const FIRST_CHAPTER = daily('大家都要知道', 'What everybody needs to know');

/** Where a chapter stands in a language. */
export const addressOf = (chapter: Chapter, language: 'zh' | 'en') =>
  `/admin/manual/${language}/${chapter.page}.html#${anchorOf(chapter[language])}`;
