import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openPglite } from './pglite';

it('the embedded database lets calls have their turn between transactions', async (t) => {
  const database = await openPglite();
  t.after(() => database.close());
  let turns = 0;
  const count = () => {
    turns += 1;
    setImmediate(count).unref();
  };
  count();
  for (let done = 0; done < 20; done += 1) await database.transaction(async (tx) => void (await tx.execute('select 1')));
  assert.ok(turns >= 20, `${turns} turns in 20 transactions`);
});
