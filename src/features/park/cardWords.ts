import { type ParkHours, parkStatus, wallClock } from '@park/contract/park/hours';
import type { Part } from '@park/contract/park/parts';
import { parkDay } from '@park/contract/parkTime';
import type { ComingOrder } from '@park/contract/ticket/order/schemas';
import type { Texts } from '@/i18n/areas';
import { formatClock, formatClockRange, formatRelativeDay } from '@/i18n/format';
import type { CardSnapshot } from '@/platform/todayCard';
import type { Tone } from '@/ui/Tag';
import { nextTodayChange, type Today, todayOf } from './today';

type Words = Texts['center']['today'];
type Of<Kind extends Today['kind']> = Extract<Today, { kind: Kind }>;

/** What the park does by itself: when it is open, and which parts it has. */
interface Facts {
  hours: ParkHours;
  isOffered: (part: Part) => boolean;
}

/** The words of a visitor's card; null: it is the one for everybody. @param now epoch ms, like all moments here */
export function sayCard(t: Words, today: Today, now: number, { hours, isOffered }: Facts): CardSnapshot | null {
  if (today.kind === 'ticket') return sayTicket(t, today, now);
  if (today.kind === 'inside') {
    const { span } = parkStatus(hours, now);
    const lines: CardSnapshot['lines'] = span ? [['tag tone-ok', t.closes({ clock: wallClock(span.until) })]] : [];
    return { title: t.inside, lines, action: isOffered('map') ? t.openMap : t.ticket };
  }
  if (today.kind !== 'thanks') return null;
  return isOffered('lostFound')
    ? { title: t.thanks, lines: [['', t.thanksText]], action: t.lost }
    : { title: t.thanks, lines: [], action: t.book };
}

/** When, whether it lets in, for how many and through which gate. */
function sayTicket(t: Words, { order, stage, minutes }: Of<'ticket'>, now: number): CardSnapshot {
  const { name, valid, start, end, enterFrom, gate, day } = order;
  const from = t.from({ clock: formatClock(enterFrom) });
  const tags: Record<typeof stage, [Tone, string]> = {
    closed: ['danger', t.closed],
    tomorrow: ['info', from],
    later: ['info', from],
    soon: ['warn', t.minutes({ n: minutes })],
    now: ['ok', t.until({ clock: formatClock(end) })],
    late: ['danger', t.late],
  };
  const [tone, word] = tags[stage];
  const help = stage === 'closed' ? t.closedText : stage === 'late' ? t.lateText : '';
  return {
    title: `${t.ticket} · ${formatRelativeDay(day, parkDay(now))}`,
    lines: [
      ['text-heading figures', formatClockRange(start, end)],
      [`tag tone-${tone}`, word],
      ['text-small', help || [t.count({ name, n: valid }), gate && t.gate({ gate })].filter(Boolean).join(' · ')],
    ],
    action: stage === 'closed' ? t.choose : t.show,
  };
}

const DAYS = 2 * 86_400_000;

/**
 * What a visitor's card will say from now to the end of tomorrow, each until its moment; null: there will be none. Minutes are
 * not counted here: the hour before says from when.
 */
export function cardsAhead(t: Words, orders: readonly ComingOrder[], now: number, facts: Facts) {
  const ahead: { until: number; card: CardSnapshot | null }[] = [];
  for (let at: number | null = now; at !== null && at < now + DAYS; ) {
    const today = todayOf(at, orders, facts.hours);
    const next: number | null = nextTodayChange(at, orders, facts.hours);
    const isSoon = today.kind === 'ticket' && today.stage === 'soon';
    const card = sayCard(t, isSoon ? { ...today, stage: 'later' } : today, at, facts);
    const last = ahead.at(-1);
    if (last && JSON.stringify(last.card) === JSON.stringify(card)) last.until = next ?? at;
    else ahead.push({ until: next ?? at, card });
    at = next;
  }
  return ahead;
}
