import { ageOn } from './limits';

/**
 * Who pays less, or nothing: the one rule by which the server sells, the order's page explains and a gate asks. Pure: rules, a person and a
 * day of the park in, a decision out (decision 200).
 */

/** Their places are the bits of a pass (docs/gate-code.md): add at the end, at most eight. */
export const CONCESSIONS = ['age', 'height', 'student', 'soldier', 'veteran', 'firefighter', 'disabled', 'local'] as const;
export type Concession = (typeof CONCESSIONS)[number];

/** Whom a product is for. One without rules is for everybody; with several, whoever one of them fits may have it. */
export interface ConcessionRule {
  who: Concession;
  /** Whole years on the day of the visit, both included; null: no bound. */
  ageFrom: number | null;
  ageTo: number | null;
  /** Of `height`: up to how many centimetres. */
  heightTo: number | null;
  /** Of `local`: how the six digits of a resident's administrative division begin (GB/T 2260), e.g. `5103` for a whole city. */
  areas: string[];
  /** Whether a gate asks for the proof, unless the number of an identity card is one. */
  asked: boolean;
  /** The first and the last day of the visit that it holds for, `yyyy-MM-dd`; null: no bound. */
  from: string | null;
  until: string | null;
  /** The text that it stands in, for visitors and inspectors. */
  source: string;
}

/** What an order knows of a person. */
export interface Claimant {
  /** `yyyy-MM-dd`; null: their document does not tell it, and nobody did. */
  birthday: string | null;
  /** The first six digits of a resident identity card; null: it is another document. */
  area: string | null;
}

interface Fit {
  /** Theirs by what is known of them: nobody has to claim it. */
  owed: boolean;
  /** What the gate asks for, one of which is enough; empty: nothing. */
  proofs: Concession[];
}

export const holdsOn = ({ from, until }: Pick<ConcessionRule, 'from' | 'until'>, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until);

/** shown: the number of their identity card says so; told: they said it; claimed: only a proof can tell. */
function matchOf(rule: ConcessionRule, person: Claimant | null, day: string): 'shown' | 'told' | 'claimed' | null {
  const { who, ageFrom, ageTo, areas } = rule;
  if (!person) return 'claimed';
  if (ageFrom !== null || ageTo !== null) {
    if (person.birthday === null) return null;
    const age = ageOn(person.birthday, day);
    if (age < (ageFrom ?? 0) || age > (ageTo ?? Number.POSITIVE_INFINITY)) return null;
  }
  if (who === 'age') return person.area === null ? 'told' : 'shown';
  if (who === 'local') {
    if (areas.some((area) => person.area?.startsWith(area))) return 'shown';
    // A residence permit makes one local whose card is from elsewhere; where nobody asks for it the card decides.
    return rule.asked ? 'claimed' : null;
  }
  return 'claimed';
}

/** Whether a person may have a product on a day, and what proves it; null: it is not for them. @param person null: nobody was named */
export function fitOf(rules: readonly ConcessionRule[], person: Claimant | null, day: string): Fit | null {
  if (rules.length === 0) return { owed: true, proofs: [] };
  const fitting = rules.flatMap((rule) => {
    const how = holdsOn(rule, day) ? matchOf(rule, person, day) : null;
    return how ? [{ who: rule.who, how, isSettled: how === 'shown' || !rule.asked }] : [];
  });
  if (fitting.length === 0) return null;
  const isSettled = fitting.some((one) => one.isSettled);
  return {
    owed: fitting.some(({ how }) => how !== 'claimed'),
    proofs: isSettled ? [] : CONCESSIONS.filter((who) => fitting.some((one) => one.who === who)),
  };
}

/** What a product is sold for, and to whom. */
export interface Fare {
  id: string;
  /** fen */
  price: number;
  concessions: readonly ConcessionRule[];
  /** An adult's: what those pay who have no fare of their own. */
  full: boolean;
}

/**
 * The product that is a person's by what is known of them: the cheapest of those; else the dearest full fare, one for an age before one for
 * everybody; else the dearest for an age. @param fares in the park's order, which decides between equal prices
 */
export function ownFare<F extends Fare>(fares: readonly F[], person: Claimant, day: string): F | undefined {
  const byPrice = [...fares].sort((a, b) => a.price - b.price);
  const own = byPrice.find(({ concessions }) => concessions.length > 0 && fitOf(concessions, person, day)?.owed);
  if (own) return own;
  const dearest = [...fares].sort((a, b) => b.price - a.price);
  const isForAge = ({ concessions }: F) => concessions.some(({ who }) => who === 'age');
  return dearest.find((fare) => fare.full && isForAge(fare)) ?? dearest.find(({ full }) => full) ?? dearest.find(isForAge);
}

/** Proofs as the bits of a number, as a pass and a ticket's row have them. */
export const proofBits = (proofs: readonly Concession[]): number =>
  proofs.reduce((bits, who) => bits | (1 << CONCESSIONS.indexOf(who)), 0);
export const proofsOf = (bits: number): Concession[] => CONCESSIONS.filter((_, place) => bits & (1 << place));
