import type { Concession, ConcessionRule } from '@park/contract/ticket/concession';
import type { Texts } from '@/i18n/areas';
import { formatDay } from '@/i18n/format';

type Words = Texts['concession'];

/** Whom a rule is for: `Ages 6 to 18`, `Full-time students, up to age 30`. */
export function whomWords(t: Words, { who, ageFrom, ageTo, heightTo }: ConcessionRule): string {
  const ages = ageFrom === null && ageTo === null ? '' : t.ages({ from: ageFrom, to: ageTo });
  if (who === 'age') return ages;
  const kind = who === 'height' && heightTo !== null ? t.height({ cm: heightTo }) : t.kinds[who];
  return [kind, ages].filter(Boolean).join(' · ');
}

/** The small print of a rule, a line each: its days, what is shown for it, where it stands. */
export function ruleLines(t: Words, { who, asked, from, until, source }: ConcessionRule): string[] {
  const proof = who === 'age' || who === 'local' ? t.proofOrId : t.proof;
  const day = (one: string | null) => one && formatDay(one);
  return [
    ...(from !== null || until !== null ? [t.days({ from: day(from), until: day(until) })] : []),
    ...(asked ? [proof({ what: t.proofs[who] })] : []),
    ...(source ? [t.source({ text: source })] : []),
  ];
}

/** Several in a line. */
export const listed = ({ or }: Pick<Words, 'or'>, all: readonly string[]) =>
  all.slice(1).reduce((list, one) => or({ one: list, other: one }), all[0] ?? '');

/** What to bring to the gate; '' where nothing is asked for. */
export function bringWords(t: Words, proofs: readonly Concession[]): string {
  if (proofs.length === 1 && proofs[0] === 'height') return t.measured;
  return proofs.length === 0
    ? ''
    : t.bring({
        what: listed(
          t,
          proofs.map((who) => t.proofs[who]),
        ),
        several: proofs.length > 1,
      });
}
