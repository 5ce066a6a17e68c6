import assert from 'node:assert/strict';
import { it } from 'node:test';
import { advisoryFaults } from './advisories';

it('names what is known against a package that is shipped, once, from high on', () => {
  const cause = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1' };
  const found = advisoryFaults({
    vulnerabilities: {
      parser: { severity: 'high', range: '<2.1.0', via: [cause] },
      uses: { severity: 'high', range: '*', via: ['parser'] },
      slow: { severity: 'low', range: '<1.0.1', via: [cause] },
    },
  });
  assert.deepEqual(found, ['parser <2.1.0: Prototype pollution (high, https://github.com/advisories/GHSA-1)']);
});

it('is content with none, and knows it from an answer that never came', () => {
  assert.deepEqual(advisoryFaults({ vulnerabilities: {} }), []);
  assert.equal(advisoryFaults({ message: '405 Method Not Allowed', error: {} }), null);
});
