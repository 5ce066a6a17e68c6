import type * as calls from '@park/contract/message/calls';
import type { SubscribeTemplate as Askable, Message, schemas } from '@park/contract/message/schemas';
import { SUBSCRIBE_PURPOSES, type SubscribePurpose } from '@park/contract/message/subscribe';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../../db/db';
import { drain } from '../../../db/outbox';
import type { Handlers } from '../../../http/mount';
import { subscribeMessages } from '../../../metrics';
import type { SubscribeConfig, SubscribeTemplate } from '../../../subscribeConfig';
import type { WechatClient } from '../../../wechat/wechatClient';
import { WechatRefusedError, WechatUnavailableError } from '../../../wechat/wechatErrors';
import { findOpenid } from '../../session/session.service';
import { findNewest, type NewMessage } from '../message.repo';
import { type Messages, pageOf } from '../messageKind';
import * as repo from './subscribe.repo';
import { dataOf, kindsOf, outcomeOf, purposeOf, sendAgainAfter, uselessAt, wechatLang } from './subscribe.rules';

/** Whoever said no is not asked about the same for so long. */
const REST_MS = 7 * 86_400_000;
/** So long somebody may look at WeChat's question. */
const ANSWERED_WITHIN_MS = 10 * 60_000;

/** The app's pages by the names of its routes (`src/navigation/routes.ts`); those that WeChat's own messages lead to. */
const PATHS: Record<string, string> = {
  recordDetail: 'pages/ticket/recordDetail',
  ticketConfirm: 'pages/ticket/ticketConfirm',
  activityDetail: 'pages/activity/ActivityDetail',
  prizeStatus: 'pages/prize/prize-status',
};
const INBOX = 'pages/message/Message';

/** A page of the mini-program with its query, as WeChat opens it; what has no page leads to the inbox. */
function miniPathOf(page: Message['page']): string {
  const path = page && PATHS[page.name];
  if (!page || !path) return INBOX;
  const query = new URLSearchParams(page.params).toString();
  return query ? `${path}?${query}` : path;
}

interface SubscribeDeps {
  database: Database;
  wechat: Pick<WechatClient, 'appId' | 'asApp'>;
  templates: SubscribeConfig;
  messages: Messages;
  /** Which of the mini-program's versions a message opens. */
  miniState: 'formal' | 'developer';
  log: FastifyBaseLogger;
}

export type Subscribe = ReturnType<typeof createSubscribe>;

