import assert from 'node:assert/strict';
import { it } from 'node:test';
import { migratedPglite } from './migratedPglite';
import { isReset, rememberDatabase, runOn, shapeOf } from './resetDatabase';

it('takes away every row that a test wrote or changed, again and again', async (t) => {
  const pglite = await migratedPglite();
  t.after(() => pglite.close());
  const run = runOn(pglite);
  const shape = await shapeOf(run);
  const words = () => run('select word, count from search_word');
  const insert = (word: string) =>
    run(`insert into search_word (day, lang, word, shown, count) values ('2027-01-01', 'en', '${word}', '', 1)`);
  for (let time = 0; time < 3; time += 1) {
    await insert('fern');
    assert.equal(await isReset(run, shape), true);
    assert.deepEqual(await words(), []);
  }
  // Rows that were there: as many as before, one of them another.
  await insert('fish');
  const own = await rememberDatabase(run);
  for (let time = 0; time < 3; time += 1) {
    await run(`begin; savepoint one; update search_word set count = 9; release one; commit`);
    assert.deepEqual(await words(), [{ word: 'fish', count: 9 }]);
    assert.equal(await isReset(run, own), true);
    assert.deepEqual(await words(), [{ word: 'fish', count: 1 }]);
  }
  await run('truncate feedback cascade');
  assert.equal(await isReset(run, own), true);
  await run('alter table search_word add column another int');
  assert.equal(await isReset(run, own), false, 'no other test gets what is made of other parts');
});
