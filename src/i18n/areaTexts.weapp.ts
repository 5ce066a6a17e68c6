import type { Area, Texts } from './areas';
import type { Lang } from './languages';

/** A mini-program cannot fetch code: its pages bring the texts of their areas in every language (`config/mini.ts`). */
export const areaTexts = async (_area: Area, _lang: Lang): Promise<Partial<Texts>> => ({});
