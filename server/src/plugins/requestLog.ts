import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config';
import { errors } from '../metrics';
import { reportError } from './errorReports';
import { fingerprintOf } from './fingerprint';

/** Whether a log line may carry it: paths yes; queries (codes, keywords), bodies, headers and addresses of people no. */
const withoutQuery = (url: string) => url.split('?', 1)[0] ?? '';

const ERROR_LEVEL = 50;

/**
 * How requests are logged: one line each (`callMetrics`), with an id that the answer's `extras` carries too, method and path, status and
 * time; JSON in production, short lines else. No token, no openid, no input: those are neither in the request lines nor in the texts of
 * database errors. What is logged as an error is counted by what broke and where, whoever logs it.
 */
export async function logOptions(
  { logLevel, production }: Pick<Config, 'logLevel' | 'production'>,
  logTo?: { write(line: string): void },
): Promise<Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'requestIdHeader' | 'logController'>> {
  const stream = logTo ?? (production || logLevel === 'silent' ? undefined : await shortLines());
  return {
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: logLevel,
      ...(stream ? { stream } : {}),
      hooks: {
        logMethod(args, method, level) {
          const [first] = args as unknown[];
          if (level >= ERROR_LEVEL && typeof first === 'object' && first !== null && 'err' in first)
            note(first as { err: unknown; call?: string; job?: string });
          method.apply(this, args);
        },
      },
      serializers: {
        req: (req) => ({ method: req.method, path: withoutQuery(req.url ?? '') }),
        err: (error: unknown) => ({ ...describeError(error), fingerprint: fingerprintOf(error) }),
      },
    },
  };
}

function note({ err, call, job }: { err: unknown; call?: string; job?: string }): void {
  const fingerprint = fingerprintOf(err);
  errors.inc({ fingerprint: bounded(fingerprint) });
  reportError(() => {
    const { type, code, stack } = describeError(err);
    return { fingerprint, type, code, stack, call, job };
  });
}

async function shortLines() {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,status,ms,error',
    messageFormat: ({ req, status, error, ms, reqId, msg }) => {
      const { method, path } = (req ?? {}) as Record<string, unknown>;
      const words = req ? [method, path, status, error, `${ms} ms`, reqId] : [msg, reqId];
      return words.filter((word) => word !== undefined).join(' ');
    },
  });
}

/** A label has few values, whatever happens. */
const MAX_FINGERPRINTS = 100;
const known = new Set<string>();
function bounded(fingerprint: string): string {
  if (known.size < MAX_FINGERPRINTS) known.add(fingerprint);
  return known.has(fingerprint) ? fingerprint : 'other';
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
