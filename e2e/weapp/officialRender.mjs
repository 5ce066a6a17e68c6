/**
 * `node officialRender.mjs <mini-program> <pages.json>`: draws pages' real templates with WeChat's own compiler and component
 * engine. The file holds what each page's app sent to the view, by the page's path; printed is an outline of each, as JSON.
 * A program of its own: the simulator turns its process's globals into a browser's.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';

const require = createRequire(import.meta.url);
const [program = '', pagesFile = ''] = process.argv.slice(2);
const pages = Object.entries(JSON.parse(readFileSync(pagesFile, 'utf8')));

const { window } = new JSDOM('<!doctype html><body></body>');
for (const name of ['document', 'Event', 'CustomEvent', 'HTMLElement', 'Element', 'Node', 'Text'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
globalThis.window = window;

const folder = mkdtempSync(path.join(tmpdir(), 'park-official-'));
try {
  cpSync(program, folder, { recursive: true });
  const simulate = require('miniprogram-simulate');
  const outlines = pages.map(([page, data]) => {
    // The app has run already, in the journeys' runtime: what it sent to the view stands in for the page's own script.
    writeFileSync(path.join(folder, `${page}.js`), `Component({ data: ${JSON.stringify(data)} })`);
    const id = simulate.load(path.join(folder, page), { compiler: 'official', rootPath: folder });
    const parent = window.document.createElement('div');
    simulate.render(id).attach(parent);
    return [page, outline(parent)];
  });
  process.stdout.write(JSON.stringify(Object.fromEntries(outlines)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Every element that has an id in the app's tree, with its kind and its classes, and every text: in the order they stand. */
function outline(node) {
  if (node.nodeType === 3) return node.textContent.trim() ? [node.textContent.trim()] : [];
  const below = [...node.childNodes].flatMap(outline);
  const sid = node.getAttribute('data-sid');
  if (!sid) return below;
  const classes = [...node.classList].map((name) => name.replace(/^main--/, '')).filter((name) => name !== '');
  return [`${node.tagName.toLowerCase().replace(/^wx-/, '')} ${sid} ${classes.join(' ')}`.trim(), ...below];
}
