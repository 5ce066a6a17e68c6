import type { Part } from '@park/contract/park/parts';
import type { RouteName, RouteParams } from './routes';
import { routeNameOf } from './url';

type Params<Name extends RouteName> = Partial<RouteParams[Name]>;

/**
 * The part of the park that a page belongs to, which a park may do without; some pages by what they show. What a visitor holds already
 * (reservations, enrolments, a prize, their own things, an answer to them) belongs to none, and shows as long as they hold it.
 */
const PARTS: { [Name in RouteName]?: Part | ((params: Params<Name>) => Part | null) } = {
  register: 'live',
  livePoint: 'live',
  prize: 'prize',
  activity: ({ filter }) => (filter === 'mine' ? null : 'activity'),
  addEnroll: 'activity',
  exhibits: 'exhibit',
  exhibit: 'exhibit',
  stamps: 'exhibit',
  walk: 'exhibit',
  searchBar: ({ view }) => (view === 'map' ? 'map' : null),
  lastFound: ({ id, mine }) => (id || mine ? null : 'lostFound'),
  myPoints: 'points',
  feedBack: 'feedback',
  addfeedBack: 'feedback',
};

/** @param path `pages/home/home`; null: the park always has it */
export function partOfPage(path: string, params: Readonly<Record<string, string>>): Part | null {
  const part = PARTS[routeNameOf(path) ?? 'error'];
  return typeof part === 'function' ? part(params as never) : (part ?? null);
}
