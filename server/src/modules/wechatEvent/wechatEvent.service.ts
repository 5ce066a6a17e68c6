import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { PushConfig } from '../../config';
import type { Database, Db } from '../../db/db';
import { hashAs } from '../../db/encryptedColumn';
import { echoOf, PushForgedError, type PushMessage, type PushQuery, readPush } from '../../wechat/pushMessage';
import type { AppKind, WechatClient } from '../../wechat/wechatClient';
import { visitorOfOpenid } from '../session/session.service';
import { noteEvent } from './wechatEvent.repo';

export { forgetSetting, keepSetting, readSetting } from './wechatEvent.repo';

/** Around an event: which app it is about, and whose openid is whose. */
interface EventContext {
  app: AppKind;
  appId: string;
  now: number;
  /** The visitor whom the park knows by this openid of the app; null: nobody. */
  visitorOf(openid: string): Promise<string | null>;
}

/**
 * Writes down what an event means, in the transaction that makes sure that it is done once; it may come late, and after others that
 * happened later. What it returns runs after the commit, and WeChat does not wait for it.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to do after the commit
type Handler<Event> = (tx: Db, event: Event, context: EventContext) => Promise<(() => Promise<unknown>) | void>;

/** heard: done, done before, or of no interest. */
type Heard = 'heard' | 'forged' | 'off';

/** What WeChat tells of the park's apps beside money. Each noun says what it wants to hear of. */
export interface WechatEvents {
  /** @param schema what of the event is read; numbers are texts when WeChat writes XML (`eventNumber`) */
  on<Event>(name: string, schema: z.ZodType<Event>, handler: Handler<Event>): void;
  /** What WeChat's console wants to hear; null when it is not WeChat's, or no token is set. */
  echo(query: PushQuery, now: number): string | null;
  /** @param body exactly as it came; @throws when it could not be done: WeChat tells it again */
  hear(app: AppKind, query: PushQuery, body: string, now: number): Promise<Heard>;
}

/** A number of an event: JSON writes it as one, XML as text. */
export const eventNumber = z.coerce.number().int();

interface WechatEventsDeps {
  database: Database;
  wechat: Pick<WechatClient, 'appId'>;
  config: PushConfig | null;
  log: FastifyBaseLogger;
}

export function createWechatEvents({ database, wechat, config, log }: WechatEventsDeps): WechatEvents {
  const handlers = new Map<string, { schema: z.ZodType; handler: Handler<never> }>();

  async function take(app: AppKind, appId: string, message: PushMessage, text: string, now: number): Promise<void> {
    const event = nameOf(message);
    const found = handlers.get(event);
    if (!found) return;
    const { data, error } = found.schema.safeParse(message);
    if (error) {
      log.error(
        { event, fields: error.issues.map(({ path }) => path.join('.')) },
        'an event of WeChat lacks what it should say',
      );
      return;
    }
    const key = keyOf(message, text);
    const then = await database.transaction(async (tx) => {
      if (!(await noteEvent(tx, { appId, key, event }, now))) return;
      return found.handler(tx, data as never, { app, appId, now, visitorOf: (openid) => visitorOfOpenid(tx, appId, openid) });
    });
    then?.().catch((err: unknown) => log.error({ err, event }, 'what follows from an event of WeChat failed'));
  }

  return {
    on(name, schema, handler) {
      if (handlers.has(name)) throw new Error(`The event ${name} has a reader already.`);
      handlers.set(name, { schema, handler: handler as Handler<never> });
    },
    echo: (query, now) => (config === null ? null : believed(() => echoOf(config, query, now))),
    async hear(app, query, body, now) {
      const appId = wechat.appId(app);
      if (config === null || appId === null) return 'off';
      const read = believed(() => readPush(config, { query, body, appId, now }));
      if (read === null) return 'forged';
      await take(app, appId, read.message, read.text, now);
      return 'heard';
    },
  };

  function believed<Read>(read: () => Read): Read | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof PushForgedError)) throw error;
      log.warn({ reason: error.message }, 'a message was refused');
      return null;
    }
  }
}

const nameOf = ({ MsgType, Event, InfoType }: PushMessage): string =>
  String(MsgType === 'event' || MsgType === undefined ? (Event ?? InfoType ?? '') : MsgType);

/**
 * What an event is known by. WeChat's own advice (sender, moment, name) is not enough: what it tells of orders has one sender, and two
 * orders may settle within a second. Told again, it says the same.
 */
function keyOf({ MsgId }: PushMessage, text: string): string {
  return typeof MsgId === 'string' || typeof MsgId === 'number' ? `id ${MsgId}` : (hashAs('wechat event', text) ?? '');
}
