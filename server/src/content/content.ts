import type { RouteContext, StaffIdentity } from '../http/route';
import { type Contents, contentSchemas } from '../seed/contents';

/** Who saves what a pack brings: no member of staff, with no request. */
export type Saving = Omit<RouteContext<unknown>, 'input' | 'admin'> & { admin: StaffIdentity };

type One<Name extends keyof Contents> = Contents[Name] extends (infer Each)[] ? Each : Contents[Name];

/** A thing of a pack, in the form in which staff save it. */
export type Thing<Name extends keyof Contents = keyof Contents> = One<Name> & { id: string };

/** What of a noun travels in a content pack, as one file of it (decision 238). */
export interface Content<Name extends keyof Contents = keyof Contents> {
  /** Of the file, and of the form in which it is read (`contentSchemas`). */
  name: Name;
  /** What the park has of it, as staff read it: the form takes what belongs to it. Of what there is one of, the id is the file's name. */
  list(by: Saving): Promise<{ id: string; version?: number }[]>;
  /** By the noun's own rules. @param version the one that was listed; 0: it is new @throws AppError */
  save(thing: Thing<Name>, version: number, by: Saving): Promise<unknown>;
  /** A pack's things under this park's names of what they lead to. @param all what it has */
  fit?(things: Thing<Name>[], all: Thing<Name>[]): Promise<Thing<Name>[]>;
  /** Without what leads to others of its list, which may not be there yet. */
  unlinked?(thing: Thing<Name>): Thing<Name>;
  /** Without what another of a pack's things takes over, which may come before it. */
  letGo?(before: Thing<Name>, things: Thing<Name>[]): Thing<Name>;
  /** Where staff say it, and no field of a thing does. @param ids all that the park has */
  order?(ids: string[], by: Saving): Promise<unknown>;
}

/** What is not the thing's, or is of the day: what staff closed stays closed. */
const STAYS = ['version', 'closed'];

/** What a park has one of, which its file says without a list around it, and without an id. */
const SINGLE: readonly (keyof Contents)[] = ['park', 'window'];

/** A thing as it travels. @param read as its form answers it */
export function thingOf(name: keyof Contents, read: object): Thing {
  const entries = Object.entries({ id: name, ...read }).filter(([key]) => !STAYS.includes(key));
  return Object.fromEntries(entries) as unknown as Thing;
}

/** What the park has, as it travels; what is not written yet, as the name of a new park, has no form. */
export function formsOf(name: keyof Contents, listed: readonly object[]): Thing[] {
  return listed.flatMap((one) => {
    const read = contentSchemas[name].safeParse(SINGLE.includes(name) ? one : [one]);
    return read.success ? [read.data].flat().map((thing) => thingOf(name, thing)) : [];
  });
}

/** The file of a pack. */
export function textOf(name: keyof Contents, things: readonly Thing[]): string {
  const [{ id: _, ...single } = { id: '' }] = things;
  return JSON.stringify(SINGLE.includes(name) ? single : things, null, 2);
}
