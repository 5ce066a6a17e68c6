/** What a family orders at once, judged by what the server told. Pure; money is fen. */

export interface BasketLine {
  id: string;
  name: string;
  /** Of one. */
  price: number;
  /** Names are asked for. */
  realName: boolean;
  /** That can be had. */
  left: number;
  count: number;
}

/** Who comes; `own`: the fare that is theirs by what is known of them, `fares`: all that they may have. Without either nobody knows yet. */
export interface FarePerson {
  id: string;
  own?: string | null;
  fares?: readonly { ticketId: string }[];
}

export const totalOf = (lines: readonly Pick<BasketLine, 'count'>[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

export const amountOf = (lines: readonly Pick<BasketLine, 'count' | 'price'>[]): number =>
  lines.reduce((sum, { count, price }) => sum + count * price, 0);

/** Counts as a draft keeps them: `child:1 senior:2`. */
export const writeCounts = (lines: readonly Pick<BasketLine, 'id' | 'count'>[]): string =>
  lines
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => `${id}:${count}`)
    .join(' ');

export function readCount(written: string, id: string): number {
  const [, count = ''] =
    written
      .split(' ')
      .map((one) => one.split(':'))
      .find(([of]) => of === id) ?? [];
  return /^\d{1,2}$/.test(count) ? Number(count) : 0;
}

/** The line of each of those who come, by their id, and the lines with as many tickets as that takes. */
export interface Assigned<Line> {
  lines: Line[];
  of: ReadonlyMap<string, string>;
}

/**
 * Gives each person a ticket: of their own fare; of a cheaper one that was chosen and that they may claim; else a chosen ticket that is
 * nobody's becomes one of their own fare. As many tickets as were chosen stay chosen.
 */
export function assignFares<Line extends BasketLine>(all: readonly Line[], people: readonly FarePerson[]): Assigned<Line> {
  const lines = all.map((line) => ({ ...line }));
  const named = lines.filter(({ realName }) => realName);
  const of = new Map<string, string>();
  const used = new Map<string, number>();
  const isFree = ({ id, count }: Line) => count > (used.get(id) ?? 0);
  const give = (person: FarePerson, { id }: Line) => {
    of.set(person.id, id);
    used.set(id, (used.get(id) ?? 0) + 1);
  };
  const ownOf = ({ own }: FarePerson) => named.find(({ id }) => id === own);
  for (const person of people) {
    const own = ownOf(person);
    if (own && isFree(own)) give(person, own);
  }
  for (const person of people) {
    if (of.has(person.id)) continue;
    const own = ownOf(person);
    const fits = ({ id }: Line) => person.fares?.some(({ ticketId }) => ticketId === id) ?? true;
    const claimed = named.find((line) => isFree(line) && fits(line) && (!own || line.price < own.price));
    const spare = named.find(isFree);
    if (claimed) give(person, claimed);
    else if (own && spare) {
      spare.count -= 1;
      own.count += 1;
      give(person, own);
    }
  }
  return { lines, of };
}

/** Who is named on a line: those whose fare it is, and where names are missing those who have none. */
export function namesOn<Line extends BasketLine>(
  { lines, of }: Assigned<Line>,
  people: readonly string[],
): Map<string, string[]> {
  const rest = people.filter((id) => !of.has(id));
  const named = lines.filter(({ realName }) => realName);
  return new Map(
    named.map((line) => {
      const own = people.filter((id) => of.get(id) === line.id);
      return [line.id, [...own, ...rest.splice(0, line.count - own.length)]];
    }),
  );
}
