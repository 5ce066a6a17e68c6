import type * as calls from '@park/contract/miniCode/calls';
import type { schemas } from '@park/contract/miniCode/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import type { WechatClient } from '../../wechat/wechatClient';
import { WechatRefusedError, WechatUnavailableError } from '../../wechat/wechatErrors';
import { missingExhibits } from '../exhibit/exhibit.service';
import { signCodeOf } from '../stamp/stamp.service';
import { requireWalk } from '../walk/walk.service';

/** The home, which every code names (decision 089). */
const PAGE = 'pages/IndexCenter/IndexCenter';
/** 200 KB each at most. */
const MAX_CACHED_CODES = 100;
/** WeChat knows no such page of a released version. */
const NO_PAGE = 41030;

/** The codes that WeChat draws for the park's mini-program (decision 210). */
export function miniCodes({
  database: { db },
  wechat,
  authSecret,
}: {
  database: Database;
  wechat: WechatClient;
  authSecret: string;
}) {
  const codeOf = signCodeOf(authSecret);
  const codes = new Map<string, Promise<string>>();

  const sceneOf = {
    exhibit: async (id: string) => {
      if ((await missingExhibits(db, [id])).length > 0) throw new AppError('exhibitNotFound');
      return `e=${codeOf(id)}`;
    },
    walk: async (id: string) => {
      await requireWalk(db, id);
      return `w=${id}`;
    },
  };

  /** Who asks while it is being made gets the same one. */
  function drawn(scene: string): Promise<string> {
    const before = codes.get(scene);
    if (before) return before;
    const made = draw(wechat, scene).catch((error: unknown) => {
      codes.delete(scene);
      throw error;
    });
    codes.set(scene, made);
    const [oldest] = codes.keys();
    if (codes.size > MAX_CACHED_CODES && oldest !== undefined) codes.delete(oldest);
    return made;
  }

  return {
    getMiniCode: async ({ to, id }) => {
      if (wechat.appId('mini') === null) throw new AppError('miniProgramMissing');
      return { picture: await drawn(await sceneOf[to](id)) };
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}

/** @returns a data address @throws AppError miniProgramNotReleased, miniCodeRefused, wechatUnavailable */
async function draw(wechat: WechatClient, scene: string): Promise<string> {
  try {
    const { type, bytes } = await wechat.pictureAsApp('mini', '/wxa/getwxacodeunlimit', { scene, page: PAGE });
    return `data:${type};base64,${bytes.toString('base64')}`;
  } catch (error) {
    if (error instanceof WechatUnavailableError) throw new AppError('wechatUnavailable', {}, { cause: error });
    if (!(error instanceof WechatRefusedError)) throw error;
    if (error.errcode === NO_PAGE) throw new AppError('miniProgramNotReleased', {}, { cause: error });
    throw new AppError('miniCodeRefused', { errcode: error.errcode }, { cause: error });
  }
}
