/** What an owner does before visitors come, in the order that suits. */
export const SET_UP_STEPS = [
  'sample',
  'profile',
  'phones',
  'law',
  'legal',
  'slots',
  'tickets',
  'places',
  'secondFactor',
  'staff',
  'wechat',
  'pay',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];
