import type { LiveMessage } from '@park/contract/live/anchor/schemas';
import { parkClock, toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { fill } from '../../i18n/fill';
import { type Lang, type Localized, pickText } from '../../i18n/lang';
import { saySpan } from '../../i18n/sayMoments';
import { liveMessages, reasonLine } from '../../i18n/texts/live';
import { checkInFrom } from './live.rules';

export type LiveMessageKind = LiveMessage['kind'];

/** What a message was about when it was written; moments are epoch milliseconds. */
export interface MessageParams {
  name?: string;
  point?: Localized;
  number?: string;
  start?: number;
  end?: number;
  /** From when it may be checked in; in messages written before parks chose it, it follows from the start. */
  checkIn?: number;
  reason?: string | null;
}

export interface StoredMessage {
  id: string;
  kind: LiveMessageKind;
  params: MessageParams;
  reservationId: string | null;
  createdAt: number;
}

/** The message as its reader's language says it. */
export function renderMessage(message: StoredMessage, lang: Lang): LiveMessage {
  const { kind, params } = message;
  const { title, text } = liveMessages[kind];
  const facts = {
    name: params.name ?? '',
    point: pickText(params.point ?? {}, lang),
    number: params.number ?? '',
    when: params.start === undefined || params.end === undefined ? '' : saySpan(params.start, params.end, lang),
    checkIn: params.start === undefined ? '' : parkClock(params.checkIn ?? checkInFrom({ start: params.start, rules: null })),
  };
  const sentences = [
    fill(text[lang], facts),
    params.reason ? fill(reasonLine[lang], { reason: reasonIn(params.reason, lang) }) : '',
  ];
  return {
    id: message.id,
    kind,
    title: title[lang],
    text: sentences.filter(Boolean).join('\n'),
    reservationId: message.reservationId,
    createdAt: toParkIso(message.createdAt),
  };
}
