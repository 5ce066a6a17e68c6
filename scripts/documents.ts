/** `npm run docs` writes the index of the decisions, the table of variables and the texts of WeChat's privacy guide; `npm run check` fails when it is stale or a citation leads nowhere. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LEFT } from '../server/src/doctor/left';
import { variables } from '../server/src/variables';
import { listFiles } from './fingerprint';
import { inRoot, ROOT } from './root';
import { runMain } from './terminal';
import { privacyGuide } from './weapp/privacyGuide';

const DECISIONS = inRoot('docs', 'decisions');
const INDEX = path.join(DECISIONS, 'README.md');
const RULES = inRoot('docs', 'product-rules.md');
const OPERATIONS = inRoot('docs', 'operations.md');
const PRIVACY_GUIDE = inRoot('docs', 'privacy-guide.md');
/** Folders of the checkout that hold nothing written by hand. */
const MADE = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report', 'screens']);
const TEXT = /\.(?:md|ts|tsx|js|cjs|mjs|scss|css|sql|html|yml|json)$/;

interface Decision {
  file: string;
  number: string;
  title: string;
  status: string;
  date: string;
  /** A decision's number, or `–`. */
  by: string;
}

/** @throws Error when the head of a decision is not as all others are */
export function readDecision(file: string, text: string): Decision {
  const head =
    /^# (?<number>\d{3}) (?<title>.+)\n\nStatus: (?<status>accepted|superseded) · Date: (?<date>\d{4}-\d\d-\d\d) · Superseded by: (?<by>–|\d{3})\n/;
  const found = head.exec(text)?.groups;
  if (!found || !file.startsWith(`${found.number}-`) || (found.status === 'superseded') !== (found.by !== '–')) {
    throw new Error(
      `docs/decisions/${file} needs "# NNN Title", an empty line, "Status: accepted · Date: … · Superseded by: –"`,
    );
  }
  return { file, ...found } as Decision;
}

/** The index of all decisions, as Markdown. */
export function decisionIndex(decisions: Decision[]): string {
  const rows = decisions.map(
    ({ file, number, title, status, date, by }) => `| [${number}](${file}) | ${title} | ${status} | ${date} | ${by} |`,
  );
  return `# Decisions

Written by \`npm run docs\` from the heads of the files here; change those.

| | Decision | Status | Date | Superseded by |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** What a text cites: numbers of decisions, product rules, and files from the checkout's root. */
export function citationsIn(text: string, isMarkdown: boolean) {
  const decisions = [...text.matchAll(/\bdecisions? ((?:\[?\d{3}\b(?:\]\([^)]*\))?(?:,? and |, )?)+)/gi)];
  // An HTTP status in brackets is no decision: those begin at 200.
  const bracketed = isMarkdown ? [...text.matchAll(/\(([01]\d\d(?:(?:, |–)[01]\d\d)*)\)/g)] : [];
  return {
    decisions: [...decisions, ...bracketed].flatMap(([, numbers = '']) => numbers.match(/\b\d{3}\b(?!-)/g) ?? []),
    rules: text.match(/\bR-[a-z]+-\d+\b/g) ?? [],
    files: text.match(/(?<![\w/.-])docs\/[\w./-]*[\w/]/g) ?? [],
    links: isMarkdown ? [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link) : [],
  };
}

/** The text with the server's own table of variables between its marks. */
export function withVariables(text: string): string {
  const rows = variables().map(({ name, usual, what }) => `| \`${name}\` | ${usual} | ${what} |`);
  const table = ['| variable | without it | what |', '|---|---|---|', ...rows].join('\n');
  return text.replace(/(<!-- variables[^\n]*-->\n).*?(\n<!-- \/variables -->)/s, (_all, begin, end) => begin + table + end);
}

async function decisions(): Promise<Decision[]> {
  const files = (await readdir(DECISIONS)).filter((file) => file !== 'README.md').sort();
  return Promise.all(files.map(async (file) => readDecision(file, await readFile(path.join(DECISIONS, file), 'utf8'))));
}

async function writtenFiles(): Promise<string[]> {
  const top = (await readdir(ROOT)).filter((name) => !MADE.has(name) && (!name.startsWith('.') || name === '.github'));
  return (await listFiles(...top)).filter(
    (file) => TEXT.test(file) && !file.endsWith('package-lock.json') && file !== inRoot('scripts', 'documents.test.ts'),
  );
}

