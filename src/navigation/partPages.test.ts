import { PARTS } from '@park/contract/park/parts';
import { partOfPage } from './partPages';
import { ROUTES, type RouteName } from './routes';

const of = (route: RouteName, params: Record<string, string> = {}) => partOfPage(ROUTES[route], params);

it('gives every part a page but finds, which stand with the calls for help', () => {
  const looks: Record<string, string>[] = [{}, { view: 'map' }];
  const parts = (Object.keys(ROUTES) as RouteName[]).flatMap((route) => looks.map((params) => of(route, params)));
  for (const part of PARTS) expect(parts.includes(part)).toBe(part !== 'find');
});

it.each<RouteName>([
  ...['indexCenter', 'indexPersonalCenter', 'home', 'personalCenter', 'error', 'find', 'searchBar'],
  ...['help', 'ticketList', 'ticketDetail', 'ticketConfirm', 'ticketRecord', 'recordDetail', 'guardian'],
  ...['notice', 'noticeDetail', 'message', 'ownData', 'eraseMe', 'adminLogin', 'prizeWriteOff'],
] as RouteName[])('never takes %s away', (route) => {
  expect(of(route)).toBeNull();
});

it('leaves what a visitor holds already', () => {
  expect(of('reservationRecords')).toBeNull();
  expect(of('prizeStatus')).toBeNull();
  expect(of('activityDetail', { id: 'a' })).toBeNull();
  expect(of('feedBackDetails', { id: 'a' })).toBeNull();
  expect([of('activity'), of('activity', { filter: 'mine' })]).toEqual(['activity', null]);
  expect([of('lastFound', { publish: 'lost' }), of('lastFound', { mine: '1' })]).toEqual(['lostFound', null]);
  expect(of('lastFound', { id: 'a' })).toBeNull();
});

it('tells the map from the search on their one page', () => {
  expect([of('searchBar', { keyword: 'map' }), of('searchBar', { view: 'map' })]).toEqual([null, 'map']);
});
