import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { migratedDatabase, type TestDatabase, testDatabases } from '../../testing/testDatabase';
import { findDocuments } from './document.repo';
import { indexDocuments, kindToken } from './document.service';
import { asFound, wantedTokens } from './tokens';

describe('search on postgres', { skip: !testDatabases().includes('postgres') }, () => {
  let test: TestDatabase;
  before(async () => {
    test = await migratedDatabase('postgres');
    const things = Array.from({ length: 5_000 }, (_, n) => ({
      id: `n${n}`,
      title: { en: `Lost umbrella number ${n}`, 'zh-Hans': `第${n}把雨伞` },
      text: { en: n === 77 ? 'with a pterodactyl on it' : 'grey' },
      motif: null,
      from: null,
      until: null,
      at: n,
    }));
    await test.database.transaction((tx) => indexDocuments(tx, 'lostFound', things));
    await test.database.executeSql('analyze search_document', []);
  });
  after(() => test.drop());

  it('looks words up by the index', async () => {
    const { db } = test.database;
    const queries: string[] = [];
    const spy = new Proxy(db, {
      get: (target, key) =>
        key === 'execute'
          ? async (query: ReturnType<typeof sql>) => {
              const plan = (await target.execute(sql`explain ${query}`)) as unknown as { rows: Record<string, string>[] };
              queries.push(plan.rows.map((row) => row['QUERY PLAN']).join('\n'));
              return target.execute(query);
            }
          : Reflect.get(target, key),
    });
    const kinds = [{ kind: 'lostFound' as const, token: kindToken('lostFound') }];
    const wanted = { tokens: wantedTokens('pterodactyl'), found: [asFound('pterodactyl')] };
    const found = await findDocuments(spy, kinds, wanted, { now: 0, maxCounted: 500, limit: 20, offset: 0 });
    assert.deepEqual(
      found.map(({ subjectId }) => subjectId),
      ['n77'],
    );
    assert.match(queries[0] ?? '', /Bitmap Index Scan on search_document_tokens/);
    assert.doesNotMatch(queries[0] ?? '', /Seq Scan/);
  });
});
