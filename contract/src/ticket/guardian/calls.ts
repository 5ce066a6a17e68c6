import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** The text as it stands, in the reader's language. */
export const getGuardianTerms = call<'getGuardianTerms'>('GET', '/api/ticketWechat/getGuardianTerms', 'public');
export const getGuardianConsents = call<'getGuardianConsents'>('GET', '/api/ticketWechat/getGuardianConsents', 'user', true);
/** Erases the saved visitor it was given for. Repeating it changes nothing. */
export const withdrawGuardianConsent = call<'withdrawGuardianConsent'>(
  'POST',
  '/api/ticketWechat/withdrawGuardianConsent',
  'user',
  true,
);
