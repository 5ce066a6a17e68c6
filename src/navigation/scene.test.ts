import { sceneUrl } from './scene';

it.each([
  ['t=adult', '/pages/ticket/ticketDetail?id=adult'],
  ['t', '/pages/ticket/ticketList'],
  ['o=Zk3vQ0h1T2m-4x_9aBcDeF', '/pages/ticket/recordDetail?id=Zk3vQ0h1T2m-4x_9aBcDeF'],
  ['o', '/pages/ticket/ticketRecord'],
  ['d=golden-week', '/pages/prize/prize?id=golden-week'],
  ['d', '/pages/prize/prize'],
  ['p=terrace', '/pages/LivePoint/LivePoint?id=terrace'],
  ['p', '/pages/home/home'],
  ['e=14', '/pages/exhibit/exhibit?id=14'],
  ['e=14.a-_B3x9Z', '/pages/exhibit/exhibit?id=14.a-_B3x9Z'],
  ['e', '/pages/exhibit/exhibits'],
  ['w=valley-walk', '/pages/exhibit/walk?id=valley-walk'],
  ['w', '/pages/exhibit/exhibits'],
])('%s opens %s', (scene, url) => {
  expect(sceneUrl(scene)).toBe(url);
});

it.each([
  ['no code', undefined],
  ['an empty one', ''],
  ['a letter with an empty id', 't='],
  ['an unknown letter', 'x=1'],
  ['a name of JavaScript’s own', 'constructor=1'],
  ['an id that would change the address', 't=a&from=b'],
  ['an id with a path', 'p=../error'],
  ['more than one value', 't=a=b'],
  ['more than one dot', 'e=14.a.b'],
  ['a page', 'pages/home/home'],
])('home: %s', (_, scene) => {
  expect(sceneUrl(scene)).toBeNull();
});
