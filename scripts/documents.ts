/** `npm run docs` writes the index of the decisions, the table of variables, their words in .env.example and the texts of WeChat's privacy guide; `npm run check` fails when one is stale or a citation leads nowhere. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { anchorOf } from '../contract/src/headingAnchor';
import { LEFT } from '../server/src/doctor/left';
import { variables } from '../server/src/variables';
import { listFiles } from './fingerprint';
import { inRoot, ROOT } from './root';
import { runMain } from './terminal';
import { privacyGuide } from './weapp/privacyGuide';

const DECISIONS = inRoot('docs', 'decisions');
const RULES = inRoot('docs', 'product-rules.md');
/** What is written, each from how it stands there. */
const WRITTEN: Record<string, (old: string) => string | Promise<string>> = {
  'docs/decisions/README.md': async () => decisionIndex(await decisions()),
  'docs/operations.md': withVariables,
  '.env.example': withWords,
  'docs/privacy-guide.md': privacyGuide,
};
/** Folders of the checkout that hold nothing written by hand. */
const MADE = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report', 'screens']);
const TEXT = /\.(?:md|ts|tsx|js|cjs|mjs|scss|css|sql|html|yml|json)$/;

interface Decision {
  page: string;
  number: string;
  title: string;
}

/** The addresses of a page's headings. */
export function anchorsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

/**
 * A page's sections, each of which is a decision.
 * @throws Error when the page has no title, or a section has no number
 */
export function readPage(page: string, text: string): Decision[] {
  const sections = text.split(/^## /m).slice(1);
  const found = sections.map((section) => /^(?<number>\d{3}) (?<title>.+)\n\n\S/.exec(section)?.groups);
  if (!/^# .+\n\n/.test(text) || found.length === 0 || found.some((groups) => !groups)) {
    throw new Error(
      `docs/decisions/${page} needs "# Topic", then sections "## NNN Title", each with an empty line and its text`,
    );
  }
  return found.map((groups) => ({ page, ...groups }) as Decision);
}

/**
 * The index of all decisions by number, as Markdown.
 * @throws Error when two have one number
 */
export function decisionIndex(decisions: Decision[]): string {
  const all = [...decisions].sort((a, b) => a.number.localeCompare(b.number));
  const twice = all.find(({ number }, at) => number === all[at + 1]?.number);
  if (twice) throw new Error(`docs/decisions has two decisions ${twice.number}: take the next free number`);
  const rows = all.map(
    ({ page, number, title }) =>
      `| ${number} | [${title}](${page}#${anchorOf(`${number} ${title}`)}) | ${page.replace('.md', '')} |`,
  );
  return `# Decisions

Written by \`npm run docs\` from the sections of the pages here; change those.

| | Decision | Page |
|---|---|---|
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
    links: isMarkdown ? [...text.matchAll(/\]\((?!\w+:|#)([^)\s]+)[^)]*\)/g)].map(([, link = '']) => link) : [],
  };
}

/** The text with the server's own table of variables between its marks. */
export function withVariables(text: string): string {
  const rows = variables().map(({ name, usual, what }) => `| \`${name}\` | ${usual} | ${what} |`);
  const table = ['| variable | without it | what |', '|---|---|---|', ...rows].join('\n');
  return text.replace(/(<!-- variables[^\n]*-->\n).*?(\n<!-- \/variables -->)/s, (_all, begin, end) => begin + table + end);
}

/** An example of the environment with the server's own words above each variable that it reads. */
export function withWords(text: string): string {
  return variables().reduce(
    (all, { name, usual, what }) =>
      all.replace(new RegExp(`^(#.*\\n)*${name}=`, 'm'), () => `# ${what}${usual && ` [${usual}]`}\n${name}=`),
    text,
  );
}

async function decisions(): Promise<Decision[]> {
  const pages = (await readdir(DECISIONS)).filter((page) => page !== 'README.md').sort();
  const read = async (page: string) => readPage(page, await readFile(path.join(DECISIONS, page), 'utf8'));
  return (await Promise.all(pages.map(read))).flat();
}

