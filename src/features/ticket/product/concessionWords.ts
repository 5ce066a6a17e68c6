import type { Concession, ConcessionRule } from '@park/contract/ticket/concession';
import type { Texts } from '@/i18n/areas';
import { formatDay } from '@/i18n/format';

type Words = Texts['concession'];

/** Whom a rule is for: `Ages 6 to 18`, `Full-time students, up to age 30`. */
export function whomWords(t: Words, { who, ageFrom, ageTo, heightTo }: ConcessionRule): string {
  const ages = ageFrom === null && ageTo === null ? '' : t.ages(ageFrom, ageTo);
  if (who === 'age') return ages;
  const kind = who === 'height' && heightTo !== null ? t.height(heightTo) : t.kinds[who];
  return [kind, ages].filter(Boolean).join(' · ');
}

/** The small print of a rule, a line each: its days, what is shown for it, where it stands. */
export function ruleLines(t: Words, { who, asked, from, until, source }: ConcessionRule): string[] {
  const proof = who === 'age' || who === 'local' ? t.proofOrId : t.proof;
  const day = (one: string | null) => (one === null ? '' : formatDay(one));
  return [
    ...(from !== null || until !== null ? [t.days(day(from), day(until))] : []),
    ...(asked ? [proof(t.proofs[who])] : []),
    ...(source ? [t.source(source)] : []),
  ];
}

/** Several in a line. */
export const listed = ({ or }: Pick<Words, 'or'>, all: readonly string[]) =>
  all.slice(1).reduce((list, one) => or(list, one), all[0] ?? '');

/** What to bring to the gate; '' where nothing is asked for. */
export function bringWords(t: Words, proofs: readonly Concession[]): string {
  if (proofs.length === 1 && proofs[0] === 'height') return t.measured;
  return proofs.length === 0
    ? ''
    : t.bring(
        listed(
          t,
          proofs.map((who) => t.proofs[who]),
        ),
        proofs.length > 1,
      );
}
