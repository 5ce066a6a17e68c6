import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { MINUTE_MS } from '@park/contract/parkTime';
import { type ErrorReport, onError } from './plugins/errorReports';
import { RELEASE } from './release';

export interface ErrorSinkConfig {
  /** Of the project's envelopes. */
  url: string;
  key: string;
  environment: string;
}

interface ErrorSink {
  /** Waits for what is under way. */
  sent(): Promise<void>;
  close(): Promise<void>;
}

/** Of one fingerprint a minute: the first tells what broke, the count is in the metrics. */
const EACH_A_MINUTE = 5;
/** Of all a minute. */
const ALL_A_MINUTE = 60;
const TIMEOUT_MS = 5_000;
/** A sink that is away, or asks for rest, is left alone so long. */
const REST_MS = 60_000;
const FRAME = /^ {4}at (?:async )?(?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/**
 * Tells errors to Sentry, or to what speaks its protocol, each under its fingerprint. What is told is what the log says of them
 * (`errorReports.ts`), so nothing of a person; a message is left out, for a library's may hold what somebody sent. Nobody waits for it: what
 * cannot be sent at once is dropped, since the log has it.
 * https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export function startErrorSink({ url, key, environment }: ErrorSinkConfig, { now = Date.now } = {}): ErrorSink {
  const underWay = new Set<Promise<void>>();
  let minute = { began: 0, sent: 0, of: new Map<string, number>() };
  let restsUntil = 0;

  const mayGo = (fingerprint: string): boolean => {
    const at = now();
    if (at < restsUntil) return false;
    if (at - minute.began >= MINUTE_MS) minute = { began: at, sent: 0, of: new Map() };
    const sent = minute.of.get(fingerprint) ?? 0;
    if (minute.sent >= ALL_A_MINUTE || sent >= EACH_A_MINUTE) return false;
    minute.sent += 1;
    minute.of.set(fingerprint, sent + 1);
    return true;
  };

  const send = async (error: ErrorReport): Promise<void> => {
    const headers = {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}`,
    };
    const body = envelopeOf(error, environment, now());
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    if (!answer || answer.status === 429 || answer.status >= 500)
      restsUntil = now() + Math.max(REST_MS, Number(answer?.headers.get('retry-after') ?? 0) * 1_000 || 0);
  };

  const forget = onError((error) => {
    if (!mayGo(error.fingerprint)) return;
    const sending = send(error).finally(() => underWay.delete(sending));
    underWay.add(sending);
  });
  const sent = async () => void (await Promise.all(underWay));
  return {
    sent,
    close: () => {
      forget();
      return sent();
    },
  };
}

function envelopeOf({ fingerprint, type, code, stack, call, job }: ErrorReport, environment: string, at: number): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at / 1_000,
    platform: 'node',
    level: 'error',
    environment,
    release: `park@${RELEASE.version}${RELEASE.commit ? `+${RELEASE.commit}` : ''}`,
    server_name: createHash('sha256').update(hostname()).digest('hex').slice(0, 8),
    transaction: call ?? job,
    fingerprint: [fingerprint, call ?? job ?? ''],
    tags: { ...(code && { code }), ...(call && { call }), ...(job && { job }) },
    exception: { values: [{ type, value: fingerprint, stacktrace: { frames: framesOf(stack) } }] },
  };
  const head = { event_id: id, sent_at: new Date(at).toISOString() };
  return [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
}

/** The outermost first, as the protocol wants them. */
function framesOf(stack: string): object[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, method = '?', file, row, column] = FRAME.exec(line) ?? [];
    if (!file) return [];
    const name = file.replace(/^.*\/(?=server\/|src\/|node_modules\/)/, '');
    return [
      {
        function: method,
        filename: name,
        lineno: Number(row),
        colno: Number(column),
        in_app: !/node_modules|^node:/.test(file),
      },
    ];
  });
  return frames.reverse();
}
