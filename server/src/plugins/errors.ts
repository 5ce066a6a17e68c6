import type { ErrorName } from '@park/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseAway } from '../db/away';
import { isOfNobody } from '../db/db';
import { AppError, type ErrorParams, HTTP_STATUS } from '../http/appError';
import { failure } from '../http/envelope';
import { InputError } from '../http/input';
import { languageOf } from '../http/route';
import { errorMessage } from '../i18n/errors';
import { issueSentence } from '../i18n/issues';
import type { createReleaseFiles } from '../releaseFile/releaseFile.service';

/** Whoever gets one of these, with the seconds, may try again then. */
const COMES_BACK = new Set<ErrorName>(['tooManyRequests', 'unavailable']);

interface ErrorOptions {
  /** Before there is nothing at an address, what another release had there. */
  releaseFiles: Pick<ReturnType<typeof createReleaseFiles>, 'read'>;
}

/** Errors leave in the envelope, in the reader's language (R-call-5). An unforeseen one is logged whole and answered "internal". */
export const errors = fp(async (app: FastifyInstance, { releaseFiles }: ErrorOptions) => {
  app.setErrorHandler((error, req, reply) => {
    if (error instanceof InputError) {
      const lang = languageOf(req);
      const sentences = [...new Set(error.issues.map((issue) => issueSentence(issue, lang)))];
      return answer(app, req, reply, 'invalidInput', { first: sentences[0] ?? '' }, { errors: sentences });
    }
    if (error instanceof AppError) {
      // Something besides the database, such as the store of pictures.
      if (error.errorName === 'unavailable' && error.cause) tellAway(req, error.errorName, error);
      if (error.params.seconds !== undefined && COMES_BACK.has(error.errorName))
        reply.header('retry-after', error.params.seconds);
      return answer(app, req, reply, error.errorName, error.params, { result: error.result });
    }
    const name = nameOf(error as FastifyError, req.routeOptions.config.auth === 'admin');
    if (name === 'notFound') reply.code(404);
    if (name === 'internal') req.log.error({ err: error, call: req.routeOptions.url }, 'request failed');
    if (SENT_AS_UNAVAILABLE.has(name)) tellAway(req, name, error);
    return answer(app, req, reply, name, {});
  });

  app.setNotFoundHandler(async (req, reply) => {
    const earlier = req.method === 'GET' ? await releaseFiles.read(req, reply) : null;
    if (earlier) return reply.code(200).send(earlier);
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
  more: { errors?: string[]; result?: unknown } = {},
) {
  const message = errorMessage(name, languageOf(req), params);
  reply.errorName = name;
  const status = HTTP_STATUS[name] ?? (reply.statusCode === 404 ? 404 : 200);
  const { code } = new AppError(name);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure({ name, code, message, ...more }, req.id, app.clock())));
}

const UNREADABLE = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
  'FST_INVALID_MULTIPART_CONTENT_TYPE',
]);
const TOO_LARGE = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT', 'FST_FILES_LIMIT']);
/** No room on the disk, or what an account may use of it. */
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT']);
/** No handle left, or the disk itself. */
const STORAGE_FAILED = new Set(['EROFS', 'EIO', 'EMFILE', 'ENFILE']);
const SENT_AS_UNAVAILABLE = new Set<ErrorName>(['unavailable', 'storageFull', 'storageFullForStaff']);

function nameOf(error: FastifyError, isStaff: boolean): ErrorName {
  if (UNREADABLE.has(error.code) || error instanceof SyntaxError) return 'malformedBody';
  if (TOO_LARGE.has(error.code)) return 'bodyTooLarge';
  // Static files refuse a folder with 403, which would tell that it exists.
  if (error.statusCode === 403 || error.statusCode === 404) return 'notFound';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'malformedBody';
  // They had themselves erased while this was under way.
  if (isOfNobody(error)) return 'signInRequired';
  if (STORAGE_FULL.has(error.code)) return isStaff ? 'storageFullForStaff' : 'storageFull';
  if (isDatabaseAway(error) || STORAGE_FAILED.has(error.code)) return 'unavailable';
  return 'internal';
}

/** While it lasts it is every request: a line each, no more. */
function tellAway(req: FastifyRequest, name: ErrorName, error: unknown): void {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  req.log.warn({ because: cause instanceof Error ? cause.message : typeof cause }, name);
}
