import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { KEYS_META } from '@park/contract/pack/manifest';
import type { BrandColours } from '@park/contract/park/look';
import type { ParkHead } from '../modules/park/park.service';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const ICON = /<link rel="icon"[^>]*>/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The built app's first page as it is sent. */
export interface IndexPage {
  bodies: Record<Encoding, Buffer>;
  etag: string;
  /** CSP sources of its inline scripts, `'sha256-…'`. */
  scriptHashes: string[];
}

export interface PageOptions {
  park: () => Promise<ParkHead>;
  /** Address of the script that stands in for WeChat's bridge; null with the real WeChat, which brings its own. */
  bridge: string | null;
  /** Public keys that this park's packs are signed by, as `publicKeysText`. */
  packKeys: string;
}

/** `index.html` as it was built, with what this server adds. */
export interface BuiltPage {
  /** What it was made with. */
  head: ParkHead;
  html: string;
  page: IndexPage;
}

/** Reads the page when it is asked for, and again when a new build has replaced it or the park another name or look. Null: not built. */
export function createIndexPage(h5Dir: string, { park, bridge, packKeys }: PageOptions): () => Promise<BuiltPage | null> {
  const file = join(h5Dir, 'index.html');
  let known: { stamp: string; built: Promise<BuiltPage> } | undefined;
  const read = async (head: ParkHead) => {
    const html = withBridge(withPackKeys(withPark(await readFile(file, 'utf8'), head), packKeys), bridge);
    return { head, html, page: await packPage(html) };
  };
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    const head = await park();
    const stamp = `${found.mtimeMs} ${found.size} ${JSON.stringify(head)}`;
    if (known?.stamp !== stamp) known = { stamp, built: read(head) };
    return known.built;
  };
}

/** A page in the forms in which browsers take it. */
export async function packPage(html: string): Promise<IndexPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([brotli(identity), zip(identity)]);
  return {
    bodies: { identity, br, gzip: gzipped },
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    scriptHashes: inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  };
}

/** The texts of `<script>` elements that run and have no `src`, exactly as a browser hashes them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|application\/json/i.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => text !== '');
}

/**
 * Puts the park's name into `<title>`, as text whatever it holds, its logo and colours into the head, and the languages that it does
 * not offer beside the page's own; the page keeps what it was built with where the park has none.
 */
export function withPark(html: string, { name, logo, colours, languagesOff }: Omit<ParkHead, 'version'>): string {
  const text = name?.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
  const named = text === undefined ? html : html.replace(/<title>[\s\S]*?<\/title>/i, () => `<title>${text}</title>`);
  const marked = logo === null ? named : named.replace(ICON, () => `<link rel="icon" href="${logo}?size=thumb">`);
  const off = languagesOff.length === 0 ? marked : marked.replace('<html', `<html data-off="${languagesOff.join(' ')}"`);
  return colours === null ? off : off.replace('</head>', () => `<style>${brandStyle(colours)}</style></head>`);
}

/** For the theme to take (`src/theme/theme.scss`). */
function brandStyle({ light, dark }: BrandColours): string {
  const of = (tones: BrandColours['light'], mode: string) =>
    `--brand${mode}:${tones.primary};--on-brand${mode}:${tones.onPrimary};--brand-soft${mode}:${tones.soft}`;
  return `html{${of(light, '')};${of(dark, '-dark')}}`;
}

function withPackKeys(html: string, packKeys: string): string {
  return html.replace('</head>', () => `<meta name="${KEYS_META}" content="${packKeys}"></head>`);
}

/** Adds the stand-in for WeChat's bridge, which the page does not wait for. */
function withBridge(html: string, bridge: string | null): string {
  return bridge === null ? html : html.replace('</head>', () => `<script async src="${bridge}"></script></head>`);
}
