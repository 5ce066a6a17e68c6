import type { Activity } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import type { Texts } from '@/i18n/areas';
import { formatMomentAmid } from '@/i18n/format';
import type { Act } from './rules';

/** What the page's one action says; `note` stands above it, `why` beside the state. */
export interface ActWords {
  text: string;
  note?: string;
  why?: string;
}

/** @param again one was enrolled before; `now` in epoch ms */
export function actWords(
  { act: words }: Pick<Texts['activity'], 'act'>,
  activity: Activity,
  act: Act,
  { again, now }: { again: boolean; now: number },
): ActWords {
  if ('can' in act) {
    const note = activity.left > 0 ? words.note({ left: activity.left }) : undefined;
    return { text: act.can === 'enroll' && again ? words.again : words[act.can], note };
  }
  switch (act.no) {
    case 'mine':
      return { text: '' };
    case 'coming':
      return { text: words.opens({ when: formatMomentAmid(activity.openAt, parkDay(now)) }) };
    case 'cancelled': {
      const { cancelCause, cancelReason } = activity;
      const reason = cancelReason ? words.cancelledBecause({ reason: cancelReason }) : undefined;
      return { text: words.cancelled, why: cancelCause === 'tooFew' ? words.tooFew : reason };
    }
    default:
      return { text: words[act.no] };
  }
}
