import { type Claimant, type Fare, fitOf, holdsOn, ownFare } from '@park/contract/ticket/concession';
import { ageOn } from '@park/contract/ticket/limits';
import type { FareWrong } from '@park/contract/ticket/sale/schemas';
import type { Violation } from '../../../http/violation';

interface Person extends Claimant {
  name: string;
}

/**
 * Whether each person may come on `day` with this product, and which of the fares is for those who may not. Dearer than theirs is as
 * wrong as cheaper, but for tickets that are paid: those may be moved unless the fare of the new day is dearer. Who has no fare of
 * their own pays the full one.
 */
export function checkFare(
  product: Omit<Fare, 'full'>,
  fares: readonly Fare[],
  persons: readonly Person[],
  day: string,
  isPaid = false,
): Violation | null {
  const { concessions } = product;
  if (concessions.length === 0) return null;
  const isRight = (person: Person) => {
    if (fitOf(concessions, person, day)) return true;
    const own = ownFare(fares, person, day);
    return person.birthday !== null && (own?.id === product.id || (isPaid && (own?.price ?? 0) <= product.price));
  };
  const wrong = persons.filter((person) => !isRight(person));
  const [first] = wrong;
  if (!first) return persons.length > 0 || concessions.some((rule) => holdsOn(rule, day)) ? null : { error: 'concessionOver' };
  if (first.birthday === null) return { error: 'birthdayMissing', params: { name: first.name } };
  const fare = ownFare(fares, first, day);
  const result: FareWrong = {
    ticketId: fare?.id ?? null,
    visitors: persons.flatMap((one, place) => (wrong.includes(one) && ownFare(fares, one, day) === fare ? [place] : [])),
    proofs: fare ? (fitOf(fare.concessions, first, day)?.proofs ?? []) : [],
  };
  return { error: 'fareWrong', params: { name: first.name, age: Math.max(ageOn(first.birthday, day), 0) }, result };
}
