import { KEYS_META } from '@park/contract/pack/manifest';

/** Who signs the park's packs, as `publicKeysText`: the page says it, which the browser trusts with everything else. */
export const packKeys = (): string => document.querySelector<HTMLMetaElement>(`meta[name="${KEYS_META}"]`)?.content ?? '';
