import { pathOf, ROUTES } from '@/navigation/routes';
import { decodeParam } from '@/navigation/url';

/**
 * Where an administrator goes after signing in: back to the write-off page with the code it was asked for, as far as that is
 * where they came from. An address is written by anybody, so nothing else of it is followed.
 */
export function redemptionParams(from: string | undefined): { code?: string } {
  if (!from || pathOf(from) !== ROUTES.prizeWriteOff) return {};
  const code = /[?&]code=([^&]*)/.exec(from)?.[1];
  return code ? { code: decodeParam(code) } : {};
}
