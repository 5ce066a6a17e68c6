import { privacyNotice } from '@/ui/privacyNotice';

/** The notice about the phone number (`feedback.privacy`). */
export const { hasAgreed, agree } = privacyNotice('feedback-privacy-agreed', '1');
