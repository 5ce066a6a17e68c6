import { toParkIso } from '@park/contract/parkTime';
import type { UserInfo } from '@park/contract/session/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { AppKind, AuthorizeRequest, WechatClient, WechatIdentity } from '../../wechat/wechatClient';
import { WechatCodeError, WechatRefusedError, WechatUnavailableError } from '../../wechat/wechatErrors';
import { deriveKeys } from './keys';
import { type DecryptedHandle, decryptHandle, encryptHandle } from './openIdHandle';
import type { Sessions } from './session.service';
import * as repo from './visitor.repo';

const APP_PATH = '/mp/';

/** Where this server's app is reached. */
interface OwnAddresses {
  /** `http` or `https`, as the request came in. */
  protocol: string;
  /** Host header, with its port. */
  host: string;
  /** Where the park says it is reached: nowhere else then, whatever the headers say. */
  origins: string[];
}

export interface SignIn {
  /** @throws AppError redirectNotAllowed, signInMissing */
  authorizeUrl(request: AuthorizeRequest, own: OwnAddresses): string;
  /** @throws AppError wechatCodeUsed, wechatUnavailable, signInMissing */
  handleForCode(kind: AppKind, code: string, now: number, log: FastifyBaseLogger): Promise<string>;
  /** @throws AppError openIdInvalid */
  signIn(kind: AppKind, handle: string, now: number): Promise<UserInfo>;
  /** Ends every sign-in of a visitor and every handle that was made before. */
  signOut(visitorId: string, now: number): Promise<void>;
}

export interface SignInDeps {
  database: Database;
  wechat: WechatClient;
  sessions: Sessions;
  authSecret: string;
}

/** The visitor's way in: WeChat's address, WeChat's code, a handle for the openid (R-signin-10), a session. */
export function createSignIn({ database, wechat, sessions, authSecret }: SignInDeps): SignIn {
  const key = deriveKeys(authSecret).handle;
  return {
    authorizeUrl(request, own) {
      if (!isOwnAddress(request.redirectUrl, own)) throw new AppError('redirectNotAllowed');
      if (!wechat.appId('h5')) throw new AppError('signInMissing');
      return wechat.authorizeUrl(request);
    },

    async handleForCode(kind, code, now, log) {
      const appId = wechat.appId(kind);
      if (!appId) throw new AppError('signInMissing');
      const identity = await identify(wechat, kind, code, log);
      return encryptHandle(key, kind, { appId, ...identity }, now);
    },

    async signIn(kind, handle, now) {
      const content = await decryptHandle(key, kind, handle, now);
      if (!content || content.appId !== wechat.appId(kind)) throw new AppError('openIdInvalid');
      if (content.unionid) await repo.learnUnionid(database.db, content);
      return database.transaction(async (tx) => {
        const visitor = await visitorOf(tx, content, now);
        const opened = await sessions.open(tx, { visitorId: visitor.id }, now);
        return {
          id: visitor.id,
          accessToken: opened.accessToken,
          expiresAt: toParkIso(opened.expiresAt),
          nickName: visitor.nickName,
        };
      });
    },

    signOut: (visitorId, now) =>
      database.transaction(async (tx) => {
        await repo.stopSignIns(tx, visitorId);
        await repo.endHandles(tx, visitorId, new Date(now));
        await sessions.revokeVisitor(tx, visitorId, now);
      }),
  };
}

async function identify(wechat: WechatClient, kind: AppKind, code: string, log: FastifyBaseLogger): Promise<WechatIdentity> {
  try {
    return await wechat.identify(kind, code);
  } catch (error) {
    if (error instanceof WechatCodeError) throw new AppError('wechatCodeUsed', {}, { cause: error });
    if (!(error instanceof WechatUnavailableError) && !(error instanceof WechatRefusedError)) throw error;
    // A refusal is the park's own fault (app id, secret), so it must be seen; the visitor can only try later.
    log[error instanceof WechatRefusedError ? 'error' : 'warn']({ err: error }, 'WeChat sign-in failed');
    throw new AppError('wechatUnavailable', {}, { cause: error });
  }
}

/** The visitor, whom no sign-out passes in this transaction. @throws AppError openIdInvalid: signed out since the handle was made */
async function visitorOf(tx: Db, account: DecryptedHandle, now: number): Promise<repo.Visitor> {
  const found = (await repo.holdVisitor(tx, account.appId, account.openid)) ?? (await makeVisitor(tx, account, new Date(now)));
  if (found.handlesFrom && account.madeAt <= found.handlesFrom.getTime()) throw new AppError('openIdInvalid');
  return found;
}

/** A visitor whom another of the park's apps knows under the same unionid is that visitor here as well. */
async function makeVisitor(tx: Db, account: repo.Account, at: Date): Promise<repo.Visitor> {
  if (account.unionid) await repo.lockPerson(tx, `unionid ${account.unionid}`);
  await repo.lockPerson(tx, `openid ${account.appId} ${account.openid}`);
  const madeMeanwhile = await repo.holdVisitor(tx, account.appId, account.openid);
  if (madeMeanwhile) return madeMeanwhile;
  const linked = account.unionid ? await repo.holdVisitorByUnionid(tx, account.unionid) : undefined;
  const visitor = linked ?? (await repo.insertVisitor(tx, at));
  await repo.insertAccount(tx, account, visitor.id, at);
  return visitor;
}

/**
 * Whether WeChat may send a visitor's code to `address`: only to this park's own app. A page of the same host outside the
 * app, another host, or the unencrypted twin of an encrypted page would leak the code.
 */
function isOwnAddress(address: string, own: OwnAddresses): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || !url.pathname.startsWith(APP_PATH)) return false;
  if (own.origins.length > 0) return own.origins.includes(url.origin);
  return (
    url.host === own.host.toLowerCase() && (url.protocol === 'https:' || url.protocol === `${own.protocol}:`) && isHttp(url)
  );
}

const isHttp = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';
