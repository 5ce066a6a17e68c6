import { privacyNotice } from '@/ui/privacyNotice';

/** The notice about name and phone number (`activity.privacy`). */
export const { hasAgreed, agree } = privacyNotice('activity-privacy-agreed', '1');
