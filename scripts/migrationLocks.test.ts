import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockFaults } from './migrationLocks';

const faultsOf = (sql: string) => lockFaults([{ name: '900_next.sql', sql }], '899');

test('a file that locks two tables in use is refused', async () => {
  const refused: [sql: string, tables: string][] = [
    ['alter table visitor add age int; alter table entry add age int', 'visitor, entry'],
    ['alter table visitor add entry_id text references entry (id)', 'visitor, entry'],
    ['create table guest (visitor_id text references visitor, foreign key (entry_id) references entry)', 'visitor, entry'],
    [
      'alter table visitor add age int; create trigger t after update on entry for each row execute function f()',
      'visitor, entry',
    ],
    ['alter table visitor add age int; drop trigger t on entry', 'visitor, entry'],
    ['drop index visitor_phone; lock table entry', 'visitor_phone, entry'],
    ['truncate visitor, entry', 'visitor, entry'],
  ];
  for (const [sql, tables] of refused)
    assert.deepEqual(
      await faultsOf(sql),
      [`900_next.sql locks ${tables} in one transaction: give each a file of its own`],
      sql,
    );
});

test('one table, new ones, and what locks none may be', async () => {
  const fine = [
    'alter table visitor add age int; alter table visitor add check (age > 0) not valid; drop trigger t on visitor',
    'create table guest (visitor_id text references visitor); create index guest_visitor on guest (visitor_id); alter table guest add age int',
    'alter table visitor add age int; update entry set age = 1; insert into seen select id from entry',
    'create view old as select * from visitor join entry using (id); create function f() returns int language sql as $$ select 1 $$',
  ];
  for (const sql of fine) assert.deepEqual(await faultsOf(sql), [], sql);
});

test('an index of a table in use is built concurrently, in a file of its own that may be run again', async () => {
  assert.match((await faultsOf('create index visitor_phone on visitor (phone)'))[0] ?? '', /builds an index of visitor/);
  assert.deepEqual(
    await faultsOf('-- looked for\ncreate unique index concurrently if not exists visitor_phone on visitor (phone);'),
    [],
  );
  for (const sql of [
    'create index concurrently visitor_phone on visitor (phone)',
    'create index concurrently if not exists visitor_phone on visitor (phone); alter table visitor add age int',
  ])
    assert.match((await faultsOf(sql))[0] ?? '', /such a file is one statement/, sql);
});

test('a table of an earlier file that is not released either is not in use, and earlier files are only read', async () => {
  const migrations = [
    { name: '898_guest.sql', sql: 'create table guest (id int); truncate visitor, entry' },
    {
      name: '900_next.sql',
      sql: 'create index guest_id on guest (id); alter table guest add age int; alter table visitor add age int',
    },
  ];
  assert.deepEqual(await lockFaults(migrations, '899'), []);
});
