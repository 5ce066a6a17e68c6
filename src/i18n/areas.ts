import type { AreaTexts } from './messages/areas';

/** A file of `texts/<language>/app`. A new one is a file in each language's folder, and the pages that show it below. */
export type Area = keyof AreaTexts;

type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Whole) => void ? Whole : never;
export type Texts = All<AreaTexts[Area]>;

/** The areas that each folder of pages needs besides `core`, which every page has. */
const AREAS_OF_FOLDER: Record<string, readonly Area[]> = {
  LivePoint: ['live', 'search'],
  MyPoints: ['points'],
  OwnData: ['ownData'],
  PersonalCenter: ['live'],
  Register: ['live'],
  ReservationRecords: ['live'],
  SearchBar: ['search'],
  about: ['about'],
  activity: ['activity'],
  exhibit: ['exhibit', 'pack', 'stamp', 'walk'],
  feedBack: ['feedback', 'pictures'],
  find: ['find', 'pictures'],
  help: ['help'],
  home: ['live'],
  lastFound: ['lostFound', 'pictures'],
  message: ['inbox', 'live'],
  notice: ['notice'],
  prize: ['prize', 'drawCheck'],
  ticket: ['ticket', 'order', 'ballot', 'concession', 'drawCheck', 'guardian'],
};
export const AREAS: readonly Area[] = [...new Set(Object.values(AREAS_OF_FOLDER).flat())];

/** The areas a page needs, by its path: `pages/ticket/ticketList` → `['ticket', 'order']`. */
export function areasOf(path: string): readonly Area[] {
  return AREAS_OF_FOLDER[/^\/?pages\/([^/]+)\//.exec(path)?.[1] ?? ''] ?? [];
}
