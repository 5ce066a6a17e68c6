import { type ConcessionRule, fitOf, holdsOn } from '@park/contract/ticket/concession';
import type { TicketKind } from '@park/contract/ticket/limits';
import type { BasketLine } from './basket';

/** Somebody of a family. Null: the line did not say. */
export interface Companion {
  who: TicketKind | null;
  /** Whole years. */
  age: number | null;
}

/** In all languages of the app, the first that fits: a grandparent is no parent, and who studies no child. */
const WORDS: [TicketKind, RegExp][] = [
  ['student', /student|pupil|étudiant|élève|lycéen|collégien|estudiante|alumn|学生|學生/i],
  ['senior', /senior|elder|pension|grand(?!son|d|ch)|gran\b|retrait|aîné|mayor|jubilad|abuel|老|长者|長者|爷|爺|奶/i],
  [
    'child',
    /child|kid|bab(y|ies)|infant|toddler|boy|girl|\bson|daughter|enfant|bébé|fille|garçon|niñ|beb[eé]|hij[oa]|儿|兒|孩|娃|小|宝宝|寶寶/i,
  ],
  ['adult', /adult|grown|parent|mum|dad|mother|father|père|mère|padre|madre|大|成人|爸|妈|媽/i],
];
const NUMBERS = [
  'an?|one|une?|uno|una',
  'two|deux|dos',
  'three|trois|tres',
  'four|quatre|cuatro',
  'five|cinq|cinco',
  'six|seis',
  'seven|sept|siete',
  'eight|huit|ocho',
  'nine|neuf|nueve',
  'ten|dix|diez',
].map((words) => new RegExp(`(^|[^\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'));
const DIGITS = '零一二三四五六七八九';
const AGE = /(\d+)\s*-?\s*(?:周?[岁歲]|ans\b|años|years?|yrs?|y\/?o)|(?:\bof|\baged?|\bde|\bâgée?s? de|\bedad)\s*(\d+)/i;
const MAX_AGE = 120;

const withDigits = (text: string): string =>
  NUMBERS.reduce((line, words, n) => line.replace(words, `$1${n + 1}`), text)
    .replace(/[两兩俩]/g, '二')
    .replace(/([一二三四五六七八九]?)十([一二三四五六七八九]?)/g, (_, tens, ones) =>
      String((tens ? DIGITS.indexOf(tens) : 1) * 10 + (ones ? DIGITS.indexOf(ones) : 0)),
    )
    .replace(/[一二三四五六七八九]/g, (digit) => String(DIGITS.indexOf(digit)));

/**
 * Who comes, as one line says it in any of the app's languages: `2 adults, 1 child of 5, 1 of 70`, 两大一小.
 * @param limit more than these are not read; empty when nothing is understood
 */
export function readParty(text: string, limit: number): Companion[] {
  const pieces = withDigits(text.normalize('NFKC'))
    // 2大1小 are two, 孩子5岁 is one.
    .replace(/([大小老童孩子生人])(?=\d+[^\d\s周岁歲])/g, '$1,')
    .split(/[,;+&、。\n]|\b(?:and|with|et|avec|con)\b|\s[ye]\s|[和跟加]|还有|還有/i);
  const party: Companion[] = [];
  for (const piece of pieces) {
    const age = AGE.exec(piece);
    const rest = age ? piece.replace(age[0], ' ') : piece;
    const count = /\d+/.exec(rest)?.[0];
    const years = age ? Math.min(Number(age[1] ?? age[2]), MAX_AGE) : null;
    const who = WORDS.find(([, words]) => words.test(piece))?.[0] ?? null;
    if (count === undefined && who === null && years === null) continue;
    const last = party.at(-1);
    if (last?.age != null && /^\s*\d+\s*$/.test(piece)) {
      // 2 children of 5 and 8.
      const isOfTwins = party.at(-2) === last;
      party.splice(isOfTwins ? -1 : party.length, 1, { ...last, age: Math.min(Number(piece), MAX_AGE) });
      continue;
    }
    const one = { who, age: years };
    // 1 child, the child is 5.
    const known = party.findIndex((before) => before.who === who && before.age === null);
    if (count === undefined && years !== null && known >= 0) party[known] = one;
    else party.push(...Array(Math.min(Number(count ?? 1), limit - party.length)).fill(one));
  }
  return party;
}

type FareLine = Pick<BasketLine, 'id' | 'price' | 'left'> & { kind: TicketKind; concessions: readonly ConcessionRule[] };

/** Whole years from which children have a fare; who is younger needs none. 0: nothing is said of it. */
export function youngestFare(lines: readonly Pick<FareLine, 'kind' | 'concessions'>[], day: string): number {
  const rules = lines.flatMap(({ kind, concessions }) => (kind === 'child' ? concessions : []));
  const ages = rules.flatMap((rule) => (rule.who === 'age' && holdsOn(rule, day) ? [rule.ageFrom ?? 0] : []));
  return ages.length > 0 ? Math.min(...ages) : 0;
}

/** Whether somebody may have a fare on a day by what was said of them: an age says what a word leaves open, and everybody may pay in full. */
export function mayHave({ who, age }: Companion, { kind, concessions }: FareLine, day: string): boolean {
  if (kind === 'adult') return true;
  if (age === null || concessions.length === 0) return who === kind;
  // Born on the day of the visit: the age is theirs on it.
  const fit = fitOf(
    concessions,
    { birthday: `${Number(day.slice(0, 4)) - age}${day.slice(4)}`.padStart(10, '0'), area: null },
    day,
  );
  return fit !== null && (fit.owed || who === kind);
}

/**
 * The cheapest basket in which everybody who needs a fare has one that they may have and that is left.
 * @returns tickets by the fare's id; who finds none has no ticket
 */
export function cheapestBasket(all: readonly Companion[], lines: readonly FareLine[], day: string): Map<string, number> {
  const youngest = youngestFare(lines, day);
  const party = all.filter(({ age }) => age === null || age >= youngest);
  interface Basket {
    without: number;
    fen: number;
    ids: readonly string[];
  }
  const found = new Map<string, Basket>();
  const isCheaper = (a: Basket, b: Basket) => a.without < b.without || (a.without === b.without && a.fen < b.fen);
  const from = (place: number, left: readonly number[]): Basket => {
    const person = party[place];
    if (!person) return { without: 0, fen: 0, ids: [] };
    const state = `${place} ${left}`;
    const known = found.get(state);
    if (known) return known;
    const none = from(place + 1, left);
    let best: Basket = { ...none, without: none.without + 1 };
    lines.forEach((line, nth) => {
      if ((left[nth] ?? 0) === 0 || !mayHave(person, line, day)) return;
      const rest = from(
        place + 1,
        left.map((n, other) => (other === nth ? n - 1 : n)),
      );
      const basket = { without: rest.without, fen: rest.fen + line.price, ids: [line.id, ...rest.ids] };
      if (isCheaper(basket, best)) best = basket;
    });
    found.set(state, best);
    return best;
  };
  const { ids } = from(
    0,
    lines.map(({ left }) => Math.min(left, party.length)),
  );
  return new Map(lines.map(({ id }) => [id, ids.filter((one) => one === id).length]));
}
