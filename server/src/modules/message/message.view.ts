import type { Message } from '@park/contract/message/schemas';
import { PARK_ZONE, parkClock, toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { fill } from '../../i18n/fill';
import { type Lang, pickText } from '../../i18n/lang';
import { reasonLine } from '../../i18n/liveMessages';
import type { MessageParams, StoredMessage } from './messageKind';
import { messagesOf } from './messageKinds';

/** The message as its reader's language says it. */
export function renderMessage({ id, kind, params, subject, createdAt, readAt }: StoredMessage, lang: Lang): Message {
  const noun = messagesOf(kind);
  const { title, text } = (noun.textFor?.(kind, params) ?? noun.texts[kind])[lang];
  const facts = {
    ticket: pickText(params.ticket ?? {}, lang),
    name: typeof params.name === 'string' ? params.name : pickText(params.name ?? {}, lang),
    number: params.number ?? '',
    quantity: params.quantity ?? '',
    amount: params.amount === undefined ? '' : money(params.amount, lang),
    when: span(params, lang),
    until: params.until === undefined ? '' : `${dayOf(params.until, lang)} ${parkClock(params.until)}`,
  };
  const sentences = [fill(text, facts), params.reason ? fill(reasonLine[lang], { reason: reasonIn(params.reason, lang) }) : ''];
  return {
    id,
    kind,
    title: fill(title, facts),
    text: sentences.filter(Boolean).join('\n'),
    page: noun.pageOf(kind, params, subject),
    createdAt: toParkIso(createdAt),
    readAt: toParkIso(readAt),
  };
}

/** "Sat, 21 Nov 09:00–12:00" in the park's zone. */
function span({ start, end }: MessageParams, lang: Lang): string {
  if (start === undefined || end === undefined) return '';
  return `${dayOf(start, lang)} ${parkClock(start)}–${parkClock(end)}`;
}

function dayOf(moment: number, lang: Lang): string {
  const day = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    timeZone: PARK_ZONE,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(moment);
  // Inside a sentence the comma that Spanish and newer English data put after the weekday reads as a pause.
  return day.replace(',', '');
}

/** fen as the language writes yuan, cents only where there are any: `¥120`, `120,50 ¥`. */
function money(fen: number, lang: Lang): string {
  const options = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(lang, { ...options, minimumFractionDigits: fen % 100 === 0 ? 0 : 2 }).format(fen / 100);
}
