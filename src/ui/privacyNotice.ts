import { platformPrivacyAgreed } from '../platform/privacy';
import { getItem, type StorageKey, setItem } from '../platform/storage';

export interface PrivacyNotice {
  /** Whether the notice, as it stands, was agreed to on this phone. */
  hasAgreed(): boolean;
  /** Keeps the visitor's yes, unless WeChat's own question is answered with no. Resolves to whether details may be asked for. */
  agree(): Promise<boolean>;
}

/**
 * A notice that is agreed to once on a phone before personal details are asked for.
 * @param key storage key, one a notice
 * @param version raised when the notice says something new, so that everybody is asked once more
 */
export function privacyNotice(key: StorageKey, version: string): PrivacyNotice {
  return {
    hasAgreed: () => getItem(key) === version,
    async agree() {
      const may = await platformPrivacyAgreed();
      if (may) setItem(key, version);
      return may;
    },
  };
}
