import type { ErrorName } from '@park/contract/errors';
import type { ErrorParams } from '../http/appError';
import { activityErrors } from './activity';
import { ballotErrors } from './ballot';
import { capacityErrors } from './capacity';
import { complaintErrors } from './complaint';
import { coreErrors } from './core';
import { exhibitErrors } from './exhibit';
import { feedbackErrors } from './feedback';
import { fileErrors } from './file';
import { fill } from './fill';
import { findErrors } from './find';
import { guardianErrors } from './guardian';
import { helpErrors } from './help';
import type { Lang } from './lang';
import { liveErrors } from './live';
import { lostFoundErrors } from './lostFound';
import { miniCodeErrors } from './miniCode';
import { noticeErrors } from './notice';
import { payErrors } from './pay';
import { prizeErrors } from './prize';
import { staffErrors } from './staff';
import { staffAidsErrors } from './staffAids';
import { ticketErrors } from './ticket';
import { ticketOrderErrors } from './ticketOrder';
import { visitorErrors } from './visitor';
import { walkErrors } from './walk';

/** A sentence in every language; `{name}` is replaced by the error's parameter of that name. */
type Sentence = Record<Lang, string>;

const sentences: Record<ErrorName, Sentence> = {
  ...coreErrors,
  ...liveErrors,
  ...ticketErrors,
  ...ticketOrderErrors,
  ...ballotErrors,
  ...guardianErrors,
  ...capacityErrors,
  ...payErrors,
  ...complaintErrors,
  ...helpErrors,
  ...prizeErrors,
  ...noticeErrors,
  ...activityErrors,
  ...exhibitErrors,
  ...walkErrors,
  ...miniCodeErrors,
  ...feedbackErrors,
  ...findErrors,
  ...fileErrors,
  ...lostFoundErrors,
  ...staffErrors,
  ...visitorErrors,
  ...staffAidsErrors,
};

/** What a person reads when `name` happens. */
export function errorMessage(name: ErrorName, lang: Lang, params: ErrorParams = {}): string {
  return fill(sentences[name][lang], params);
}
