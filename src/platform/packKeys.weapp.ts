/** Who signs the park's packs, as `publicKeysText`: part of the package, which WeChat signs. */
export const packKeys = (): string => WECHAT_MP_PACK_KEYS;
