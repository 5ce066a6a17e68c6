import { addDays, parkMoment } from '../parkTime';

/** What a visitor may have WeChat tell them, once for each thing they said yes about (WeChat's one-time subscribe messages). */
export const SUBSCRIBE_PURPOSES = ['slotTomorrow', 'drawResult', 'placeOffered', 'refundDone'] as const;
export type SubscribePurpose = (typeof SUBSCRIBE_PURPOSES)[number];

/** What `wx.requestSubscribeMessage` says of a template: `ban` is WeChat's own, `filter` that it did not ask. */
export const SUBSCRIBE_ANSWERS = ['accept', 'reject', 'ban', 'filter'] as const;
export type SubscribeAnswer = (typeof SUBSCRIBE_ANSWERS)[number];

/** The hours of the evening before in which a visitor is reminded; nobody is at night. */
const REMIND = { from: '18:00', to: '22:00' } as const;

/** From when until when tickets of a park day are reminded of, epoch ms. */
export function remindingOf(day: string): { from: number; to: number } {
  const eve = addDays(day, -1);
  return { from: parkMoment(eve, REMIND.from), to: parkMoment(eve, REMIND.to) };
}
