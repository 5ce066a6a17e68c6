import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

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

/** Reads the page when it is asked for and again when a new build has replaced it. Null: not built. */
export function createIndexPage(h5Dir: string, parkName: string | null): () => Promise<IndexPage | null> {
  const file = join(h5Dir, 'index.html');
  let known: { stamp: string; page: Promise<IndexPage> } | undefined;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    const stamp = `${found.mtimeMs} ${found.size}`;
    if (known?.stamp !== stamp)
      known = { stamp, page: readFile(file, 'utf8').then((html) => render(withParkName(html, parkName))) };
    return known.page;
  };
}

async function render(html: string): Promise<IndexPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([brotli(identity), zip(identity)]);
  return {
    bodies: { identity, br, gzip: gzipped },
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    scriptHashes: inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  };
}

/** The texts of `<script>` elements without `src`, exactly as a browser hashes them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => text !== '');
}

/** Puts the park's name into `<title>`, as text whatever it holds. */
export function withParkName(html: string, parkName: string | null): string {
  if (parkName === null) return html;
  const text = parkName.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
  return html.replace(/<title>[\s\S]*?<\/title>/i, () => `<title>${text}</title>`);
}
