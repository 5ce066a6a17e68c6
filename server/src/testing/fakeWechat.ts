import { SANDBOX_H5, SANDBOX_MINI } from '../config';
import type { AppKind, WechatClient } from '../wechat/wechatClient';
import { WechatCodeError, WechatUnavailableError } from '../wechat/wechatErrors';

const CODE_UNKNOWN = 40029;
const CODE_USED = 40163;

export interface FakeWechat extends WechatClient {
  /** A code that WeChat would hand to this openid's phone; good once. */
  codeFor(openid: string, unionid?: string): string;
  /** A code that WeChat would hand to the phone with this number; good once. */
  phoneCodeFor(phone: string): string;
}

/** WeChat without a network, for tests that are about something else. */
export function fakeWechat(): FakeWechat {
  const codes = new Map<string, { openid: string; unionid: string | null; used: boolean }>();
  const phones = new Map<string, string>();
  const appId = (kind: AppKind) => (kind === 'h5' ? SANDBOX_H5.appId : SANDBOX_MINI.appId);
  return {
    appId,
    authorizeUrl: ({ redirectUrl, scope, state }) =>
      `https://wechat.test/connect/oauth2/authorize?${new URLSearchParams({ redirect_uri: redirectUrl, scope, state })}`,
    async identify(_kind, code) {
      const known = codes.get(code);
      if (!known) throw new WechatCodeError(CODE_UNKNOWN);
      if (known.used) throw new WechatCodeError(CODE_USED);
      known.used = true;
      return { openid: known.openid, unionid: known.unionid };
    },
    async phoneNumber(code) {
      const phone = phones.get(code);
      if (!phones.delete(code) || phone === undefined) throw new WechatCodeError(CODE_UNKNOWN);
      return phone;
    },
    asApp: async () => ({ errcode: 0, errmsg: 'ok' }),
    pictureAsApp: async () => {
      throw new WechatUnavailableError('there are no pictures here');
    },
    codeFor(openid, unionid) {
      const code = `code-${codes.size}-${openid}`;
      codes.set(code, { openid, unionid: unionid ?? null, used: false });
      return code;
    },
    phoneCodeFor(phone) {
      const code = `phone-code-${codes.size}-${phones.size}-${phone}`;
      phones.set(code, phone);
      return code;
    },
  };
}