/** WeChat's one-time subscribe messages: who may be asked, what they said, and what they are told (decision 195). */
export function createSubscribe({ database, wechat, templates, messages, miniState, log }: SubscribeDeps) {
  const { db } = database;
  const appId = wechat.appId('mini');

  async function askable(visitorId: string, now: number): Promise<Askable[]> {
    if (appId === null) return [];
    const refused = await repo.listRefused(db, visitorId, now - REST_MS);
    return SUBSCRIBE_PURPOSES.flatMap((purpose) => {
      const template = templates[purpose];
      return template && !refused.includes(purpose) ? [{ purpose, templateId: template.id }] : [];
    });
  }

  /** Hands a message that is marked to WeChat, and writes down what became of it. Never throws for WeChat. */
  async function sendOne(message: repo.Outgoing, now: number): Promise<boolean> {
    const { purpose, attempts } = message;
    const settle = async (state: Parameters<typeof repo.settle>[2]['state'], problem?: string, msgId?: string) => {
      await repo.settle(db, message, { state, problem, msgId });
      subscribeMessages.inc({ purpose, result: state });
      return state === 'sent';
    };
    const openid = appId === null ? undefined : await findOpenid(db, message.visitorId, appId);
    if (openid === undefined) return settle('failed', 'no openid');
    const template = templateOf(message.templateId, purpose);
    if (!template) return settle('failed', 'no such template');
    try {
      const { msgid } = await wechat.asApp('mini', '/cgi-bin/message/subscribe/send', bodyOf(message, template, openid));
      return settle('sent', undefined, msgid === undefined ? undefined : String(msgid));
    } catch (error) {
      if (error instanceof WechatUnavailableError && error.reached) {
        log.warn(
          { purpose, reason: error.message },
          'nobody knows whether WeChat has a subscribe message; it is not sent again',
        );
        return settle('unknown', 'no answer');
      }
      if (!(error instanceof WechatUnavailableError) && !(error instanceof WechatRefusedError)) throw error;
      const outcome = error instanceof WechatRefusedError ? outcomeOf(error.errcode) : 'later';
      if (outcome === 'later') {
        log.warn({ purpose, attempts, reason: error.message }, 'a subscribe message could not be sent; it is sent again');
        await repo.postpone(db, message, error.message.slice(0, 200), now + sendAgainAfter(attempts));
        return false;
      }
      const problem = error instanceof WechatRefusedError ? String(error.errcode) : '';
      if (outcome === 'failed') log.error({ purpose, reason: error.message }, 'WeChat refused a subscribe message for good');
      return settle(outcome, problem);
    }
  }

  function bodyOf(message: repo.Outgoing, template: SubscribeTemplate, openid: string): object {
    const { kind, params, pageSubject, lang, purpose } = message;
    return {
      touser: openid,
      template_id: template.id,
      page: miniPathOf(pageOf({ kind, params, subject: pageSubject }, messages)),
      data: dataOf(template, purpose, params, lang),
      miniprogram_state: miniState,
      lang: wechatLang(lang),
    };
  }

  /** The consent is for the template that was asked about, which the park may have changed since. */
  const templateOf = (id: string, purpose: SubscribePurpose) =>
    templates[purpose]?.id === id ? templates[purpose] : undefined;

  return {
    calls: {
      getSubscribeTemplates: (_, { visitorId, now }) => askable(visitorId, now),

      async answerSubscribe({ answer, ...about }, { visitorId, lang, now }) {
        if (!templateOf(about.templateId, about.purpose)) return askable(visitorId, now);
        const isYes = answer === 'accept';
        await database.transaction(async (tx) => {
          const lastDueAt = await repo.lastDue(tx, { ...about, visitorId });
          await repo.keepAnswer(tx, { ...about, visitorId, lang, isYes }, now);
          if (!isYes) return;
          // While WeChat's question stood there it has happened already.
          const { purpose, subject } = about;
          const after = Math.max(lastDueAt ?? 0, now - ANSWERED_WITHIN_MS);
          const missed = await findNewest(tx, { visitorId, kinds: kindsOf(purpose), subject, after });
          if (missed) await tellByWechat(tx, [missed], now);
        });
        return askable(visitorId, now);
      },
    } satisfies Partial<Handlers<typeof calls, typeof schemas>>,

    /** Sends what is due; a job's work. Each is sent once at most, whatever happens. @returns how many WeChat has now */
    async send(now: number): Promise<number> {
      await repo.giveUpOn(db);
      await repo.dropLate(db, now);
      return drain(
        (limit) => repo.takeDue(db, now, limit),
        (message) => sendOne(message, now),
      );
    },
  };
}

/** Makes due what visitors wanted to be told by WeChat, of messages that are written in the same transaction. */
export async function tellByWechat(tx: Db, messages: NewMessage[], now: number): Promise<void> {
  const due = messages.flatMap((message) => {
    const found = toTell(message, now);
    return found ? [{ ...found, visitorId: message.visitorId }] : [];
  });
  if (due.length > 0) await repo.makeDue(tx, due, now);
}

function toTell({ kind, params, subject, about = subject ?? undefined }: Omit<NewMessage, 'visitorId'>, now: number) {
  const purpose = purposeOf(kind);
  if (!purpose || about === undefined) return undefined;
  return { purpose, about, kind, params, subject, uselessAt: uselessAt(purpose, params, now) };
}
