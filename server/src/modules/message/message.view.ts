import type { Message } from '@park/contract/message/schemas';
import { toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { fill } from '../../i18n/fill';
import { type Lang, pickText } from '../../i18n/lang';
import { money } from '../../i18n/money';
import { saySpan, sayUntil } from '../../i18n/sayMoments';
import { reasonLine } from '../../i18n/texts/live';
import { type Messages, messagesOf, pageOf, type StoredMessage } from './messageKind';

/** The message as its reader's language says it. */
export function renderMessage(message: StoredMessage, lang: Lang, messages: Messages): Message {
  const { id, kind, params, createdAt, readAt } = message;
  const noun = messagesOf(kind, messages);
  const { title, text } = noun.textFor?.(kind, params) ?? noun.texts[kind];
  const facts = {
    ticket: pickText(params.ticket ?? {}, lang),
    name: typeof params.name === 'string' ? params.name : pickText(params.name ?? {}, lang),
    text: pickText(params.text ?? {}, lang),
    number: params.number ?? '',
    quantity: params.quantity ?? '',
    amount: params.amount === undefined ? '' : money(params.amount, lang),
    when: params.start === undefined || params.end === undefined ? '' : saySpan(params.start, params.end, lang),
    until: params.until === undefined ? '' : sayUntil(params.until, lang),
  };
  const sentences = [
    fill(text[lang], facts),
    params.reason ? fill(reasonLine[lang], { reason: reasonIn(params.reason, lang) }) : '',
  ];
  return {
    id,
    kind,
    title: fill(title[lang], facts),
    text: sentences.filter(Boolean).join('\n'),
    page: pageOf(message, messages),
    createdAt: toParkIso(createdAt),
    readAt: toParkIso(readAt),
  };
}
