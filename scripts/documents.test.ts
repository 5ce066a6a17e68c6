import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  anchorsIn,
  citationsIn,
  decisionIndex,
  guideFaults,
  quotedFaults,
  readPage,
  shownTexts,
  termFaults,
  withVariables,
  withWords,
} from './documents';

const PAGE = '# Locks\n\n## 008 One `order`, always\n\nBecause.\n\n### Rows\n\nIn turn.\n\n## 007 A title\n\nBecause.\n';

test('finds decisions, rules, files and links', () => {
  const found = citationsIn(
    'See decision 007, decisions [076](a/x.md) and 141 (092, 095), R-nav-3, `docs/x.md`. [a](b.md#c)',
    true,
  );
  assert.deepEqual(found.decisions, ['007', '076', '141', '092', '095']);
  assert.deepEqual(found.rules, ['R-nav-3']);
  assert.deepEqual(found.files, ['docs/x.md']);
  assert.deepEqual(found.links, ['a/x.md', 'b.md#c']);
});

test('takes no HTTP status and no address of elsewhere for a citation', () => {
  const found = citationsIn('It answers 503 (503) and (404). https://a.example/docs/x.md [a](https://b.example) [c](#d)', true);
  assert.deepEqual(found, { decisions: [], rules: [], files: [], links: [] });
  assert.deepEqual(citationsIn('fill(100), min(007)', false).decisions, []);
});

test('each section of a page is a decision, and the index leads to it', () => {
  const found = readPage('locks.md', PAGE);
  assert.deepEqual(
    found.map(({ number, title }) => [number, title]),
    [
      ['008', 'One `order`, always'],
      ['007', 'A title'],
    ],
  );
  const index = decisionIndex(found);
  assert.match(
    index,
    /\| 007 \| \[A title\]\(locks\.md#007-a-title\) \| locks \|\n\| 008 \| .*\(locks\.md#008-one-order-always\)/,
  );
  assert.deepEqual([...anchorsIn(PAGE)], ['locks', '008-one-order-always', 'rows', '007-a-title']);
});

test('a page without a title, a section without a number or text, and a number that is taken are refused', () => {
  for (const text of [
    PAGE.replace('# Locks\n\n', ''),
    PAGE.replace('## 007 ', '## '),
    PAGE.replace('Because.\n\n### Rows\n\nIn turn.\n\n', ''),
    '# Locks\n\nNothing yet.\n',
  ]) {
    assert.throws(() => readPage('locks.md', text), /docs\/decisions\/locks\.md needs/);
  }
  assert.throws(() => decisionIndex([...readPage('a.md', PAGE), ...readPage('b.md', PAGE)]), /two decisions 007/);
});

test('the guide to a new noun names what its model has', () => {
  const guide = '| new file |\n|---|\n| `a/<noun>.ts` | x |\n\n| `b/all.ts` | y |\n| `c/none.ts` | z |\n';
  const files: Record<string, string> = { 'a/moon.ts': '', 'b/all.ts': 'Moon', 'c/none.ts': 'sun' };
  const read = (file: string) => files[file] ?? null;
  assert.deepEqual(guideFaults(guide, 'moon', read), ['CONTRIBUTING.md wants a line in c/none.ts, where moon has none']);
  assert.equal(guideFaults(guide, 'mars', read)[0], 'CONTRIBUTING.md names a/<noun>.ts, which mars does not have');
});

test('a text says nothing that the guide to writing has a better word for', () => {
  const guide = '| thing | never |\n|---|---|\n| a host | `an anchor`, `主播登记` |\n';
  assert.deepEqual(termFaults(guide, 'a.ts', "// an anchor\nx: 'A host', y: 'hosts'"), []);
  assert.deepEqual(termFaults(guide, 'a.ts', "x: 'Ask an anchor', y: '主播登记'"), [
    'a.ts says an anchor: see docs/writing.md',
    'a.ts says 主播登记: see docs/writing.md',
  ]);
});

test('a document for staff names pages and buttons as they are called', () => {
  const shown = shownTexts([
    '{ "none": "", "save": "保存", "submit": "提交订单 · {amount}" }',
    "name: { zh: '管理', en: 'Management' }",
  ]);
  assert.deepEqual(quotedFaults('a.md', '点『保存』，再点『提交订单』，见『管理』。', shown), []);
  assert.deepEqual(quotedFaults('a.md', '点『存盘』。', shown), [
    'a.md names 『存盘』, which no text of the app or the console is',
  ]);
  assert.deepEqual(quotedFaults('b.md', '**First** *Management*, **then *Keep*.**', shown), [
    'b.md names *Keep*, which no text of the app or the console is',
  ]);
});

test('writes the variables between their marks, and nothing else', () => {
  const text = 'before\n<!-- variables, made -->\nold\n<!-- /variables -->\nafter';
  assert.match(
    withVariables(text),
    /^before\n<!-- variables, made -->\n\| variable [\s\S]*\| `PORT` \| 8080 \|[\s\S]*\|\n<!-- \/variables -->\nafter$/,
  );
  assert.equal(withVariables(withVariables(text)), withVariables(text));
  // What holds without a variable may be a list or a map, which says itself like this.
  assert.doesNotMatch(withVariables(text), /\[object|undefined|null/);
});

test('writes the words of a variable above it in an example, and leaves what it does not know', () => {
  const text = '# Ours\nPARK_HOST=localhost\n\n# old\n# words\nHOST=\nPORT=\n';
  const words = (before: string) => `${before}# the address to listen on [all addresses]\nHOST=\n# port of the app, `;
  assert.ok(withWords(text).startsWith(words('# Ours\nPARK_HOST=localhost\n\n')));
  assert.equal(withWords(withWords(text)), withWords(text));
});
