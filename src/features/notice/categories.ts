import { NOTICE_CATEGORIES, type NoticeCategory, type WarningColour } from '@park/contract/notice/limits';
import type { Tone } from '@/ui/Tag';

export const CATEGORY_TONE: Record<NoticeCategory, Tone> = {
  opening: 'info',
  closure: 'warn',
  exhibition: 'ok',
  safety: 'danger',
  service: 'muted',
};

export const WARNING_TONE: Record<WarningColour, Tone> = { blue: 'info', yellow: 'warn', orange: 'warn', red: 'danger' };

/** The category an address asks for; '' (all) when it asks for none or for one there is not. */
export function categoryOf(wanted: string | undefined): NoticeCategory | '' {
  return NOTICE_CATEGORIES.find((category) => category === wanted) ?? '';
}