/** What the guide says that a noun has and its model has not. */
export function guideFaults(guide: string, model: string, read: (file: string) => string | null): string[] {
  const rows = [...guide.matchAll(/^\| `([^`]+\/[^`]+)` \|/gm)].map(([, file = '']) => file);
  return rows.flatMap((row) => {
    const text = read(row.replaceAll('<noun>', model));
    if (text === null) return `CONTRIBUTING.md names ${row}, which ${model} does not have`;
    const isNamed = row.includes('<noun>') || text.toLowerCase().includes(model);
    return isNamed ? [] : `CONTRIBUTING.md wants a line in ${row}, where ${model} has none`;
  });
}

/** What visitors and staff read: string literals in these files. */
const TEXTS = /^texts\/.*\.json$/;

/** Where a text says what the guide to writing says it never does. */
export function termFaults(guide: string, name: string, text: string): string[] {
  const never = [...guide.matchAll(/^\|.*\| ((?:`[^`]+`(?:, )?)+) \|$/gm)].flatMap(
    ([, cell = '']) => cell.match(/(?<=`)[^`,]+(?=`)/g) ?? [],
  );
  const said = (
    text.match(name.endsWith('.json') ? /"(?:[^"\\]|\\.)*"/g : /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []
  ).join('\n');
  return never.filter((word) => said.includes(word)).map((word) => `${name} says ${word}: see docs/writing.md`);
}

/** The text of a file of the checkout, `''` of a folder; `NNN` is a migration's number. Null: it is not there. */
function textOf(file: string): string | null {
  const folder = inRoot(path.dirname(file));
  const name = path.basename(file).replace('NNN_', '');
  const found = existsSync(folder) && readdirSync(folder).find((entry) => entry.replace(/^\d{3}_/, '') === name);
  if (!found) return null;
  const whole = path.join(folder, found);
  return statSync(whole).isDirectory() ? '' : readFileSync(whole, 'utf8');
}

/** What is wrong with the documents, a line each. */
export async function documentFaults(): Promise<string[]> {
  const all = await decisions();
  const numbers = new Set(all.map(({ number }) => number));
  const defined: string[] = (await readFile(RULES, 'utf8')).match(/(?<=\*\*)R-[a-z]+-\d+(?=\*\*)/g) ?? [];
  const rules = new Set(defined);
  const faults = defined.filter((rule, at) => defined.indexOf(rule) !== at).map((rule) => `${rule} stands twice`);
  faults.push(...all.filter(({ by }) => by !== '–' && !numbers.has(by)).map(({ file, by }) => `${file}: no decision ${by}`));
  if ((await readFile(INDEX, 'utf8').catch(() => '')) !== decisionIndex(all)) {
    faults.push('docs/decisions/README.md is stale: npm run docs');
  }
  const operations = await readFile(OPERATIONS, 'utf8');
  if (operations !== withVariables(operations)) faults.push('docs/operations.md is stale: npm run docs');
  if ((await readFile(PRIVACY_GUIDE, 'utf8').catch(() => '')) !== privacyGuide())
    faults.push('docs/privacy-guide.md is stale: npm run docs');
  const launch = await readFile(inRoot('docs', 'launch.md'), 'utf8');
  for (const what of Object.keys(LEFT))
    if (!launch.includes(`| **${what}** |`))
      faults.push(`docs/launch.md has no row ${what}, which doctor leaves to the operator`);
  faults.push(...guideFaults(await readFile(inRoot('CONTRIBUTING.md'), 'utf8'), 'notice', textOf));
  const writing = await readFile(inRoot('docs', 'writing.md'), 'utf8');
  for (const file of await writtenFiles()) {
    const name = path.relative(ROOT, file);
    const text = await readFile(file, 'utf8');
    if (TEXTS.test(name) && !name.endsWith('.test.ts')) faults.push(...termFaults(writing, name, text));
    const cited = citationsIn(text, file.endsWith('.md'));
    const missing = [
      ...cited.decisions.filter((number) => !numbers.has(number)).map((number) => `decision ${number}`),
      ...cited.rules.filter((rule) => !rules.has(rule)),
      ...cited.files.filter((cite) => !existsSync(inRoot(cite))),
      ...cited.links.filter((link) => !existsSync(path.resolve(path.dirname(file), link))),
    ];
    faults.push(...missing.map((what) => `${name} cites ${what}, which is not there`));
  }
  return faults;
}

if (require.main === module) {
  runMain(async () => {
    await writeFile(INDEX, decisionIndex(await decisions()));
    await writeFile(OPERATIONS, withVariables(await readFile(OPERATIONS, 'utf8')));
    await writeFile(PRIVACY_GUIDE, privacyGuide());
    return 0;
  });
}
