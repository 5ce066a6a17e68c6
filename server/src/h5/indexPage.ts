import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { KEYS_META } from '@park/contract/pack/manifest';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The built app's first page as it is sent. */
export interface IndexPage {
  bodies: Record<Encoding, Buffer>;
  etag: string;
  /** CSP sources of its inline scripts, `'sha256-…'`. */
  scriptHashes: string[];
}

export interface PageOptions {
  /** Null: the page keeps the name that it was built with. */
  parkName: () => Promise<string | null>;
  /** Address of the script that stands in for WeChat's bridge; null with the real WeChat, which brings its own. */
  bridge: string | null;
  /** Public keys that this park's packs are signed by, as `publicKeysText`. */
  packKeys: string;
}

/** `index.html` as it was built, with what this server adds. */
export interface BuiltPage {
  html: string;
  page: IndexPage;
}

/** Reads the page when it is asked for, and again when a new build has replaced it or the park has another name. Null: not built. */
export function createIndexPage(h5Dir: string, { parkName, bridge, packKeys }: PageOptions): () => Promise<BuiltPage | null> {
  const file = join(h5Dir, 'index.html');
  let known: { stamp: string; built: Promise<BuiltPage> } | undefined;
  const read = async (name: string | null) => {
    const html = withBridge(withPackKeys(withParkName(await readFile(file, 'utf8'), name), packKeys), bridge);
    return { html, page: await packPage(html) };
  };
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    const name = await parkName();
    const stamp = `${found.mtimeMs} ${found.size} ${name}`;
    if (known?.stamp !== stamp) known = { stamp, built: read(name) };
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

/** Puts the park's name into `<title>`, as text whatever it holds. */
export function withParkName(html: string, parkName: string | null): string {
  if (parkName === null) return html;
  const text = parkName.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
  return html.replace(/<title>[\s\S]*?<\/title>/i, () => `<title>${text}</title>`);
}

function withPackKeys(html: string, packKeys: string): string {
  return html.replace('</head>', () => `<meta name="${KEYS_META}" content="${packKeys}"></head>`);
}

/** Adds the stand-in for WeChat's bridge, which the page does not wait for. */
function withBridge(html: string, bridge: string | null): string {
  return bridge === null ? html : html.replace('</head>', () => `<script async src="${bridge}"></script></head>`);
}
