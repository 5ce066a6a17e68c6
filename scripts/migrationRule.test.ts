import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrationFaults } from './migrationRule';

const faultsOf = (sql: string) => migrationFaults([{ name: '900_next.sql', sql }]);

test('what an older node cannot live with is refused', async () => {
  const refused: [sql: string, fault: string][] = [
    ['drop table visitor', 'drops the table visitor'],
    ['drop table if exists public.visitor, entry cascade', 'drops the table visitor'],
    ['alter table visitor drop column phone', 'drops the column phone of visitor'],
    ['alter table visitor rename column phone to mobile', 'renames visitor.phone'],
    ['alter table visitor rename to guest', 'renames visitor'],
    ['alter table visitor alter column phone type bigint using phone::bigint', 'changes the type of phone of visitor'],
    ['alter table visitor alter phone set not null', 'wants a value in phone of visitor'],
    ['alter table visitor alter phone drop default', 'drops the default of phone of visitor'],
    ['ALTER TABLE visitor\n  ADD age int NOT NULL', 'adds a column without a default, age, of visitor'],
    ['drop view open_day', 'drops the view open_day'],
  ];
  for (const [sql, fault] of refused) assert.equal((await faultsOf(sql))[0], `900_next.sql ${fault}`, sql);
});

test('what it does not notice may be done', async () => {
  const fine = [
    'alter table visitor add age int',
    'alter table visitor add age int not null default 0, add constraint adult check (age > 0) not valid',
    'alter table visitor add id bigint not null generated always as identity',
    `alter table visitor alter phone set default ''`,
    'create table guest (id int); alter table guest add age int not null; alter table guest rename age to years; drop table guest',
    'drop index visitor_phone; alter index a rename to b; alter table visitor rename constraint a to b',
    `-- drop table visitor\nselect 'drop table visitor'`,
  ];
  for (const sql of fine) assert.deepEqual(await faultsOf(sql), [], sql);
});

test('a table of an earlier file that is not released either is nobody’s yet', async () => {
  const migrations = [
    { name: '900_guest.sql', sql: 'create table guest (id int)' },
    { name: '901_no_guest.sql', sql: 'drop table guest' },
  ];
  assert.deepEqual(await migrationFaults(migrations), []);
});

test('a file that names the release which stopped using it takes it away', async () => {
  assert.deepEqual(await faultsOf('-- contract: 1.1.0 stopped reading it\nalter table visitor drop phone'), []);
  assert.equal((await faultsOf('-- contract: nobody reads it\nalter table visitor drop phone')).length, 1);
});

test('what PostgreSQL cannot read is told', async () => {
  assert.match((await faultsOf('alter tabel visitor'))[0] ?? '', /^900_next\.sql: syntax error at or near "tabel"/);
});
