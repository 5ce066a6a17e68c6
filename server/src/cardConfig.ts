import { text } from './envKinds';

/** What a ticket's card can say. */
const CARD_STATES = ['issued', 'used', 'refunded', 'expired'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** WeChat's `cur_status` of each (card 2011, 景区门票服务动态). */
export type CardStates = Record<CardState, number>;

const NUMBERS = /^(\w+):(\d{1,3})$/;

/** `issued:2,used:…`: all four, as the card's document at WeChat numbers them. */
export const cardStates = text
  .transform((value, ctx) => {
    const pairs = value.split(',').map((part) => NUMBERS.exec(part.trim()));
    const states = Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])])) as CardStates;
    const isWhole = pairs.length === CARD_STATES.length && CARD_STATES.every((state) => Number.isInteger(states[state]));
    if (!isWhole) ctx.addIssue({ code: 'custom', message: `must number ${CARD_STATES.join(', ')}, such as issued:2,used:3,…` });
    return states;
  })
  .optional();
