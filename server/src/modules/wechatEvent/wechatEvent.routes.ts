import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../http/appError';
import { wechatEvents } from '../../metrics';
import type { PushQuery } from '../../wechat/pushMessage';
import type { AppKind } from '../../wechat/wechatClient';
import { EVENT_PATHS } from './wechatEvent.paths';
import type { WechatEvents } from './wechatEvent.service';

const BODY_LIMIT_BYTES = 64 * 1024;
const HEARD = 'success';
const NAMES: Record<AppKind, string> = { h5: 'the Official Account', mini: 'the Mini Program' };
const DESCRIPTION =
  'Signed with the token of the message push, and encrypted with its EncodingAESKey where there is one; JSON or XML. The response is not an envelope: `success` acknowledges the message, any other status makes WeChat send it again.';

/** The message push (消息推送) of the park's apps. */
export function registerWechatEvents(app: FastifyInstance, events: WechatEvents): void {
  app.register(async (scope) => {
    // What is signed is read as it came, whatever WeChat calls it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_req, body, done) => done(null, body));
    for (const [kind, path] of Object.entries(EVENT_PATHS) as [AppKind, string][]) {
      const document = {
        description: DESCRIPTION,
        tags: ['sysWechatEvent'],
        response: { 200: z.string(), '4xx': z.string(), '5xx': z.string() },
      };
      scope.get(
        path,
        { schema: { ...document, summary: `Confirm the address of the message push of ${NAMES[kind]}` } },
        (req, reply) => {
          const echo = events.echo(req.query as PushQuery, app.clock());
          return echo === null ? refuse(reply) : reply.type('text/plain; charset=utf-8').send(echo);
        },
      );
      scope.post(
        path,
        {
          bodyLimit: BODY_LIMIT_BYTES,
          errorHandler: (error, req, reply) => {
            if (error instanceof AppError) throw error;
            req.log.error({ err: error }, 'a message of WeChat could not be handled');
            return say(reply.code(error.statusCode && error.statusCode < 500 ? 400 : 500), 'try again');
          },
          schema: { ...document, summary: `Receive an event of ${NAMES[kind]}` },
        },
        async (req, reply) => {
          const body = typeof req.body === 'string' ? req.body : '';
          const result = await events.hear(kind, req.query as PushQuery, body, app.clock());
          wechatEvents.inc({ result });
          return result === 'heard' ? say(reply, HEARD) : refuse(reply);
        },
      );
    }
  });
}

const refuse = (reply: FastifyReply) => say(reply.code(401), 'the signature is not WeChat’s');

const say = (reply: FastifyReply, text: string) => reply.type('text/plain; charset=utf-8').send(text);
