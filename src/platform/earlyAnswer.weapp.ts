import type { EarlyAnswer } from './earlyAnswer.h5';

/** A mini-program has no page before the app. */
export function keepEarlyAnswer(_url: string, _data: object, _answer: Promise<EarlyAnswer>): void {}

export function takeEarlyAnswer(_url: string, _data: unknown, _signal?: AbortSignal): Promise<EarlyAnswer> | undefined {
  return undefined;
}
