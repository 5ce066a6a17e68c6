import type { LANGS } from './localized';
import { PREPARED_REASONS } from './texts/preparedReasons';

type Lang = (typeof LANGS)[number];

export type ReasonsOf = keyof typeof PREPARED_REASONS;

const ALL: readonly Record<Lang, string>[] = Object.values(PREPARED_REASONS).flat();

/** A reason as its reader says it; what staff wrote themselves stays as it is. */
export const reasonIn = <Reason extends string | null>(reason: Reason, lang: Lang): Reason | string =>
  ALL.find((one) => Object.values(one).includes(reason ?? ''))?.[lang] ?? reason;
