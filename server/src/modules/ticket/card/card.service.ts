import { cardPicture } from '@park/contract/card';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { CardState, CardStates } from '../../../cardConfig';
import type { Database } from '../../../db/db';
import { drain } from '../../../db/outbox';
import { pickText } from '../../../i18n/lang';
import type { WechatClient } from '../../../wechat/wechatClient';
import { WechatRefusedError, WechatUnavailableError } from '../../../wechat/wechatErrors';
import { coverUrl } from '../../file/file.service';
import { findOpenid } from '../../session/session.service';
import { eventNumber, keepSetting, type WechatEvents } from '../../wechatEvent/wechatEvent.service';
import * as repo from './card.repo';
import { BEGIN_WITHIN_MS, cardStateOf, passesByItself, tellAgainAfter, WRONG_STATE } from './card.rules';

/** 景区门票服务动态: https://developers.weixin.qq.com/miniprogram/dev/framework/open-ability/subscribe-message-2.html */
const NOTIFY_TYPE = 2011;
/** Chinese, whatever the buyer reads: the card around it is. */
const LANG = 'zh-Hans';

interface CardDeps {
  database: Database;
  wechat: Pick<WechatClient, 'appId' | 'asApp'>;
  /** Null: WeChat shows no cards. */
  states: CardStates | null;
  /** Where WeChat finds pictures, without a trailing slash. */
  origin: () => string;
  log: FastifyBaseLogger;
}

/** WeChat's cards of paid tickets: each says what its order is, and never again what it was (decision 195). */
export function createTicketCards({ database, wechat, states, origin, log }: CardDeps) {
  const { db } = database;
  const appId = wechat.appId('mini');

  /** Tells WeChat where it has to, and says what the card says then. @throws Wechat…Error */
  async function tell(card: repo.CardRow, wanted: CardState, numbers: CardStates, openid: string): Promise<boolean> {
    const about = { openid, notify_type: NOTIFY_TYPE, notify_code: card.transactionId };
    const check = { pay_amount: card.amount, pay_time: Math.floor(card.paidAt / 1000) };
    try {
      await wechat.asApp('mini', '/wxa/set_user_notify', {
        ...about,
        content_json: JSON.stringify(contentOf(card, numbers[wanted])),
        ...(card.told === null && { check_json: JSON.stringify(check) }),
      });
      return true;
    } catch (error) {
      // Told before, and the answer was lost.
      if (error instanceof WechatRefusedError && error.errcode === WRONG_STATE && (await shown(about)) === numbers[wanted])
        return true;
      throw error;
    }
  }

  async function shown(about: object): Promise<number | undefined> {
    const { notify_info: info } = await wechat.asApp('mini', '/wxa/get_user_notify', about);
    const content = (info as { content_json?: string } | undefined)?.content_json;
    return content ? (JSON.parse(content) as { cur_status?: number }).cur_status : undefined;
  }

  function contentOf({ orderId, productId, name, motif, coverId, ...card }: repo.CardRow, status: number): object {
    const ticket = {
      product_img: origin() + cardPicture({ cover: coverUrl(coverId), motif }),
      product_name: pickText(name, LANG),
      product_path_query: `pages/ticket/ticketDetail?id=${encodeURIComponent(productId)}`,
      count: card.quantity,
      single_price: card.price,
    };
    return {
      cur_status: status,
      wxa_path_query: `pages/ticket/recordDetail?id=${encodeURIComponent(orderId)}`,
      product_list: { info_list: [ticket] },
      start_use_time: Math.floor(card.startAt / 1000),
      expiration_time: Math.floor(card.endAt / 1000),
    };
  }

  async function lookAt(card: repo.CardRow, numbers: CardStates, mini: string, now: number): Promise<boolean> {
    const { told, attempts } = card;
    const wanted = cardStateOf(card, now);
    const put = (change: Partial<Parameters<typeof repo.putBack>[2]>) =>
      repo.putBack(db, card, { told, lookAt: null, problem: null, attempts: 0, ...change }, now);
    const settled = (state: CardState | null) => put({ told: state, lookAt: state === 'issued' ? card.endAt : null });
    const isTooLate = told === null && (wanted !== 'issued' || now > card.paidAt + BEGIN_WITHIN_MS);
    if (wanted === null || wanted === told || isTooLate) {
      await settled(told);
      return false;
    }
    try {
      const openid = await findOpenid(db, card.visitorId, mini);
      if (openid === undefined) {
        await put({ problem: 'no openid' });
        return false;
      }
      await tell(card, wanted, numbers, openid);
      await settled(wanted);
      return true;
    } catch (error) {
      const isAway = error instanceof WechatUnavailableError;
      if (!isAway && !(error instanceof WechatRefusedError)) throw error;
      const problem = isAway ? 'UNAVAILABLE' : String(error.errcode);
      if (isAway || passesByItself(error.errcode)) {
        log.warn({ orderId: card.orderId, attempts, reason: error.message }, 'a card could not be told; it is told again');
        await put({ problem, attempts, lookAt: now + tellAgainAfter(attempts) });
        return false;
      }
      log.error({ orderId: card.orderId, wanted, reason: error.message }, 'WeChat refused what a card was to say');
      await put({ problem });
      return false;
    }
  }

  return {
    /** Begins and updates cards; a job's work. @returns how many WeChat was told */
    async tell(now: number): Promise<number> {
      if (states === null || appId === null) return 0;
      await repo.beginCards(db, appId, now - BEGIN_WITHIN_MS, now);
      return drain(
        (limit) => repo.takeDue(db, now, limit),
        (card) => lookAt(card, states, appId, now),
      );
    },
  };
}

/** What somebody has to mend: the template was not added, or the content is refused. Others pass, or are the visitor's own choice. */
const MENDABLE = new Set([-1003, -10002]);

/** A card that WeChat did not deliver: https://developers.weixin.qq.com/miniprogram/dev/framework/open-ability/subscribe-message-2.html */
export function hearCards(events: WechatEvents): void {
  const failed = z.object({ notify_type: eventNumber, fail_ret: eventNumber });
  events.on('notify_service_msg_send_result', failed, async (tx, { notify_type, fail_ret }, { appId, now }) => {
    if (notify_type !== NOTIFY_TYPE || !MENDABLE.has(fail_ret)) return;
    await keepSetting(tx, { appId, name: 'cardTemplate', value: String(fail_ret) }, now);
  });
}

export type TicketCards = ReturnType<typeof createTicketCards>;
