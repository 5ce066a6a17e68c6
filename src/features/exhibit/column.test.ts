import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import { columnOf } from './column';

const of = (id: string, fromMa: number) => ({ id, fromMa }) as ExhibitBrief;

it('lays the youngest on top, and keeps a layer that has nothing', () => {
  const column = columnOf([of('1', 514), of('2', 201.4), of('3', 166), of('4', 0.1)]);
  expect(column[0]).toMatchObject({ period: 'quaternary', fromMa: 2.58, toMa: 0 });
  expect(column.at(-1)).toMatchObject({ period: 'archean', fromMa: 4031, toMa: 2500, exhibits: [] });
  expect(column.flatMap(({ exhibits }) => exhibits.map(({ id }) => id))).toEqual(['4', '3', '2', '1']);
  expect(column.find(({ period }) => period === 'jurassic')?.exhibits).toHaveLength(2);
});
