import { privacyNotice } from '@/ui/privacyNotice';

/** The notice about name and phone number (`prize.privacy`). */
export const { hasAgreed, agree } = privacyNotice('prize-privacy-agreed', '2');
