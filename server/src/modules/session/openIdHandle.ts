import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { AppKind, WechatIdentity } from '../../wechat/wechatClient';

export const HANDLE_LIFE_MS = 30 * 86_400_000;
const ENCRYPTION = 'A256GCM';
const purpose = (kind: AppKind) => `openid handle ${kind}`;

/** Who WeChat says the visitor is, and through which of the park's apps. */
export interface HandleContent extends WechatIdentity {
  appId: string;
}

/** The same as it was encrypted. */
export interface DecryptedHandle extends HandleContent {
  /** Epoch milliseconds. */
  madeAt: number;
}

/**
 * The opaque handle that stands for an openid on the wire (JWE, dir + A256GCM): it shows nothing, cannot be made by
 * anybody else, ends after 30 days, and is good for one kind of app only.
 */
export function encryptHandle(key: Uint8Array, kind: AppKind, content: HandleContent, now: number): Promise<string> {
  return new EncryptJWT({ app: content.appId, openid: content.openid, unionid: content.unionid, made: now })
    .setProtectedHeader({ alg: 'dir', enc: ENCRYPTION })
    .setAudience(purpose(kind))
    .setExpirationTime(Math.floor((now + HANDLE_LIFE_MS) / 1000))
    .encrypt(key);
}

/** What a handle stands for; null when it is forged, expired, of the other kind, or a raw openid. */
export async function decryptHandle(
  key: Uint8Array,
  kind: AppKind,
  handle: string,
  now: number,
): Promise<DecryptedHandle | null> {
  try {
    const { payload } = await jwtDecrypt(handle, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: [ENCRYPTION],
      audience: purpose(kind),
      currentDate: new Date(now),
    });
    const { app, openid, unionid, made, exp = 0 } = payload;
    if (typeof app !== 'string' || typeof openid !== 'string') return null;
    // Older ones do not say when they were made.
    const madeAt = typeof made === 'number' ? made : exp * 1000 - HANDLE_LIFE_MS;
    return { appId: app, openid, unionid: typeof unionid === 'string' ? unionid : null, madeAt };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
