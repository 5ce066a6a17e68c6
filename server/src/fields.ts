import { toParkIso } from '@park/contract/parkTime';

/** Some fields of a thing, as they are. */
export function pick<Thing extends object, Name extends keyof Thing>(thing: Thing, ...names: Name[]): Pick<Thing, Name> {
  return Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<Thing, Name>;
}

/** Some moments of a row (epoch milliseconds) as the contract writes them. */
export function parkIsos<Name extends string, Row extends Record<Name, number | null>>(row: Row, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, toParkIso(row[name])])) as {
    [Key in Name]: Row[Key] extends number ? string : string | null;
  };
}

/** What the contract shows as a row has it: with these moments as epoch milliseconds. */
export type StoredAs<View, Moment extends keyof View> = Omit<View, Moment> & {
  [Name in Moment]: null extends View[Name] ? number | null : number;
};
