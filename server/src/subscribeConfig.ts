import { SUBSCRIBE_PURPOSES, type SubscribePurpose } from '@park/contract/message/subscribe';
import { text } from './envKinds';

/** What can be told: the thing's name, its time, until when one has to act, the number people read, how many, money, a word or two of Chinese, a sentence. */
const FACTS = ['what', 'when', 'until', 'number', 'quantity', 'amount', 'status', 'tip'] as const;
export type SubscribeFact = (typeof FACTS)[number];

/** What is known of each; a template with a field for anything else could only send it empty, which WeChat refuses. */
const FACTS_OF: Record<SubscribePurpose, readonly SubscribeFact[]> = {
  slotTomorrow: ['what', 'when', 'number', 'quantity', 'status', 'tip'],
  drawResult: ['what', 'status', 'tip'],
  placeOffered: ['what', 'when', 'until', 'quantity', 'status', 'tip'],
  refundDone: ['number', 'amount', 'status', 'tip'],
};

/** WeChat's kinds of fields that can hold these facts (the word that a field's name begins with). */
const KINDS = ['thing', 'phrase', 'name', 'time', 'date', 'amount', 'character_string', 'number'] as const;
export type FieldKind = (typeof KINDS)[number];
/** Kinds that hold one fact alone. */
const ONLY: Partial<Record<FieldKind, SubscribeFact>> = { phrase: 'status', name: 'what' };

export interface SubscribeTemplate {
  id: string;
  fields: { key: string; kind: FieldKind; fact: SubscribeFact }[];
}

/** A purpose without a template is never asked about. */
export type SubscribeConfig = Partial<Record<SubscribePurpose, SubscribeTemplate>>;

const template = (purpose: SubscribePurpose, what = '') =>
  text
    .transform((value, ctx) => {
      const [id = '', ...parts] = value.split(',').map((part) => part.trim());
      const fields = parts.map((part) => fieldOf(part, purpose));
      if (/^[\w-]{10,100}$/.test(id) && fields.length > 0 && fields.every((field) => field !== null)) return { id, fields };
      ctx.addIssue({
        code: 'custom',
        message: `must be a template’s id and its fields, such as abc…,thing1=${FACTS_OF[purpose][0]}; facts are ${FACTS_OF[purpose].join(', ')}`,
      });
      return { id, fields: [] };
    })
    .optional()
    .meta({ usual: 'not asked', what });

function fieldOf(part: string, purpose: SubscribePurpose): SubscribeTemplate['fields'][number] | null {
  const [, key = '', word = '', fact = ''] = /^(([a-z_]+)\d+)=(\w+)$/.exec(part) ?? [];
  const kind = KINDS.find((one) => one === word);
  const known = FACTS_OF[purpose].find((one) => one === fact);
  return kind && known && (ONLY[kind] ?? known) === known ? { key, kind, fact: known } : null;
}

const VARIABLES = {
  slotTomorrow: 'WECHAT_SUBSCRIBE_SLOT_TOMORROW',
  drawResult: 'WECHAT_SUBSCRIBE_DRAW_RESULT',
  placeOffered: 'WECHAT_SUBSCRIBE_PLACE_OFFERED',
  refundDone: 'WECHAT_SUBSCRIBE_REFUND_DONE',
} as const satisfies Record<SubscribePurpose, string>;

/** The templates that the park has at WeChat; `variables.ts` has all variables. */
export const subscribeEnv = {
  WECHAT_SUBSCRIBE_SLOT_TOMORROW: template(
    'slotTomorrow',
    'template of the subscribe message “your visit is tomorrow”: its id, then its fields with what each tells, such as abc…,thing1=what,time2=when,character_string3=number,thing4=tip; phrase1=status and name1=what for such fields',
  ),
  WECHAT_SUBSCRIBE_DRAW_RESULT: template('drawResult', 'of “a draw has its result”: what, status, tip'),
  WECHAT_SUBSCRIBE_PLACE_OFFERED: template(
    'placeOffered',
    'of “places are held for you”: what, when, until, quantity, status, tip',
  ),
  WECHAT_SUBSCRIBE_REFUND_DONE: template('refundDone', 'of “your money is back”: number, amount, status, tip'),
};

/** Those that the sandbox knows. */
const SANDBOX: Record<SubscribePurpose, string> = {
  slotTomorrow: 'sandbox-slot-tomorrow,thing1=what,time2=when,character_string3=number,thing4=tip',
  drawResult: 'sandbox-draw-result,thing1=what,thing2=tip',
  placeOffered: 'sandbox-place-offered,thing1=what,time2=when,time3=until,number4=quantity,thing5=tip',
  refundDone: 'sandbox-refund-done,character_string1=number,amount2=amount,thing3=tip',
};

export function subscribeConfig(
  env: Partial<Record<keyof typeof subscribeEnv, SubscribeTemplate>>,
  sandbox: boolean,
): SubscribeConfig {
  return Object.fromEntries(
    SUBSCRIBE_PURPOSES.flatMap((purpose) => {
      const found = env[VARIABLES[purpose]] ?? (sandbox ? template(purpose).parse(SANDBOX[purpose]) : undefined);
      return found ? [[purpose, found]] : [];
    }),
  );
}
