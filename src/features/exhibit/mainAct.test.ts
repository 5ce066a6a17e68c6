import { mainAct } from './mainAct';

it.each([
  [{ stamp: true, listen: true, way: true }, 'stamp'],
  [{ stamp: false, listen: true, way: true }, 'listen'],
  [{ stamp: false, listen: false, way: true }, 'way'],
  [{ stamp: false, listen: false, way: false }, null],
])('of %j the main act is %s', (can, act) => expect(mainAct(can)).toBe(act));
