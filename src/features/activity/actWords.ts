import type { Activity } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { formatMomentAmid } from '@/i18n/format';
import type { ActivityMessages } from '@/i18n/messages/zh-Hans/activity';
import type { Act } from './rules';

/** What the page's one action says; `note` stands above it, `why` beside the state. */
export interface ActWords {
  text: string;
  note?: string;
  why?: string;
}

/** @param again one was enrolled before; `now` in epoch ms */
export function actWords(
  { act: words }: Pick<ActivityMessages, 'act'>,
  activity: Activity,
  act: Act,
  { again, now }: { again: boolean; now: number },
): ActWords {
  if ('can' in act) {
    const note = activity.left > 0 ? words.note(activity.left) : undefined;
    return { text: act.can === 'enroll' && again ? words.again : words[act.can], note };
  }
  switch (act.no) {
    case 'mine':
      return { text: '' };
    case 'coming':
      return { text: words.opens(formatMomentAmid(activity.openAt, parkDay(now))) };
    case 'cancelled': {
      const { cancelCause, cancelReason } = activity;
      const reason = cancelReason ? words.cancelledBecause(cancelReason) : undefined;
      return { text: words.cancelled, why: cancelCause === 'tooFew' ? words.tooFew : reason };
    }
    default:
      return { text: words[act.no] };
  }
}
