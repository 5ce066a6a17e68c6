import type { ErrorName } from '@park/contract/errors';
import type { ErrorParams } from '../http/appError';
import { coreErrors } from './core';
import { fill } from './fill';
import type { Lang } from './lang';
import { liveErrors } from './live';

/** A sentence in every language; `{name}` is replaced by the error's parameter of that name. */
export type Sentence = Record<Lang, string>;

const sentences: Record<ErrorName, Sentence> = { ...coreErrors, ...liveErrors };

/** What a person reads when `name` happens. */
export function errorMessage(name: ErrorName, lang: Lang, params: ErrorParams = {}): string {
  return fill(sentences[name][lang], params);
}
