import { RequestError } from './errors';
import type { Interceptor, WireAnswer } from './interceptor';
import type { RequestHooks } from './requestHooks';
import { hearServerTime } from './serverClock';

/** The parts of an envelope this layer reads; a stranger's answer may lack any of them. */
interface Body {
  code?: unknown;
  message?: unknown;
  result?: unknown;
  errors?: unknown;
  extras?: { error?: unknown } | null;
  time?: unknown;
}

function parse(data: unknown): Body | null {
  try {
    const body: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
  } catch {
    return null;
  }
}

/** Admin.NET's errors are a list, ASP.NET's an object of lists, some proxies' a text. */
function joinedErrors(errors: unknown): string {
  if (typeof errors === 'string') return errors;
  if (typeof errors !== 'object' || errors === null) return '';
  return Object.values(errors)
    .flat()
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n');
}

/** A server may write its code as text. */
function numberOf(code: unknown): number | undefined {
  const isText = typeof code === 'string' && code.trim() !== '' && !Number.isNaN(Number(code));
  return typeof code === 'number' || isText ? Number(code) : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Judges an answer by the error catalogue (R-error-1 to R-error-4) and hands on its result.
 * @throws RequestError `unauthorized`, `http`, `business` or `malformed`
 */
export function answer(hooks: RequestHooks): Interceptor<WireAnswer, unknown> {
  return async (request, proceed) => {
    const { statusCode, data } = await proceed(request);
    const body = parse(data);
    hearServerTime(body?.time);
    const errors = joinedErrors(body?.errors);
    const message = errors || text(body?.message);
    const code = numberOf(body?.code);
    const facts = { status: statusCode, code, errorName: text(body?.extras?.error) || undefined, result: body?.result };

    if (statusCode === 401 || code === 401) {
      throw new RequestError('unauthorized', message || (await hooks.texts()).requestError, facts);
    }
    if (statusCode >= 400) throw new RequestError('http', message || (await hooks.texts()).requestError, facts);
    if (body === null) throw new RequestError('malformed', (await hooks.texts()).pathNotFound, facts);
    if (code === undefined && errors === '') return 'result' in body ? body.result : body;
    if (code !== 200) throw new RequestError('business', message || (await hooks.texts()).requestError, facts);
    if (errors && !request.meta.quiet) hooks.report(errors);
    return body.result;
  };
}
