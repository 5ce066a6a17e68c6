import { NOTICE_CATEGORIES, type NoticeCategory } from '@park/contract/notice/limits';
import type { Tone } from '@/ui/Tag';

export const CATEGORY_TONE: Record<NoticeCategory, Tone> = {
  opening: 'info',
  closure: 'warn',
  exhibition: 'ok',
  safety: 'danger',
  service: 'muted',
};

/** The category an address asks for; '' (all) when it asks for none or for one there is not. */
export function categoryOf(wanted: string | undefined): NoticeCategory | '' {
  return NOTICE_CATEGORIES.find((category) => category === wanted) ?? '';
}
