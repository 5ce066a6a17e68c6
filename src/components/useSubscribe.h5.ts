import type { SubscribePurpose } from '@park/contract/message/subscribe';

/** Keeps what was answered, about the thing that the tap has made. */
export type KeepAnswer = (subject: string) => void;

const keepNothing: KeepAnswer = () => {};
const askNothing = (): KeepAnswer => keepNothing;

/** On the web nobody is asked: WeChat's button for it needs its JS-SDK, and the inbox tells the same. */
export const useSubscribe = (_purpose: SubscribePurpose): (() => KeepAnswer) => askNothing;
