import { type Ages, ageOn, fits } from '@park/contract/ticket/limits';
import type { FareWrong } from '@park/contract/ticket/sale/schemas';
import type { Violation } from '../../../http/violation';

/** A product that is sold by age alone. */
export interface Fare extends Ages {
  id: string;
  /** fen */
  price: number;
}

interface Person {
  name: string;
  /** `yyyy-MM-dd` */
  birthday: string | null;
}

/**
 * Whether each person may come on `day` with this product, and which of the fares is for those who may not. Dearer than theirs is as
 * wrong as cheaper, but for tickets that are paid: those may be moved unless the fare of the new day is dearer. Who has no fare of
 * their own pays the dearest.
 */
export function checkFare(
  product: Fare,
  fares: readonly Fare[],
  persons: readonly Person[],
  day: string,
  isPaid = false,
): Violation | null {
  if (product.ageFrom === null && product.ageTo === null) return null;
  const unknown = persons.find(({ birthday }) => birthday === null);
  if (unknown) return { error: 'birthdayMissing', params: { name: unknown.name } };
  const ages = persons.map(({ birthday }) => ageOn(birthday ?? day, day));
  const [dearest] = [...fares].sort((a, b) => b.price - a.price);
  const fareOf = (age: number) => fares.find((one) => fits(one, age)) ?? dearest;
  const isRight = (age: number) => {
    const own = fareOf(age);
    return fits(product, age) || own?.id === product.id || (isPaid && (own?.price ?? 0) <= product.price);
  };
  const first = ages.findIndex((age) => !isRight(age));
  const age = ages[first];
  const person = persons[first];
  if (age === undefined || person === undefined) return null;
  const fare = fareOf(age);
  const visitors = ages.flatMap((one, index) => (!isRight(one) && fareOf(one) === fare ? [index] : []));
  const result: FareWrong = { ticketId: fare?.id ?? null, visitors };
  return { error: 'fareWrong', params: { name: person.name, age: Math.max(age, 0) }, result };
}
