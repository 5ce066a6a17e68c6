import type { ErrorName } from '@park/contract/errors';
import type { ErrorParams } from '../http/appError';
import { fill, type Sentence } from './fill';
import type { Lang } from './lang';
import { activityErrors } from './texts/activity';
import { ballotErrors } from './texts/ballot';
import { capacityErrors } from './texts/capacity';
import { complaintErrors } from './texts/complaint';
import { coreErrors } from './texts/core';
import { exhibitErrors } from './texts/exhibit';
import { feedbackErrors } from './texts/feedback';
import { fileErrors } from './texts/file';
import { findErrors } from './texts/find';
import { guardianErrors } from './texts/guardian';
import { helpErrors } from './texts/help';
import { liveErrors } from './texts/live';
import { lostFoundErrors } from './texts/lostFound';
import { miniCodeErrors } from './texts/miniCode';
import { noticeErrors } from './texts/notice';
import { payErrors } from './texts/pay';
import { prizeErrors } from './texts/prize';
import { staffErrors } from './texts/staff';
import { staffAidsErrors } from './texts/staffAids';
import { ticketErrors } from './texts/ticket';
import { ticketOrderErrors } from './texts/ticketOrder';
import { visitorErrors } from './texts/visitor';
import { walkErrors } from './texts/walk';

const sentences: Record<ErrorName, Record<Lang, Sentence>> = {
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
