import { FEEDBACK_KINDS } from '../feedback/limits';
import { HELP_KINDS, HELP_URGENCY, type HelpUrgency } from '../help/limits';
import { ITEM_CATEGORIES } from '../lostFound/limits';

/** Lists that staff keep: what help is called for, what feedback is about, what was lost or found (R-park-10). */
export const PARK_LISTS = ['help', 'feedback', 'lostFound'] as const;
export type ParkList = (typeof PARK_LISTS)[number];

const DELIVERED: Record<ParkList, readonly string[]> = {
  help: HELP_KINDS,
  feedback: FEEDBACK_KINDS,
  lostFound: ITEM_CATEGORIES,
};

/** What is delivered, the park's own, and those that it left out. */
export const MAX_LIST_ENTRIES = 60;
/** Characters. */
export const LIST_NAME_LENGTH = 20;

export interface ListEntry<Name> {
  id: string;
  /** Null: delivered, and called what the programs call it. */
  name: Name | null;
  /** Nobody may choose it any more; what was sent under it keeps it. */
  off: boolean;
  /** Of the park's own kinds of help. */
  urgency?: HelpUrgency | undefined;
}

/** What a park chose; a list that is not among them is as delivered. */
export type ChosenLists<Name> = { [List in ParkList]?: ListEntry<Name>[] | undefined };

export const isDelivered = (list: ParkList, id: string): boolean => DELIVERED[list].includes(id);

export function urgencyOf({ id, urgency = 3 }: Pick<ListEntry<unknown>, 'id' | 'urgency'>): HelpUrgency {
  const delivered = HELP_KINDS.find((kind) => kind === id);
  return delivered ? HELP_URGENCY[delivered] : urgency;
}

/** A whole list, in its order; kinds of help the most urgent first. What is delivered and not chosen about stands at the end. */
export function listOf<Name>(list: ParkList, chosen: ChosenLists<Name>): ListEntry<Name>[] {
  const given = chosen[list] ?? [];
  const others = DELIVERED[list].filter((id) => !given.some((entry) => entry.id === id));
  const whole = [...given, ...others.map((id) => ({ id, name: null, off: false }))];
  return list === 'help' ? whole.sort((one, other) => urgencyOf(one) - urgencyOf(other)) : whole;
}

/** A list in words. @param delivered what the programs call an entry */
export function listWords(list: ParkList, chosen: ChosenLists<string>, delivered: Readonly<Partial<Record<string, string>>>) {
  const entries = listOf(list, chosen);
  const nameOf = (id: string): string => entries.find((entry) => entry.id === id)?.name ?? delivered[id] ?? id;
  return { nameOf, options: entries.map(({ id, off }) => ({ value: id, label: nameOf(id), off })) };
}

/** What is saved: an entry of the park's own that is left out goes off, and still names what was sent under it. */
export function keepNamed<Name>(given: ChosenLists<Name>, before: ChosenLists<Name>): ChosenLists<Name> {
  const lists = PARK_LISTS.map((list) => {
    const entries = given[list] ?? [];
    const leftOut = (before[list] ?? []).filter(({ id, name }) => name !== null && !entries.some((entry) => entry.id === id));
    return [list, [...entries, ...leftOut.map((entry) => ({ ...entry, off: true }))]] as const;
  });
  return Object.fromEntries(lists.filter(([, entries]) => entries.length > 0));
}
