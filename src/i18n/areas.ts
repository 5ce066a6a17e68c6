/** What the texts of each area are. A new area is a file in each language's folder, a line here, and the pages that show it. */
interface AreaTexts {
  activity: typeof import('./messages/zh-Hans/activity');
  ballot: typeof import('./messages/zh-Hans/ballot');
  concession: typeof import('./messages/zh-Hans/concession');
  core: typeof import('./messages/zh-Hans/core');
  drawCheck: typeof import('./messages/zh-Hans/drawCheck');
  exhibit: typeof import('./messages/zh-Hans/exhibit');
  feedback: typeof import('./messages/zh-Hans/feedback');
  find: typeof import('./messages/zh-Hans/find');
  guardian: typeof import('./messages/zh-Hans/guardian');
  help: typeof import('./messages/zh-Hans/help');
  inbox: typeof import('./messages/zh-Hans/inbox');
  live: typeof import('./messages/zh-Hans/live');
  lostFound: typeof import('./messages/zh-Hans/lostFound');
  notice: typeof import('./messages/zh-Hans/notice');
  ownData: typeof import('./messages/zh-Hans/ownData');
  order: typeof import('./messages/zh-Hans/order');
  pack: typeof import('./messages/zh-Hans/pack');
  pictures: typeof import('./messages/zh-Hans/pictures');
  points: typeof import('./messages/zh-Hans/points');
  prize: typeof import('./messages/zh-Hans/prize');
  search: typeof import('./messages/zh-Hans/search');
  stamp: typeof import('./messages/zh-Hans/stamp');
  ticket: typeof import('./messages/zh-Hans/ticket');
  walk: typeof import('./messages/zh-Hans/walk');
}
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
