import { startDeadline } from '@/platform/requestDeadline';
import { RequestError } from './errors';
import type { ParkRequest, WireAnswer } from './interceptor';
import type { RequestHooks } from './requestHooks';

/** What the two targets' senders answer with. */
export interface RawAnswer {
  statusCode: number;
  header?: Record<string, unknown>;
  data: unknown;
}

function lowerCased(header: Record<string, unknown> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(header ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/**
 * Runs one exchange under the time limit and tells a timeout from a lost connection (R-error-4).
 * @param exchange sends with the given limits; rejects when no whole answer came
 * @throws RequestError `timeout` or `network`
 */
export async function transport(
  request: ParkRequest,
  hooks: RequestHooks,
  exchange: (request: ParkRequest, limits: { signal?: AbortSignal; timeout: number }) => Promise<RawAnswer>,
): Promise<WireAnswer> {
  const deadline = startDeadline(hooks.timeout);
  try {
    const { statusCode, header, data } = await exchange(request, deadline.params);
    return { statusCode, header: lowerCased(header), data };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    const message = String((error as { errMsg?: string } | null)?.errMsg ?? '');
    throw deadline.expired() || /timeout/i.test(message)
      ? new RequestError('timeout', (await hooks.texts()).networkTimeout)
      : new RequestError('network', (await hooks.texts()).networkError);
  } finally {
    deadline.clear();
  }
}
