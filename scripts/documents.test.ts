import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citationsIn, decisionIndex, guideFaults, readDecision, termFaults, withVariables } from './documents';

const HEAD = '# 007 A title\n\nStatus: accepted · Date: 2026-11-21 · Superseded by: –\n';

test('finds decisions, rules, files and links', () => {
  const said = citationsIn(
    'See decision 007, decisions [076](a/076-x.md) and 141 (092, 095), R-nav-3, `docs/x.md`. [a](b.md#c)',
    true,
  );
  assert.deepEqual(said.decisions, ['007', '076', '141', '092', '095']);
  assert.deepEqual(said.rules, ['R-nav-3']);
  assert.deepEqual(said.files, ['docs/x.md']);
  assert.deepEqual(said.links, ['a/076-x.md', 'b.md']);
});

test('takes no HTTP status and no address of elsewhere for a citation', () => {
  const said = citationsIn('It answers 503 (503) and (404). https://a.example/docs/x.md [a](https://b.example) [c](#d)', true);
  assert.deepEqual(said, { decisions: [], rules: [], files: [], links: [] });
  assert.deepEqual(citationsIn('fill(100), min(007)', false).decisions, []);
});

test('a decision tells its status, and what took its place', () => {
  const decision = readDecision('007-a-title.md', HEAD);
  assert.match(decisionIndex([decision]), /\| \[007\]\(007-a-title\.md\) \| A title \| accepted \| 2026-11-21 \| – \|/);
  assert.throws(() => readDecision('008-a-title.md', HEAD));
  assert.throws(() => readDecision('007-a-title.md', HEAD.replace('accepted', 'superseded')));
  assert.throws(() => readDecision('007-a-title.md', '# 007 A title\n\n**Context.**'));
  assert.equal(readDecision('007-a-title.md', HEAD.replace('accepted', 'superseded').replace('–', '008')).by, '008');
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
