import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getWalk, getWalks } from '@park/contract/walk/calls';
import { startTestApp } from '../testing/testApp';
import { testDatabases } from '../testing/testDatabase';
import { readContent } from './contents';
import { sampleExhibits, sampleWalks } from './nouns.seed';
import { seed } from './seed';

const seededExhibits = await readContent('exhibits', 0);
const seededWalks = await readContent('walks', 0);

describe('seeded walks', () => {
  it('are told in five languages', () => {
    for (const { id, name, text } of seededWalks)
      assert.deepEqual([Object.keys(name).length, new Set(Object.values(text)).size], [5, 5], id);
  });

  it('go through time from the oldest on, and without steps on the ground floor of the museum alone', () => {
    const of = (id: string) =>
      (seededWalks.find((one) => one.id === id)?.stops ?? []).flatMap(
        (stop) => seededExhibits.find((one) => one.id === stop) ?? [],
      );
    const ages = of('deep-time').map(({ fromMa }) => fromMa);
    assert.equal(ages.length, 10);
    assert.deepEqual(
      ages,
      [...ages].sort((a, b) => b - a),
    );
    assert.ok(of('step-free').every(({ where }) => where.en && !/(first|second) floor/.test(where.en)));
  });
});

for (const kind of testDatabases())
  it(`seeded walks are shown on ${kind}, and two lead to the step-free one`, async () => {
    const park = await startTestApp({ kind });
    await seed(park.deps, park.config, [sampleExhibits, sampleWalks]);
    const walks = (await park.call(getWalks, {})).result;
    assert.deepEqual(
      walks.map(({ id, stopIds }) => [id, stopIds.length]),
      [
        ['with-children', 7],
        ['step-free', 7],
        ['deep-time', 10],
      ],
    );
    assert.ok(walks.every(({ metres }) => metres !== null && metres > 500 && metres < 2_000));
    assert.equal((await park.call(getWalk, { id: 'deep-time' })).result.stepFree?.id, 'step-free');
    await park.close();
  });
