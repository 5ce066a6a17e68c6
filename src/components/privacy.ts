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

/** Whether the notice, as it stands, was agreed to on this phone. */
export function hasAgreed(notice: PrivacyNotice): boolean {
  const [key, version] = NOTICES[notice];
  return getItem(key) === version;
}

/** Keeps the visitor's yes, unless WeChat's own question is answered with no. Resolves to whether details may be asked for. */
export async function agree(notice: PrivacyNotice): Promise<boolean> {
  const [key, version] = NOTICES[notice];
  const may = await platformPrivacyAgreed();
  if (may) setItem(key, version);
  return may;
}
