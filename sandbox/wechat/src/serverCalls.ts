import { randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { APPS, checkApp, kindOfApp, type WechatError } from './apps';
import { type AppTokens, TOKEN_LIFE_SECONDS } from './appTokens';
import type { AppKind, Codes } from './codes';
import { ANSWER_FAULTS, type Faults, SIGN_IN_FAULTS } from './faults';

const USED: WechatError = { errcode: 40163, errmsg: 'code been used' };
const EXPIRED: WechatError = { errcode: 40029, errmsg: 'invalid code' };
const BUSY: WechatError = { errcode: -1, errmsg: 'system error' };

type Query = Record<string, string | undefined>;
const token = () => randomBytes(48).toString('base64url');

/** What a server asks of api.weixin.qq.com: GET, answered with HTTP 200 and `errcode` when something is wrong. */
export function registerServerCalls(
  app: FastifyInstance,
  { codes, faults, tokens }: { codes: Codes; faults: Faults; tokens: AppTokens },
  ofMini: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    spoilCalls(scope, faults);

    scope.register(async (mini) => {
      mini.addHook('preHandler', async (req, reply) => {
        const refused = tokens.check((req.query as Query).access_token, 'mini');
        if (refused) return reply.send(refused);
      });
      ofMini(mini);
      mini.post('/wxa/business/getuserphonenumber', async (req) => {
        const { code } = (req.body ?? {}) as Query;
        const redeemed = codes.redeem('phone', code ?? '');
        // WeChat tells a used code of this kind from an unknown one no more than this.
        if (!redeemed.ok) return EXPIRED;
        const [countryCode = '', purePhoneNumber = ''] = redeemed.person.split(' ');
        const phoneNumber = countryCode === '86' ? purePhoneNumber : `+${countryCode}${purePhoneNumber}`;
        const watermark = { timestamp: Math.floor(Date.now() / 1000), appid: APPS.mini.appId };
        return { errcode: 0, errmsg: 'ok', phone_info: { phoneNumber, purePhoneNumber, countryCode, watermark } };
      });
    });

    scope.get('/sns/oauth2/access_token', async (req) => {
      const query = req.query as Query;
      const exchanged = exchange(codes, 'h5', query, query.code);
      if ('errcode' in exchanged) return exchanged;
      return {
        access_token: token(),
        expires_in: TOKEN_LIFE_SECONDS,
        refresh_token: token(),
        openid: exchanged.person,
        scope: exchanged.scope,
        // WeChat tells the unionid only to who asked for the profile.
        ...(exchanged.scope === 'snsapi_userinfo' ? { unionid: unionidOf(exchanged.person) } : { is_snapshotuser: 0 }),
      };
    });

    scope.get('/sns/jscode2session', async (req) => {
      const query = req.query as Query;
      const exchanged = exchange(codes, 'mini', query, query.js_code);
      if ('errcode' in exchanged) return exchanged;
      return {
        session_key: randomBytes(16).toString('base64'),
        openid: miniOpenid(exchanged.person),
        unionid: unionidOf(exchanged.person),
      };
    });

    scope.get('/cgi-bin/token', async (req) => {
      const { appid, secret, grant_type } = req.query as Query;
      if (grant_type !== 'client_credential') return { errcode: 40002, errmsg: 'invalid grant_type' };
      const refused = checkApp(appid, secret);
      if (refused) return refused;
      return tokens.fresh(kindOfApp(appid) ?? 'h5');
    });

    scope.post('/cgi-bin/stable_token', async (req) => {
      const { appid, secret, grant_type, force_refresh } = (req.body ?? {}) as Query & { force_refresh?: unknown };
      if (grant_type !== 'client_credential') return { errcode: 40002, errmsg: 'invalid grant_type' };
      return checkApp(appid, secret) ?? tokens.stable(kindOfApp(appid) ?? 'h5', force_refresh === true);
    });

    scope.get('/cgi-bin/ticket/getticket', async (req) => {
      const { access_token, type } = req.query as Query;
      const refused = tokens.check(access_token);
      if (refused) return refused;
      if (type !== 'jsapi' && type !== 'wx_card') return { errcode: 40097, errmsg: 'invalid args' };
      return { errcode: 0, errmsg: 'ok', ticket: token(), expires_in: TOKEN_LIFE_SECONDS };
    });
  });
}

/** Every call of a server may be spoilt: before it has any effect, or by an answer that never comes. */
function spoilCalls(scope: FastifyInstance, faults: Faults): void {
  const addressOf = (req: FastifyRequest) => `${req.method} ${req.url.split('?', 1)[0]}`;
  scope.addHook('preHandler', async (req, reply) => {
    const fault = faults.take(SIGN_IN_FAULTS, addressOf(req));
    if (!fault) return;
    if (fault.kind === 'slow') await after(fault.delayMs);
    else if (fault.kind === 'down') {
      req.raw.socket.destroy();
      reply.hijack();
    } else {
      const refused: WechatError = { errcode: fault.errcode, errmsg: 'refused as planned' };
      reply.send({ usedCode: USED, expiredCode: EXPIRED, busy: BUSY, refused }[fault.kind]);
    }
  });
  scope.addHook('onSend', async (req) => {
    const fault = faults.take(ANSWER_FAULTS, addressOf(req));
    if (!fault) return;
    await after(fault.delayMs);
    req.raw.socket.destroy();
  });
}

function exchange(
  codes: Codes,
  kind: AppKind,
  { appid, secret, grant_type }: Query,
  code: string | undefined,
): WechatError | { person: string; scope: string } {
  const refused = checkApp(appid, secret, kind);
  if (refused) return refused;
  if (!code) return { errcode: 41008, errmsg: 'missing code' };
  if (grant_type !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' };
  const redeemed = codes.redeem(kind, code);
  return redeemed.ok ? redeemed : { errcode: redeemed.errcode, errmsg: redeemed.errmsg };
}

/** The same person has another openid in each app, and one unionid over both. */
export const miniOpenid = (person: string) => person.replace('sandbox-openid-', 'sandbox-mini-openid-');
const unionidOf = (person: string) => person.replace('sandbox-openid-', 'sandbox-unionid-');
