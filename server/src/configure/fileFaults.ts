import { LANGS } from '@park/contract/localized';
import type { z } from 'zod';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;
/** As much of a JSON schema as tells which keys an object may have. */
type Shape = z.core.JSONSchema.BaseSchema;

const SECRET = /secret|password|token|privateKey|apiV3Key/i;

/** `products[0].price` */
const pathText = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || 'The file';

/** Keys that a file may not have, in a sentence each. Nothing in it may look like a secret, wherever it stands. */
export function unknownKeys(shape: Shape | undefined, value: unknown, path: Path = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => unknownKeys(partOf(shape, 'items'), one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { properties, additionalProperties } = partOf(shape, 'properties', 'additionalProperties') ?? {};
  return Object.entries(value).flatMap(([key, one]) => {
    const at = [...path, key];
    const own = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
    const known = properties ? own : additionalProperties;
    if (known === undefined && SECRET.test(key))
      return [`${pathText(at)} looks like a secret. Secrets come from the environment, and do not belong in this file.`];
    if (properties && known === undefined) return [`${pathText(at)} is not a key that this file may have.`];
    return unknownKeys(known as Shape | undefined, one, at);
  });
}

/** The branch of a shape that has one of these; `items` itself in place of the list. */
function partOf(shape: Shape | undefined, ...fields: (keyof Shape)[]): Shape | undefined {
  const branches = shape?.anyOf ?? shape?.oneOf ?? [shape];
  const found = (branches as (Shape | undefined)[]).find((branch) => branch && fields.some((field) => branch[field]));
  return fields[0] === 'items' ? (found?.items as Shape | undefined) : found;
}

/** What the contract's and the file's own checks mean by their message. */
const CUSTOM: Record<string, string> = {
  order: 'must be later than the start',
  overlap: 'has hours that overlap, be it with the night before',
  seasonDays: 'is wrong: the first season is all year (from and until are null), and each other one has both days',
  twice: 'is there twice',
  daysCrossed: 'is before the day that it begins on',
  agesCrossed: 'is less than ageFrom',
  missing: 'is missing',
  deliveredName: 'may not be given: what is delivered has its name in every language',
  deliveredUrgency: 'may be given for kinds of help of your own alone',
  otherOff: 'may not be true: whoever needs help for something else can always say so',
  allOff: 'has nothing that may be chosen',
  onSaleByTime: 'is there beside saleFrom or saleUntil, which say it. Keep one of them',
  price: 'must be yuan with at most two decimals, from 0.01 to 10000',
  priceOfNothing: 'is 0: write free: true in its place if the ticket costs nothing',
  priceMissing: 'is missing: write it in yuan, such as 60.00, or free: true',
  priceAndFree: 'is there beside free: true. Keep one of them',
};

/** The same of opening hours. */
const HOURS: Record<string, string> = {
  order: 'has hours that end before they begin, or a last entry outside them',
  twice: 'is there twice, or overlaps other special days',
};

const TYPES: Record<string, string> = {
  string: 'text (in quotes, if it looks like a number)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
};

/** An issue as sentences for whoever wrote the file. It must have been reported with its input. */
export function sentenceOf(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .filter((key) => !SECRET.test(key))
      .map((key) => `${pathText([...issue.path, key])} is not a key that this file may have.`);
  return [`${pathText(issue.path)} ${predicateOf(issue)}.`];
}

function predicateOf(issue: Issue): string {
  switch (issue.code) {
    case 'custom':
      return (issue.path[0] === 'hours' ? HOURS[issue.message] : undefined) ?? CUSTOM[issue.message] ?? byField(issue.path);
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty';
      return issue.origin === 'array' ? `needs at least ${issue.minimum}` : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `is longer than ${issue.maximum} characters`;
      return issue.origin === 'array' ? `may have ${issue.maximum} at most` : `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return byField(issue.path);
    default:
      return 'is not in a form that the park takes';
  }
}

/** Of what has a form: the field says which. */
function byField(path: Path): string {
  const field = String(path.at(-1));
  if (path.includes('phones')) return 'is not a telephone number';
  if (path[0] === 'products' && field === 'id') return 'may have letters, digits, - and _, 40 at most';
  if (path.includes('specialDays') && !path.includes('spans') && /^(from|until)$/.test(field))
    return 'must be a day such as 2027-02-17';
  if (path.includes('prices') && /^(from|until)$/.test(field)) return 'must be a day such as 2027-02-17';
  if (/^(saleFrom|saleUntil)$/.test(field)) return 'must be a moment such as 2027-02-17T09:00:00+08:00';
  if (path.includes('seasons') && !path.includes('week') && /^(from|until)$/.test(field))
    return 'must be a day of the year such as 04-01';
  if (/^(from|until|lastEntry|start|end)$/.test(field)) return 'must be a time such as 09:00, in quotes';
  if (/^(name|text|reason)$/.test(field) || path.includes('includes') || path.includes('rules'))
    return `must be written in Chinese (${LANGS[0]}) at least`;
  return 'is not in a form that the park takes';
}
