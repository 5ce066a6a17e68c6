import type { ErrorName } from '@park/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sqlState } from '../db/db';
import { AppError, type ErrorParams, HTTP_STATUS } from '../http/appError';
import { failure } from '../http/envelope';
import { InputError } from '../http/input';
import { languageOf } from '../http/route';
import { errorMessage } from '../i18n/errors';
import { issueSentence } from '../i18n/issues';

/**
 * Every error leaves in the envelope, in the reader's language (product rules, "Conventions of the wire"). What the
 * product did not foresee is logged whole and answered with nothing but "internal".
 */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error, req, reply) => {
    if (error instanceof InputError) {
      const lang = languageOf(req);
      const sentences = [...new Set(error.issues.map((issue) => issueSentence(issue, lang)))];
      return answer(app, req, reply, 'invalidInput', { first: sentences[0] ?? '' }, sentences);
    }
    if (error instanceof AppError) {
      if (error.params.seconds !== undefined && error.errorName === 'tooManyRequests')
        reply.header('retry-after', error.params.seconds);
      return answer(app, req, reply, error.errorName, error.params);
    }
    const name = nameOf(error as FastifyError);
    if (name === 'notFound') reply.code(404);
    if (name === 'internal' || name === 'unavailable') req.log.error({ err: error }, 'request failed');
    return answer(app, req, reply, name, {});
  });

  app.setNotFoundHandler((req, reply) => {
    reply.code(404);
    return answer(app, req, reply, 'notFound', {});
  });
});

/** For addresses so broken that no route, and so no handler above, ever sees them. */
export function answerBadAddress(clock: () => number) {
  return (_error: FastifyError, req: FastifyRequest, reply: FastifyReply) =>
    void answer({ clock }, req, reply.code(404), 'notFound', {});
}

function answer(
  app: Pick<FastifyInstance, 'clock'>,
  req: FastifyRequest,
  reply: FastifyReply,
  name: ErrorName,
  params: ErrorParams,
  sentences?: string[],
) {
  const message = errorMessage(name, languageOf(req), params);
  const status = HTTP_STATUS[name] ?? (reply.statusCode === 404 ? 404 : 200);
  const { code } = new AppError(name);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure({ name, code, message, errors: sentences }, req.id, app.clock())));
}

const UNREADABLE = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
  'FST_INVALID_MULTIPART_CONTENT_TYPE',
]);
const TOO_LARGE = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT', 'FST_FILES_LIMIT']);
/** Connection lost or refused, too many connections, server shutting down. */
const DATABASE_GONE = /^(08...|53300|57P0[123])$/;
const NETWORK_GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE']);

function nameOf(error: FastifyError): ErrorName {
  if (UNREADABLE.has(error.code) || error instanceof SyntaxError) return 'malformedBody';
  if (TOO_LARGE.has(error.code)) return 'bodyTooLarge';
  // Static files refuse a folder with 403, which would tell that it exists.
  if (error.statusCode === 403 || error.statusCode === 404) return 'notFound';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'malformedBody';
  if (DATABASE_GONE.test(sqlState(error) ?? '') || NETWORK_GONE.has(networkCode(error) ?? '')) return 'unavailable';
  return 'internal';
}

function networkCode(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, message } = cause as { code?: unknown; message: string };
    if (typeof code === 'string' && NETWORK_GONE.has(code)) return code;
    // pg gives no code when its pool could not connect in time.
    if (message === 'timeout exceeded when trying to connect' || message.startsWith('Connection terminated'))
      return 'ETIMEDOUT';
  }
  return undefined;
}
