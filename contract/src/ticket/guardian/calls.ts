import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** The text as it stands, in the reader's language. */
export const getGuardianTerms = defineCall<Schemas['getGuardianTerms']>('GET', '/api/ticketWechat/getGuardianTerms', 'public');
export const getGuardianConsents = defineCall<Schemas['getGuardianConsents']>(
  'GET',
  '/api/ticketWechat/getGuardianConsents',
  'user',
  true,
);
/** Erases the saved visitor it was given for. Repeating it changes nothing. */
export const withdrawGuardianConsent = defineCall<Schemas['withdrawGuardianConsent']>(
  'POST',
  '/api/ticketWechat/withdrawGuardianConsent',
  'user',
  true,
);
