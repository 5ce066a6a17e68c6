import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/** Whether a log line may carry it: paths yes; queries (codes, keywords), bodies, headers and addresses of people no. */
const withoutQuery = (url: string) => url.split('?', 1)[0] ?? '';

/**
 * How requests are logged: an id that the answer's `extras` carries too, method and path, status and time. No token, no
 * openid, no input: those are neither in the request lines nor in the texts of database errors.
 */
export function logOptions(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'requestIdHeader'> {
  return {
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logger: {
      level: config.logLevel,
      ...(stream ? { stream } : {}),
      serializers: {
        req: (req) => ({ method: req.method, path: withoutQuery(req.url ?? '') }),
        res: (res) => ({ statusCode: res.statusCode }),
        err: (error: unknown) => describeError(error),
      },
    },
  };
}

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
};

/** Drizzle puts a query's values into its message and PostgreSQL a row's into `detail`: neither goes to the log. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const { code } = error as { code?: unknown };
  const message = error.message.replace(/\nparams: [\s\S]*$/, '');
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}
