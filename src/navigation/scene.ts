import type { RouteName, RouteParams } from './routes';
import { toUrl } from './url';

type WithId = { [Name in RouteName]: 'id' extends keyof RouteParams[Name] ? Name : never }[RouteName];
type WithoutId = { [Name in RouteName]: Record<never, never> extends RouteParams[Name] ? Name : never }[RouteName];

/**
 * The letters of a code's `scene` (WeChat leaves 32 characters, so words are one letter): the page of one thing, by its id, and
 * the page of all of them.
 */
const LETTERS: Record<string, { one: WithId; all: WithoutId }> = {
  t: { one: 'ticketDetail', all: 'ticketList' },
  o: { one: 'recordDetail', all: 'ticketRecord' },
  d: { one: 'prize', all: 'prize' },
  p: { one: 'livePoint', all: 'home' },
  e: { one: 'exhibit', all: 'exhibits' },
  w: { one: 'walk', all: 'exhibits' },
};
/** What stands behind a dot proves that a sign was scanned. */
const ID = /^[\w-]{1,30}(\.[\w-]{1,16})?$/;

/**
 * Where a printed code leads: `t=adult` to a ticket, `t` to all of them, and so on for an order, a draw, a live point, an exhibit and a walk. null:
 * home, for a code that says something else, because it was printed for a page that is no more or by somebody else.
 */
export function sceneUrl(scene: string | undefined): string | null {
  const [letter = '', id, ...more] = (scene ?? '').split('=');
  const pages = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
  if (!pages || more.length > 0) return null;
  if (id === undefined) return toUrl(pages.all);
  return ID.test(id) ? toUrl(pages.one, { id }) : null;
}
