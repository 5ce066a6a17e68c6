import type { Random } from '../server/src/testing/randomFrom';

/** What the fuzz sends: made from the OpenAPI document, which the server makes from the schemas of its calls, so that a new call is covered by itself. */

/** Of JSON Schema what the document uses. */
export interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  format?: string;
  items?: Shape;
  minItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
}
export interface Operation {
  method: string;
  path: string;
  query: Record<string, Shape>;
  body: Shape | null;
}
export interface Case {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}
export type As = 'nobody' | 'visitor' | 'staff' | 'somebody else';

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const DAYS = ['0000-01-01', '0000-02-29', '0001-01-01', '9999-12-31', '10000-01-01', '2026-02-30', '1969-12-31', '2026-11-22'];
const ZONES = ['Z', '+08:00', '-14:00', '+23:59'];
const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00',
    '\u202e',
    '💥',
    '١٢',
    'x'.repeat(300),
    '化'.repeat(5_000),
    'null',
    'true',
    'NaN',
  ],
  ...["'; drop table visitor; --", '%', '_%', '\\', '../../etc/passwd', '<script>', '-1', '1e400', '0x10', '13800001111'],
  ...['https://a@b/', 'javascript:1', 'http://[', '//x', 'AC-0000-0000-0000', '11010519491231002X', '12:00', '24:00', '99:99'],
];
const NUMBERS = [
  0,
  -1,
  1,
  0.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1e308,
  5e-324,
  1e-320,
  9e15,
  181,
  100_001,
];
const OTHERS = [null, true, false, [], {}, [[]], [null], { a: 1 }, nested(20), nested(33), nested(2_000)];

function nasty(random: Random, known: readonly string[]): unknown {
  const kind = random();
  if (kind < 0.3) return pick(random, TEXTS);
  if (kind < 0.45) return moment(random);
  if (kind < 0.65) return pick(random, NUMBERS);
  if (kind < 0.8 && known.length > 0) return pick(random, known);
  return pick(random, OTHERS);
}

const moment = (random: Random) => {
  const day = pick(random, DAYS);
  return random() < 0.5 ? day : `${day}T${pick(random, ['00:00:00', '23:59:59.999', '23:59:60'])}${pick(random, ZONES)}`;
};

/** Something that may well fit: most cases must get past the schema to reach what lies behind it. */
function fitting(shape: Shape, random: Random, known: readonly string[], name = ''): unknown {
  const kinds = shape.anyOf ?? shape.oneOf;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(random, shape.enum);
  if (kinds) return fitting(pick(random, kinds), random, known, name);
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .filter(([key]) => shape.required?.includes(key) || random() < 0.5)
        .map(([key, inner]) => [key, fitting(inner, random, known, key)]),
    );
  if (shape.type === 'array') {
    const length = (shape.minItems ?? 0) + Math.floor(random() * 2);
    return Array.from({ length }, () => fitting(shape.items ?? {}, random, known, name));
  }
  if (shape.type === 'boolean') return random() < 0.5;
  if (shape.type === 'integer' || shape.type === 'number') return pick(random, [0, 1, 2, 10, 20, 100, 110, 12_000]);
  if (shape.format === 'date') return random() < 0.5 ? '2026-11-22' : pick(random, DAYS.slice(0, 4));
  if (shape.format === 'date-time') return random() < 0.5 ? '2026-11-22T10:00:00+08:00' : moment(random);
  if (shape.format === 'uri') return 'http://localhost/mp/';
  if (/day|date/i.test(name) && random() < 0.5) return pick(random, DAYS);
  if (known.length > 0 && random() < 0.6) return pick(random, known);
  return pick(random, ['一只三叶虫', 'Trilobite', '13800001111', '09:00', 'fuzz-fuzz-fuzz-fuzz-fuzz']);
}

/** The same with something that does not belong there, in one place or two. */
function spoiled(value: unknown, random: Random, known: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return nasty(random, known);
  const names = Object.keys(value);
  const name =
    names.length === 0 || random() < 0.05 ? pick(random, ['id', 'page', '__proto__', 'a\0b', 'toString']) : pick(random, names);
  const inner = (value as Record<string, unknown>)[name];
  const put = random() < 0.5 ? spoiled(inner, random, known) : nasty(random, known);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === name ? put : item));
  return { ...value, [name]: put };
}

