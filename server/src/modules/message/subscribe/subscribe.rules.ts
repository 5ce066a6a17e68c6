import type { MessageKind } from '@park/contract/message/kinds';
import type { SubscribePurpose } from '@park/contract/message/subscribe';
import { DAY_MS, MINUTE_MS, parkClock, parkDay } from '@park/contract/parkTime';
import { backoff } from '../../../db/outbox';
import { type Lang, pickText } from '../../../i18n/lang';
import { subscribeTips } from '../../../i18n/texts/subscribe';
import type { FieldKind, SubscribeFact, SubscribeTemplate } from '../../../subscribeConfig';
import type { MessageParams } from '../messageKind';

/** A result or a refund is no news any more after that. */
const NEWS_MS = 3 * DAY_MS;

/** For a field that takes five Chinese characters at most, whatever the reader's language. */
export const SUBSCRIBE_PHRASES: Record<SubscribePurpose, string> = {
  slotTomorrow: '明日入园',
  drawResult: '结果公布',
  placeOffered: '有名额了',
  refundDone: '已经退款',
};

/** The inbox message that each grows from. */
const PURPOSE_OF: Partial<Record<MessageKind, SubscribePurpose>> = {
  ticketTomorrow: 'slotTomorrow',
  ballotWon: 'drawResult',
  ballotWaiting: 'drawResult',
  ballotLost: 'drawResult',
  ballotCalledOff: 'drawResult',
  prizeDrawn: 'drawResult',
  prizeCalledOff: 'drawResult',
  ticketOfferMade: 'placeOffered',
  activityOffered: 'placeOffered',
  ticketRefunded: 'refundDone',
};

export const kindsOf = (purpose: SubscribePurpose): MessageKind[] =>
  (Object.keys(PURPOSE_OF) as MessageKind[]).filter((kind) => PURPOSE_OF[kind] === purpose);

export const purposeOf = (kind: MessageKind): SubscribePurpose | undefined => PURPOSE_OF[kind];

/** From when on a message helps nobody any more, epoch ms. */
export function uselessAt(purpose: SubscribePurpose, { start, until }: MessageParams, now: number): number {
  if (purpose === 'placeOffered' && until !== undefined) return until;
  if (purpose === 'slotTomorrow' && start !== undefined) return start;
  return now + NEWS_MS;
}

export const sendAgainAfter = backoff([MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS], 30 * MINUTE_MS);

type Data = Record<string, { value: string }>;

/** What WeChat is sent: each field of the template in the form of its kind, no longer than WeChat takes. */
export function dataOf({ fields }: SubscribeTemplate, purpose: SubscribePurpose, params: MessageParams, lang: Lang): Data {
  return Object.fromEntries(
    fields.map(({ key, kind, fact }) => [key, { value: WRITE[kind](factOf(fact, purpose, params, lang)) }]),
  );
}

/** A text, a number, or a span of moments. */
type Fact = string | number | [from: number, to?: number];

function factOf(fact: SubscribeFact, purpose: SubscribePurpose, params: MessageParams, lang: Lang): Fact {
  const { ticket, name, number = '', start, end, until, quantity = 0, amount = 0 } = params;
  switch (fact) {
    case 'what':
      return typeof name === 'string' ? name : pickText(name ?? ticket ?? {}, lang);
    case 'when':
      return start === undefined ? '' : [start, end];
    case 'until':
      return until === undefined ? '' : [until];
    case 'number':
      return number;
    case 'quantity':
      return quantity;
    case 'amount':
      // WeChat's field is in yuan.
      return amount / 100;
    case 'status':
      return SUBSCRIBE_PHRASES[purpose];
    case 'tip':
      return subscribeTips[purpose][lang];
  }
}

/**
 * How long WeChat lets each be; a name that is not pure Latin counts as a Chinese one.
 * https://developers.weixin.qq.com/doc/offiaccount/Subscription_Messages/api.html
 */
const MAX_LENGTH = { thing: 20, name: 10, latinName: 20, character_string: 32, number: 32 } as const;
/** A field without a value is refused. */
const NOTHING = '-';

const plain = (fact: Fact): string => (Array.isArray(fact) ? time(fact) : String(fact)) || NOTHING;
const cut = (text: string, maxLength: number) => {
  const letters = [...text];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : text;
};

function time(fact: Fact): string {
  if (!Array.isArray(fact)) return String(fact) || NOTHING;
  const [from, to] = fact;
  return to === undefined ? moment(from) : `${moment(from)}~${moment(to)}`;
}

/** `2026年5月5日 09:00`, in the park's zone: WeChat takes no other form, whatever the language. */
function moment(at: number): string {
  const [year, month, day] = parkDay(at).split('-').map(Number);
  return `${year}年${month}月${day}日 ${parkClock(at)}`;
}

const WRITE: Record<FieldKind, (fact: Fact) => string> = {
  thing: (fact) => cut(plain(fact), MAX_LENGTH.thing),
  phrase: plain,
  name(fact) {
    // Letters and marks, no figures.
    const text = plain(fact).replace(/\d/g, '').trim();
    const maxLength = /^[\x20-\x7e]*$/.test(text) ? MAX_LENGTH.latinName : MAX_LENGTH.name;
    return [...text].slice(0, maxLength).join('').trim() || NOTHING;
  },
  time,
  date: (fact) => (Array.isArray(fact) ? (moment(fact[0]).split(' ')[0] ?? '') : plain(fact)),
  amount: (fact) => `¥${Number(fact).toFixed(2)}`,
  character_string: (fact) =>
    plain(fact)
      .replace(/[^\x21-\x7e]/g, '')
      .slice(0, MAX_LENGTH.character_string) || NOTHING,
  number: (fact) => String(Number(fact)).slice(0, MAX_LENGTH.number),
};

/** The languages that WeChat shows its own words of a message in. */
export const wechatLang = (lang: Lang): string =>
  ({ 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_TW', en: 'en_US', es: 'en_US', fr: 'en_US' })[lang];

/** The visitor turned it off, or has no consent left at WeChat. */
const REFUSED_BY_VISITOR = 43101;
/** The park's own credentials: the message is as good as before when somebody has mended them. */
const CREDENTIALS = [40001, 40013, 40014, 40125, 42001];

/** What becomes of a message that WeChat refused by this code; what `failed` would fail again. */
export function outcomeOf(errcode: number): 'refused' | 'failed' | 'later' {
  if (errcode === REFUSED_BY_VISITOR) return 'refused';
  return CREDENTIALS.includes(errcode) ? 'later' : 'failed';
}
