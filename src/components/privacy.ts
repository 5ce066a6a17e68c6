import { platformPrivacyAgreed } from '@/platform/privacy';
import { getItem, setItem } from '@/platform/storage';

/**
 * The notices that are agreed to once on a phone, each before the details it is about are first asked for: the key under which the
 * agreement is stored and a version, raised when a notice says something new, so that everybody is asked once more.
 */
const NOTICES = {
  activity: ['activity-privacy-agreed', '1'],
  feedback: ['feedback-privacy-agreed', '1'],
  lostFound: ['lost-found-privacy-agreed', '1'],
  prize: ['prize-privacy-agreed', '2'],
  ticket: ['privacy-agreed', '1'],
} as const;

export type PrivacyNotice = keyof typeof NOTICES;

/** The notice's own version, and that of the park's policy and terms, where it has written them. */
const agreementTo = (notice: PrivacyNotice, legalVersion: number) =>
  legalVersion > 0 ? `${NOTICES[notice][1]}.${legalVersion}` : NOTICES[notice][1];

/**
 * Whether the notice, as it stands, was agreed to on this phone.
 * @param legalVersion of the park's policy and terms, `Park.legalVersion`
 */
export function hasAgreed(notice: PrivacyNotice, legalVersion: number): boolean {
  return getItem(NOTICES[notice][0]) === agreementTo(notice, legalVersion);
}

/** Keeps the visitor's yes, unless WeChat's own question is answered with no. Resolves to whether details may be asked for. */
export async function agree(notice: PrivacyNotice, legalVersion: number): Promise<boolean> {
  const may = await platformPrivacyAgreed();
  if (may) setItem(NOTICES[notice][0], agreementTo(notice, legalVersion));
  return may;
}
