import type { ActivityMessages } from './messages/zh-Hans/activity';
import type { AdminMessages } from './messages/zh-Hans/admin';
import type { FeedbackMessages } from './messages/zh-Hans/feedback';
import type { HelpMessages } from './messages/zh-Hans/help';
import type { InboxMessages } from './messages/zh-Hans/inbox';
import type { LostFoundMessages } from './messages/zh-Hans/lostFound';
import type { MapMessages } from './messages/zh-Hans/map';
import type { NoticeMessages } from './messages/zh-Hans/notice';
import type { OrderMessages } from './messages/zh-Hans/order';
import type { PicturesMessages } from './messages/zh-Hans/pictures';
import type { PointsMessages } from './messages/zh-Hans/points';
import type { PrizeMessages } from './messages/zh-Hans/prize';
import type { SearchMessages } from './messages/zh-Hans/search';
import type { TicketMessages } from './messages/zh-Hans/ticket';
import type { Messages } from './messages/zh-Hans/zhHans';

/** Texts that only some pages need: they travel with those pages. All others are there before any page. */
export interface AreaTexts {
  ticket: { ticket: TicketMessages; order: OrderMessages };
  prize: { prize: PrizeMessages; admin: AdminMessages };
  notice: { notice: NoticeMessages };
  activity: { activity: ActivityMessages };
  mine: { inbox: InboxMessages; points: PointsMessages; help: HelpMessages };
  search: { search: SearchMessages; map: MapMessages };
  feedback: { feedback: FeedbackMessages & { pictures: PicturesMessages } };
  lostFound: { lostFound: LostFoundMessages & { pictures: PicturesMessages } };
}
export type Area = keyof AreaTexts;

export type Texts = Messages &
  AreaTexts['ticket'] &
  AreaTexts['prize'] &
  AreaTexts['notice'] &
  AreaTexts['activity'] &
  AreaTexts['mine'] &
  AreaTexts['search'] &
  AreaTexts['feedback'] &
  AreaTexts['lostFound'];

/** The words each area brings. */
export const AREA_WORDS: { [A in Area]: readonly (keyof AreaTexts[A])[] } = {
  ticket: ['ticket', 'order'],
  prize: ['prize', 'admin'],
  notice: ['notice'],
  activity: ['activity'],
  mine: ['inbox', 'points', 'help'],
  search: ['search', 'map'],
  feedback: ['feedback'],
  lostFound: ['lostFound'],
};
export const AREAS = Object.keys(AREA_WORDS) as Area[];

const AREA_OF_FOLDER: Record<string, Area> = {
  ticket: 'ticket',
  prize: 'prize',
  notice: 'notice',
  activity: 'activity',
  message: 'mine',
  MyPoints: 'mine',
  help: 'mine',
  SearchBar: 'search',
  feedBack: 'feedback',
  lastFound: 'lostFound',
};

/** The areas a page needs, by its path: `pages/ticket/ticketList` → `['ticket']`. */
export function areasOf(path: string): Area[] {
  const folder = /^\/?pages\/([^/]+)\//.exec(path)?.[1] ?? '';
  const area = AREA_OF_FOLDER[folder];
  return area ? [area] : [];
}
