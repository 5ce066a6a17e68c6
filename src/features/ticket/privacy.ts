import { privacyNotice } from '@/ui/privacyNotice';

/** The notice about identity numbers (`ticket.privacy`). */
export const { hasAgreed, agree } = privacyNotice('privacy-agreed', '1');
