import { isIP } from 'node:net';
import { z } from 'zod';

// What a variable may hold. Every message is what follows its name: "PORT must be …".
export const text = z.string().trim();
/** A number without a fraction. */
export const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};
export const port = whole(0, 65_535);
/** What has this form, where it is set. */
export const like = (form: RegExp, message: string) => text.regex(form, message).optional();
export const flag = z.enum(['0', '1'], 'must be 0 or 1').optional();
export const address = z.url('must be an address such as https://park.example');
export const maxLength = (length: number) => text.max(length, `must have at most ${length} characters`);
export const parts = (all: string, by: string | RegExp = ','): string[] =>
  all
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);
/** Several, comma-separated or a line each; lines that begin with # are left out, as in what age-keygen writes. */
export const list = (one: z.ZodType<string, string>) =>
  text
    .default('')
    .transform((all) => parts(all.replace(/^\s*#.*$/gm, ''), /[,\n]/))
    .pipe(z.array(one));
/** `name=value`, comma-separated, each value as in an address (OpenTelemetry's way to write headers). */
export const pairs = text
  .default('')
  .transform((all) => parts(all))
  .pipe(z.array(z.string().regex(/^[^=]+=.*$/, 'must be name=value, comma-separated')))
  .transform((all) => Object.fromEntries(all.map(pairOf)));
const pairOf = (pair: string) => {
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return [name, decodeURIComponent(value)] as const;
};
/** Where errors go: `https://key@host/project`. */
export const dsn = text
  .regex(/^https?:\/\/[^@/:]+(?::[^@/]*)?@[^@/]+\/(?:.+\/)?\d+$/, 'must be as its project says, such as https://key@host/1')
  .transform((value) => {
    const { protocol, host, username: key, pathname } = new URL(value);
    const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
    return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key };
  });
const NO_ORIGIN = 'must be an origin such as https://park.example';
/** Scheme, host and port; a slash at the end is taken away. */
export const origin = z
  .url(NO_ORIGIN)
  .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''), NO_ORIGIN)
  .transform((value) => new URL(value).origin);

const NAMED_SUBNETS = ['loopback', 'linklocal', 'uniquelocal'];
const isSubnet = (part: string) => {
  const [, host = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  return NAMED_SUBNETS.includes(part) || (isIP(host) > 0 && Number(bits ?? 0) <= (isIP(host) === 4 ? 32 : 128));
};
/** A word for all would let anybody write the address that limits count by: `true`, which once was one, means one proxy. */
export const trustedProxies = text
  .default('')
  .refine(
    (value) => /^(\d?|true|false)$/.test(value) || value.split(',').every((part) => isSubnet(part.trim())),
    'must be how many proxies stand before the server (1 for one), or their addresses or subnets, comma-separated',
  )
  .transform((value): false | number | string => {
    if (['', '0', 'false'].includes(value)) return false;
    if (value === 'true') return 1;
    return /^\d$/.test(value) ? Number(value) : value;
  });
export const postgresUrl = like(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');
