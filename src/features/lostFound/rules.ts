import { getItem, getItems, getMyClaims, getMyItems } from '@park/contract/lostFound/calls';
import { type ClaimState, ITEM_CATEGORIES, type ItemCategory, type ItemState } from '@park/contract/lostFound/limits';
import type { ItemSummary } from '@park/contract/lostFound/schemas';
import { parkDay } from '@park/contract/parkTime';
import { serverNow } from '@/api/serverNow';
import type { Texts } from '@/i18n/areas';
import { formatRelativeDay } from '@/i18n/format';
import type { Tone } from '@/ui/Tag';

/** What a call that answers with a thing changes. */
export const ITEM_CHANGED = { stale: [getItems, getMyItems, getMyClaims], answers: getItem };

/** The drawing of a category; one of the park's own has none. */
export const pictureOf = (category: string): ItemCategory => ITEM_CATEGORIES.find((one) => one === category) ?? 'other';

/** A thing's state in a word: somebody looks for what is lost, nobody for what was found. */
export const stateWord = ({ kind, state }: Pick<ItemSummary, 'kind' | 'state'>, t: Texts['lostFound']): string =>
  state === 'published' ? t.state.published[kind] : t.state[state];

export function whenWords({ day, dayPart }: Pick<ItemSummary, 'day' | 'dayPart'>, t: Texts['lostFound']): string {
  const dayText = formatRelativeDay(day, parkDay(serverNow()));
  return dayPart ? t.when({ day: dayText, part: t.dayPart[dayPart] }) : dayText;
}

/** The colour of a state; its word is `stateWord`. */
export const ITEM_TONES: Record<ItemState, Tone> = {
  reviewing: 'warn',
  published: 'info',
  rejected: 'danger',
  matched: 'ok',
  returned: 'muted',
  withdrawn: 'muted',
};

export const CLAIM_TONES: Record<ClaimState, Tone> = { waiting: 'warn', accepted: 'ok', rejected: 'danger' };
