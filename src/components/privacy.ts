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

/**
 * Whether the notice, as it stands, was agreed to on this phone, with these or later legal texts of the park's.
 * @param legalVersion `Park.legalVersion`; undefined: not known yet, so that what was agreed to counts
 */
export function hasAgreed(notice: PrivacyNotice, legalVersion = 0): boolean {
  const [key, version] = NOTICES[notice];
  const [agreed, legal = '0'] = getItem(key).split('.');
  return agreed === version && Number(legal) >= legalVersion;
}

/** Keeps the visitor's yes, unless WeChat's own question is answered with no. Resolves to whether details may be asked for. */
export async function agree(notice: PrivacyNotice, legalVersion = 0): Promise<boolean> {
  const [key, version] = NOTICES[notice];
  const may = await platformPrivacyAgreed();
  if (may) setItem(key, legalVersion > 0 ? `${version}.${legalVersion}` : version);
  return may;
}
