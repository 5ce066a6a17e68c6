import type { LegalText } from '@park/contract/park/limits';

/** Every page (R-nav-2), by a name code can use. */
export const ROUTES = {
  indexCenter: 'pages/IndexCenter/IndexCenter',
  indexPersonalCenter: 'pages/IndexPersonalCenter/IndexPersonalCenter',
  home: 'pages/home/home',
  personalCenter: 'pages/PersonalCenter/PersonalCenter',
  ticketList: 'pages/ticket/ticketList',
  ticketDetail: 'pages/ticket/ticketDetail',
  ticketConfirm: 'pages/ticket/ticketConfirm',
  ticketRecord: 'pages/ticket/ticketRecord',
  recordDetail: 'pages/ticket/recordDetail',
  guardian: 'pages/ticket/guardian',
  feedBack: 'pages/feedBack/feedBack',
  feedBackDetails: 'pages/feedBack/feedBackDetails',
  addfeedBack: 'pages/feedBack/addfeedBack',
  register: 'pages/Register/Register',
  message: 'pages/message/Message',
  myPoints: 'pages/MyPoints/MyPoints',
  searchBar: 'pages/SearchBar/SearchBar',
  reservationRecords: 'pages/ReservationRecords/ReservationRecords',
  livePoint: 'pages/LivePoint/LivePoint',
  prize: 'pages/prize/prize',
  prizeStatus: 'pages/prize/prize-status',
  adminLogin: 'pages/prize/admin-login',
  prizeWriteOff: 'pages/prize/prize-write-off',
  error: 'pages/error/error',
  notice: 'pages/notice/Notice',
  noticeDetail: 'pages/notice/NoticeDetail',
  activity: 'pages/activity/Activity',
  activityDetail: 'pages/activity/ActivityDetail',
  addEnroll: 'pages/activity/AddEnroll',
  help: 'pages/help/help',
  find: 'pages/find/find',
  lastFound: 'pages/lastFound/lastFound',
  ownData: 'pages/OwnData/OwnData',
  eraseMe: 'pages/OwnData/EraseMe',
  exhibits: 'pages/exhibit/exhibits',
  exhibit: 'pages/exhibit/exhibit',
  stamps: 'pages/exhibit/stamps',
  walk: 'pages/exhibit/walk',
  about: 'pages/about/about',
} as const;

export type RouteName = keyof typeof ROUTES;

/** The four items of the tab bar, in its order. */
export const TAB_ROUTES = ['indexCenter', 'indexPersonalCenter', 'home', 'personalCenter'] as const satisfies RouteName[];
export type TabRouteName = (typeof TAB_ROUTES)[number];

/** `from` is the url (path and query) that was asked for, to go back to. */
export type ErrorKind = 'notFound' | 'signIn' | 'locked' | 'crash';

/** What pages read from their query. Data travels in the query string only (R-nav-1). */
interface Queries {
  /** `scene`: of a printed code, which goes on from here (`scene.ts`). */
  indexCenter: { scene?: string };
  ticketList: { day?: string };
  ticketDetail: { id: string; day?: string };
  /** `ballot`: signing up for it, or what it gave, in place of an order. */
  ticketConfirm: { id: string; day?: string; slotId?: string; ballot?: string };
  ticketRecord: { status?: string };
  /** `pay`: begin paying at once, the order has just been made; `share`: of a companion's link; `tradeNo`: from WeChat's list of orders. */
  recordDetail: { id: string; pay?: '1'; share?: string; tradeNo?: string };
  feedBackDetails: { id: string };
  message: { kind?: string };
  /** `view=map`: the park's map in place of the words; `nearest`: with the next place of that kind. */
  searchBar: {
    keyword?: string;
    view?: 'map';
    place?: string;
    nearest?: 'toilet' | 'firstAid' | 'shuttle' | 'entrance';
    /** Shown alone on the map. */
    kind?: 'exhibit';
    /** Shown on the map, from stop to stop. */
    walk?: string;
  };
  reservationRecords: { status?: string };
  livePoint: { id: string; day?: string; timespanId?: string };
  prize: { id?: string };
  prizeStatus: { id?: string };
  adminLogin: { from?: string };
  prizeWriteOff: { code?: string };
  error: { kind?: ErrorKind; from?: string; reason?: string };
  notice: { category?: string };
  noticeDetail: { id: string };
  /** `filter`: which tab is open. */
  activity: { filter?: string };
  activityDetail: { id: string };
  addEnroll: { id: string };
  /** The list; with `id` one thing, with `publish` the form, with `mine` what is one's own. */
  lastFound: { id?: string; publish?: 'lost' | 'found'; mine?: '1' };
  /** `scene`: of the code on its sign, the number alone or with what follows a dot; `walk`: that leads to it. */
  exhibit: { id: string; scene?: string; walk?: string };
  walk: { id: string };
  /** `open`: what lies open below the fossil of the day. */
  exhibits: { open?: 'pack' };
  /** One of the park's legal texts, alone. */
  about: { text?: LegalText };
}

/** What each page reads, those that read nothing included. */
export type RouteParams = { [Name in RouteName]: Name extends keyof Queries ? Queries[Name] : Record<never, never> };

const PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES));
const TAB_PATHS: ReadonlySet<string> = new Set(TAB_ROUTES.map((name) => ROUTES[name]));

/** `/pages/home/home?x=1` → `pages/home/home` */
export const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/+/, '');

export const isPage = (path: string): boolean => PATHS.has(pathOf(path));

export const isTab = (path: string): boolean => TAB_PATHS.has(pathOf(path));
