import { type Ages, ageOn, fits } from '@park/contract/ticket/limits';
import type { FareWrong } from '@park/contract/ticket/schemas';
import type { Refusal } from '../../http/refuse';

/** A product that is sold by age alone. */
export interface Fare extends Ages {
  id: string;
}

interface Person {
  name: string;
  /** `yyyy-MM-dd` */
  birthday: string | null;
}

/**
 * Whether each person may come on `day` with this product, and which of the fares is for those who may not. Dearer than theirs is as
 * wrong as cheaper.
 */
export function decideFare(product: Ages, fares: readonly Fare[], persons: readonly Person[], day: string): Refusal {
  if (product.ageFrom === null && product.ageTo === null) return null;
  const unknown = persons.find(({ birthday }) => birthday === null);
  if (unknown) return { error: 'birthdayMissing', params: { name: unknown.name } };
  const ages = persons.map(({ birthday }) => ageOn(birthday ?? day, day));
  const first = ages.findIndex((age) => !fits(product, age));
  const age = ages[first];
  const person = persons[first];
  if (age === undefined || person === undefined) return null;
  const fare = fares.find((one) => fits(one, age));
  const visitors = ages.flatMap((one, index) => (!fits(product, one) && (!fare || fits(fare, one)) ? [index] : []));
  const result: FareWrong = { ticketId: fare?.id ?? null, visitors };
  return { error: 'fareWrong', params: { name: person.name, age: Math.max(age, 0) }, result };
}
