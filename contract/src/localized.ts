import { z } from 'zod';

export const LANGS = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const;

/** Something by language, in none, some or all of them. */
export const byLanguage = <Text extends z.ZodType>(text: Text) => z.partialRecord(z.enum(LANGS), text);

/** A text by language, each at most so many characters; at least one of them is written, and the others fall back to it. */
export const inSomeLanguage = (max: number) =>
  byLanguage(z.string().trim().min(1).max(max)).refine((texts) => Object.keys(texts).length > 0);

/** The same where simplified Chinese is the least. */
export const inChineseAtLeast = <Text extends z.ZodType>(text: Text) =>
  byLanguage(text).refine((texts) => (texts as Record<string, unknown>)['zh-Hans'] !== undefined);