const CONTENT_TYPES = [
  ...[
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json;',
    'application/JSON',
    '',
    'a/b;;;',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
  ],
];
const ODD_HEADERS: Record<string, string>[] = [
  { 'accept-language': 'x'.repeat(3_000) },
  { 'accept-language': 'zh-Hans;q=9,*;q=-1,;;;,\u00ff' },
  { 'idempotency-key': 'a'.repeat(4_000) },
  { 'idempotency-key': '\u0080\u00ff' },
  { 'x-forwarded-for': '999.1.1.1, ::, \u00ff', 'x-forwarded-proto': 'gopher', 'x-forwarded-host': '[[[' },
  { host: '[::1' },
  { origin: 'null', referer: 'http://[' },
  { range: 'bytes=9-1,-,x', 'if-none-match': '"' },
  { 'content-encoding': 'gzip' },
  { expect: '200-ok' },
  { accept: 'text/event-stream', 'last-event-id': '-9999999999999999999999\u00ff' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a.'.repeat(2_000)}` },
  { authorization: 'Basic \u00ff' },
  { cookie: '=;;;=\u00ff' },
];
const BROKEN_JSON = [
  '{',
  '[[[[',
  '{"a":}',
  '"',
  '\u0000',
  'nul',
  '{"a":1e999}',
  '{"__proto__":{"a":1}}',
  '1',
  '"x"',
  'null',
  '[]',
];
const QUERIES = [
  '%',
  '%E0%A4%A',
  'a[b]=1&a=2',
  'a[=1&]a=2',
  '=',
  '&&&',
  '__proto__[a]=1',
  'page=1e9&pageSize=-1',
  `x${'[y]'.repeat(500)}=1`,
  'a=%00',
];

/** One thing to send to a call. `known`: ids the park answered with, so that some cases are about something that is there. */
export function caseOf({ method, path, query, body }: Operation, random: Random, known: readonly string[]): Case {
  const place = path.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(pick(random, known.length > 0 && random() < 0.5 ? known : TEXTS.filter(isText))),
  );
  const input = (shape: Shape) => {
    const good = fitting(shape, random, known);
    return random() < 0.2 ? good : spoiled(random() < 0.3 ? spoiled(good, random, known) : good, random, known);
  };
  const parameters = input({ type: 'object', properties: query, required: [] });
  const search = random() < 0.1 ? pick(random, QUERIES) : queryString(parameters);
  const odd = random() < 0.15 ? pick(random, ODD_HEADERS) : {};
  const sent = { method, path: search ? `${place}?${search}` : place };
  if (method === 'GET') return { ...sent, headers: odd, body: null };
  const kind = random();
  const json = { 'content-type': 'application/json', ...odd };
  const content = input(body ?? { type: 'object' });
  if (kind < 0.7) return { ...sent, headers: json, body: bytes(JSON.stringify(content) ?? '') };
  if (kind < 0.76) return { ...sent, headers: json, body: bytes(pick(random, BROKEN_JSON)) };
  if (kind < 0.8)
    return { ...sent, headers: json, body: Buffer.concat([bytes('{"id":"'), Buffer.from([0xff, 0xc0, 0x80]), bytes('"}')]) };
  if (kind < 0.85)
    return {
      ...sent,
      headers: { ...odd, 'content-type': pick(random, CONTENT_TYPES) },
      body: bytes(JSON.stringify(content) ?? ''),
    };
  return { ...sent, headers: { ...odd, 'content-type': 'multipart/form-data; boundary=fuzz' }, body: form(content, random) };
}

const isText = (text: string) => !/[\ud800-\udfff]/.test(text);
/** No address can hold half a character. */
const wellFormed = (text: string) => Buffer.from(text).toString();
const bytes = (text: string) => Buffer.from(text);

function queryString(value: unknown): string {
  if (typeof value !== 'object' || value === null) return encodeURIComponent(wellFormed(String(value)));
  return Object.entries(value)
    .map(
      ([name, inner]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(typeof inner === 'object' ? JSON.stringify(inner) : String(inner)))}`,
    )
    .join('&')
    .slice(0, 12_000);
}

/** The same as a form: with a file now and then, with JSON in a field, cut short, with broken heads. */
function form(value: unknown, random: Random): Buffer {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['file', value]];
  const parts = fields.map(([name, inner]) => {
    const isFile = name === 'file' || random() < 0.1;
    const type = random() < 0.2 ? 'application/json' : pick(random, ['text/plain', 'image/png', '\u00ff']);
    const text = typeof inner === 'object' ? JSON.stringify(inner) : String(inner);
    return `--fuzz\r\ncontent-disposition: form-data; name="${name}"${isFile ? '; filename="../a\u0000.png"' : ''}\r\ncontent-type: ${type}\r\n\r\n${text}\r\n`;
  });
  const whole = bytes(`${parts.join('')}--fuzz--\r\n`);
  return random() < 0.4 ? whole.subarray(0, Math.floor(random() * whole.length)) : whole;
}
