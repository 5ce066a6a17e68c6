import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { search } from '@park/contract/search/calls';
import { seed } from '../../seed/seed';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp } from '../../testing/testApp';
import queries from './queries.json' with { type: 'json' };

const NOW = Date.parse('2026-05-04T00:00:00Z');

describe('what visitors of the sample park look for', () => {
  const park = sharedPark(() => startTestApp({ clock: () => NOW }));
  before(async () => {
    await seed(park.deps, park.config);
  });

  // By language: the beginning of the first hit's kind and id (`a|b`: either), and what is typed for it.
  for (const [language, wanted] of Object.entries(queries))
    it(`is found first: ${language}`, async () => {
      const wrong: string[] = [];
      for (const [expected, questions] of Object.entries(wanted))
        for (const q of questions) {
          const answer = await park.send(search, { q }, undefined, { 'accept-language': language });
          const [hit] = answer.json().result.items;
          const found = hit ? `${hit.kind} ${hit.id}` : 'nothing';
          if (!expected.split('|').some((one) => found.startsWith(one))) wrong.push(`${q}: ${found}, not ${expected}`);
        }
      assert.deepEqual(wrong, []);
    });
});