/** Whether a link's file is there, and the heading it names. */
function leadsSomewhere(from: string, link: string): boolean {
  const [name = '', anchor] = link.split('#');
  const file = path.resolve(path.dirname(from), name);
  if (!existsSync(file)) return false;
  return !anchor || !file.endsWith('.md') || anchorsIn(readFileSync(file, 'utf8')).has(anchor);
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

/** What visitors and staff read: string literals in these files. What visitors type is no text of ours. */
const TEXTS = /^texts\/(?!.*\/searchNames\.json).*\.json$/;

/** Where a text says what the guide to writing says it never does. */
export function termFaults(guide: string, name: string, text: string): string[] {
  const never = [...guide.matchAll(/^\|.*\| ((?:`[^`]+`(?:, )?)+) \|$/gm)].flatMap(
    ([, cell = '']) => cell.match(/(?<=`)[^`,]+(?=`)/g) ?? [],
  );
  const texts = (
    text.match(name.endsWith('.json') ? /"(?:[^"\\]|\\.)*"/g : /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []
  ).join('\n');
  return never.filter((word) => texts.includes(word)).map((word) => `${name} says ${word}: see docs/writing.md`);
}

/**
 * What the app and the console say in one language, by their texts and the console's menu. Of a text with a placeholder what stands before it counts:
 * `提交订单` of `提交订单 · {amount}`.
 */
export function shownTexts(files: readonly string[]): Set<string> {
  const whole = files.flatMap((text) =>
    [...text.matchAll(/"((?:[^"\\]|\\.)*)"|\b(?:zh|en): '([^']+)'/g)].map(([, json, name]) => json ?? name ?? ''),
  );
  return new Set(whole.flatMap((text) => [text, text.replace(/[ ·：]*\{.*$/s, '')]).filter(Boolean));
}

/** Names of pages and buttons that a document for staff gives in 『』 or in italics, and neither the app nor the console has. */
export function quotedFaults(name: string, text: string, shown: ReadonlySet<string>): string[] {
  const quoted = [...text.matchAll(/『([^』]+)』|(?<!\*)\*([^*\n]+)\*(?!\*)/g)];
  return quoted
    .filter(([, chinese, english = '']) => !shown.has(chinese ?? english))
    .map(([words]) => `${name} names ${words}, which no text of the app or the console is`);
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

async function shownIn(language: string): Promise<Set<string>> {
  const rooms = ['app', 'console', 'contract'].map((room) => `texts/${language}/${room}`);
  const files = await listFiles(...rooms, 'console/src/app/area.ts', 'console/src/app/areas.tsx');
  return shownTexts(files.map((file) => readFileSync(file, 'utf8')));
}

/** What is wrong with the documents, a line each. */
export async function documentFaults(): Promise<string[]> {
  const all = await decisions();
  const numbers = new Set(all.map(({ number }) => number));
  const defined: string[] = (await readFile(RULES, 'utf8')).match(/(?<=\*\*)R-[a-z]+-\d+(?=\*\*)/g) ?? [];
  const rules = new Set(defined);
  const faults = defined.filter((rule, at) => defined.indexOf(rule) !== at).map((rule) => `${rule} stands twice`);
  for (const [name, write] of Object.entries(WRITTEN)) {
    const old = await readFile(inRoot(name), 'utf8').catch(() => '');
    if (old !== (await write(old))) faults.push(`${name} is stale: npm run docs`);
  }
  const launch = await readFile(inRoot('docs', 'launch.md'), 'utf8');
  for (const what of Object.keys(LEFT))
    if (!launch.includes(`| **${what}** |`))
      faults.push(`docs/launch.md has no row ${what}, which doctor leaves to the operator`);
  faults.push(...guideFaults(await readFile(inRoot('CONTRIBUTING.md'), 'utf8'), 'notice', textOf));
  const writing = await readFile(inRoot('docs', 'writing.md'), 'utf8');
  const shown = { zh: await shownIn('zh-Hans'), en: await shownIn('en') };
  for (const file of await writtenFiles()) {
    const name = path.relative(ROOT, file);
    const text = await readFile(file, 'utf8');
    const language = /^(?:README|docs)[./](zh|en)[-/].*md$/.exec(name)?.[1] as keyof typeof shown | undefined;
    if (language) faults.push(...quotedFaults(name, text, shown[language]));
    if (TEXTS.test(name) && !name.endsWith('.test.ts')) faults.push(...termFaults(writing, name, text));
    const cited = citationsIn(text, file.endsWith('.md'));
    const missing = [
      ...cited.decisions.filter((number) => !numbers.has(number)).map((number) => `decision ${number}`),
      ...cited.rules.filter((rule) => !rules.has(rule)),
      ...cited.files.filter((cite) => !existsSync(inRoot(cite))),
      ...cited.links.filter((link) => !leadsSomewhere(file, link)),
    ];
    faults.push(...missing.map((what) => `${name} cites ${what}, which is not there`));
  }
  return faults;
}

if (require.main === module) {
  runMain(async () => {
    for (const [name, write] of Object.entries(WRITTEN))
      await writeFile(inRoot(name), await write(await readFile(inRoot(name), 'utf8')));
    return 0;
  });
}
