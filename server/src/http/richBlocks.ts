import { MAX_LIST_DEPTH } from '@park/contract/richText/limits';
import type { RichBlock, RichRun, RichText } from '@park/contract/richText/schemas';
import { Parser } from 'htmlparser2';
import { safeHref, safePicture, safeSide } from './richLinks';

const HEADINGS: Record<string, number> = { h2: 2, h3: 3, h4: 4 };
const BLOCK_TAGS = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'th', 'td']);
type Attributes = Record<string, string | undefined>;
type Table = Extract<RichBlock, { kind: 'table' }>;

/**
 * Stored HTML as the blocks that travel. It takes nothing on trust: a tag it does not know adds nothing but its words, and
 * links and pictures are judged again.
 */
export function readRichText(html: string): RichText {
  const reader = createReader();
  const parser = new Parser({ onopentag: reader.open, ontext: reader.text, onclosetag: reader.close, onend: reader.end });
  parser.end(html);
  return reader.blocks;
}

/** The words alone, one line a block: for excerpts and for search. */
export function plainRichText(html: string): string {
  const lines = readRichText(html).flatMap((block) => {
    if (block.kind === 'image') return [block.alt];
    if (block.kind === 'table') return block.rows.map((row) => row.map(({ runs }) => wordsOf(runs)).join(' '));
    return [wordsOf(block.runs)];
  });
  return lines.filter((line) => line !== '').join('\n');
}

/** The addresses of its pictures, wherever they stand. */
export function picturesIn(html: string): string[] {
  return readRichText(html).flatMap((block) => (block.kind === 'image' ? [block.src] : []));
}

const wordsOf = (runs: RichRun[]) => runs.map(({ text }) => text).join('');

function createReader() {
  const blocks: RichText = [];
  const lists: { ordered: boolean; count: number }[] = [];
  const links: (string | null)[] = [];
  const depth = { strong: 0, em: 0, blockquote: 0, table: 0 };
  let runs: RichRun[] = [];
  let heading = 0;
  let itemBegins = false;
  let table: Table | null = null;

  const put = (text: string) => {
    const href = links.at(-1) ?? undefined;
    const look = { ...(depth.strong > 0 && { strong: true }), ...(depth.em > 0 && { em: true }), ...(href && { href }) };
    const last = runs.at(-1);
    if (last && last.strong === look.strong && last.em === look.em && last.href === look.href) last.text += text;
    else runs.push({ text, ...look });
  };

  /** What was gathered becomes a block of the place where it was gathered. */
  const flush = () => {
    const words = tidy(runs);
    runs = [];
    if (words.length === 0) return;
    const list = lists.at(-1);
    if (heading) blocks.push({ kind: 'heading', level: heading, runs: words });
    else if (list) {
      const mark = !itemBegins ? null : list.ordered ? list.count : 'dot';
      blocks.push({ kind: 'item', depth: Math.min(lists.length, MAX_LIST_DEPTH), mark, runs: words });
      itemBegins = false;
    } else blocks.push({ kind: 'text', quote: depth.blockquote > 0, runs: words });
  };

  const openBlock = (tag: string) => {
    const list = lists.at(-1);
    if (tag === 'ul' || tag === 'ol') lists.push({ ordered: tag === 'ol', count: 0 });
    else if (tag === 'li' && list) {
      list.count += 1;
      itemBegins = true;
    } else if (tag === 'blockquote') depth.blockquote += 1;
    else if (tag in HEADINGS) heading = HEADINGS[tag] ?? 0;
  };
  const closeBlock = (tag: string) => {
    if (tag === 'ul' || tag === 'ol') lists.pop();
    else if (tag === 'blockquote') depth.blockquote = Math.max(0, depth.blockquote - 1);
    else if (tag in HEADINGS) heading = 0;
  };

  /** In a table only rows and cells are kept; other blocks of a cell are lines of it. */
  const openInTable = (open: Table, tag: string) => {
    if (tag === 'tr') open.rows.push([]);
    else if (tag === 'td' || tag === 'th') runs = [];
    else if (BLOCK_TAGS.has(tag) && runs.length > 0) put('\n');
  };
  const closeInTable = (open: Table, tag: string) => {
    if (tag !== 'td' && tag !== 'th') return;
    if (open.rows.length === 0) open.rows.push([]);
    open.rows.at(-1)?.push({ head: tag === 'th', runs: tidy(runs) });
    runs = [];
  };

  const openTable = () => {
    depth.table += 1;
    table ??= { kind: 'table', rows: [] };
  };
  const closeTable = () => {
    depth.table -= 1;
    if (depth.table > 0 || !table) return;
    const rows = table.rows.filter((row) => row.some(({ runs }) => runs.length > 0));
    if (rows.length > 0) blocks.push({ ...table, rows });
    table = null;
    runs = [];
  };

  const inline = (tag: string, attributes: Attributes) => {
    if (tag === 'strong' || tag === 'em') depth[tag] += 1;
    else if (tag === 'a') links.push(safeHref(attributes.href));
    else if (tag === 'br') put('\n');
  };
  const image = ({ src, alt, width, height }: Attributes) => {
    const own = safePicture(src);
    if (!own) return;
    if (!table) flush();
    blocks.push({ kind: 'image', src: own, alt: alt ?? '', width: safeSide(width), height: safeSide(height) });
  };

  return {
    blocks,
    open(tag: string, attributes: Attributes) {
      if (tag === 'img') return image(attributes);
      if (!BLOCK_TAGS.has(tag)) return inline(tag, attributes);
      if (table) openInTable(table, tag);
      else flush();
      if (tag === 'table') openTable();
      else if (!table) openBlock(tag);
    },
    text(text: string) {
      put(text.replace(/[\t\n\f\r ]+/g, ' '));
    },
    close(tag: string) {
      if (tag === 'strong' || tag === 'em') depth[tag] = Math.max(0, depth[tag] - 1);
      else if (tag === 'a') links.pop();
      if (!BLOCK_TAGS.has(tag)) return;
      if (tag === 'table') closeTable();
      else if (table) closeInTable(table, tag);
      else {
        flush();
        closeBlock(tag);
      }
    },
    end() {
      while (depth.table > 0) closeTable();
      flush();
    },
  };
}

/** Without the spaces that markup leaves at the ends of lines, and without pieces that say nothing. */
function tidy(runs: RichRun[]): RichRun[] {
  const words = runs.map((run) => ({ ...run, text: run.text.replace(/ {2,}/g, ' ').replace(/ *\n */g, '\n') }));
  while (words[0]?.text.trim() === '') words.shift();
  while (words.at(-1)?.text.trim() === '') words.pop();
  const first = words[0];
  if (first) first.text = first.text.trimStart();
  const last = words.at(-1);
  if (last) last.text = last.text.trimEnd();
  return words;
}
