import { openingOf, parkStatus, spansIn, wallClock } from '@park/contract/park/hours';
import type { ParkRules } from '@park/contract/park/rules';
import { parkDay, parkMoment } from '@park/contract/parkTime';
import type { Db } from '../../db/db';
import type { Lang } from '../../i18n/lang';
import { sayDay } from '../../i18n/sayMoments';
import { openingHours } from '../../i18n/texts/search';
import { readOpening } from '../ticket/product/product.service';
import type { FoundRow } from './document.repo';

/** What answers a question for the hours: today's, and where it is closed when it opens next. @param now epoch ms */
export async function findHours(db: Db, rules: ParkRules, lang: Lang, now: number): Promise<FoundRow> {
  const { hours, today, next } = await readOpening(db, rules, lang, now);
  const { status, span, day } = parkStatus(hours, now);
  const daySpans = (of: string) => {
    const { spans } = openingOf(hours, of);
    return { spans: spansIn(spans, lang), lastEntry: wallClock(spans.at(-1)?.lastEntry ?? '') };
  };
  // A night that began yesterday is on, whatever today has.
  const isYesterdays = status === 'open' && day < parkDay(now);
  const isOpenNow = status === 'open' && (isYesterdays || !today.closed);
  const isOver = today.closed || status === 'after';
  const text = [
    isOpenNow && span && openingHours.now[lang]({ until: wallClock(span.until) }),
    today.closed
      ? openingHours.closed[lang]({ reason: today.reason?.replace(/[.。]$/u, '') ?? null })
      : status === 'after'
        ? openingHours.over[lang]
        : openingHours.today[lang](daySpans(today.day)),
    isOver && next && openingHours.next[lang]({ day: sayDay(parkMoment(next, '00:00'), lang), ...daySpans(next) }),
  ];
  const sentences = text.filter(Boolean).join(lang.startsWith('zh') ? '' : ' ');
  return {
    kind: 'guide',
    subjectId: 'hours',
    title: openingHours.title,
    text: { [lang]: sentences },
    motif: null,
    matches: 1,
    rank: 0,
  };
}
