import { privacyNotice } from '@/ui/privacyNotice';

/** The notice about the phone number (`lostFound.privacy`). */
export const { hasAgreed, agree } = privacyNotice('lost-found-privacy-agreed', '1');
