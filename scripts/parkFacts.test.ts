import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parkFactFaults } from './parkFacts';

const kindsOf = (text: string, path = 'src/a.ts') =>
  parkFactFaults([{ path, text }], ['Yunling']).map((fault) => /\((\w+)\)/.exec(fault)?.[1]);

test('a name, a telephone, an hour and a price of a park are found in code, and nothing else is', () => {
  assert.deepEqual(kindsOf("const PARK = 'Yunling';"), ['sample']);
  for (const phone of ['400-000-0119', '0571-8888 0119', '13800138000'])
    assert.deepEqual(kindsOf(`call('${phone}')`), ['telephone'], phone);
  assert.deepEqual(kindsOf("{ from: '08:30' }"), ['clock']);
  assert.deepEqual(kindsOf('const ticket = { price: 8000 };'), ['price']);
  assert.deepEqual(kindsOf("parkMoment(day, '00:00'); // `09:00–12:00`, 1700000000000, price: 0, +0800"), []);
  assert.deepEqual(kindsOf("/** 0571-8888 0119, such as '08:30' */"), [], 'an example');
  assert.deepEqual(kindsOf("from: '09:00'", 'contract/src/park/hours.ts'), [], 'as delivered');
  assert.deepEqual(kindsOf("'Yunling'", 'contract/src/park/hours.ts'), ['sample']);
});
