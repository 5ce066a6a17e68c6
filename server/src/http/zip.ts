import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Sizes come behind the contents; names are UTF-8 (APPNOTE 4.4.4, bits 3 and 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980: a file says nothing of when it was made. */
const DATE = 0x21;

export interface ZipPart {
  name: string;
  chunks: AsyncIterable<Buffer>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

/** A ZIP archive written as its parts come, each below 4 GB. Whoever stops reading stops the parts. */
export async function* zipOf(parts: AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for await (const { name, chunks } of parts) {
    const part: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at };
    const head = record(0x04034b50, [16, VERSION], ...method(), [32, 0], [32, 0], [32, 0], [16, part.name.length], [16, 0]);
    yield Buffer.concat([head, part.name]);
    const deflate = createDeflateRaw();
    // Either end's trouble is the other's: a reader that goes away destroys the source, and an error of the source is thrown below.
    pipeline(Readable.from(measured(chunks, part)), deflate, () => undefined);
    for await (const chunk of deflate) {
      part.packed += chunk.length;
      yield chunk;
    }
    const tail = record(0x08074b50, [32, part.crc], [32, part.packed], [32, part.size]);
    yield tail;
    at += head.length + part.name.length + part.packed + tail.length;
    written.push(part);
  }
  yield directory(written, at);
}

async function* measured(chunks: AsyncIterable<Buffer>, part: Written): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    part.crc = crc32(chunk, part.crc);
    part.size += chunk.length;
    yield chunk;
  }
}

function directory(parts: Written[], at: number): Buffer {
  const entries = parts.map(({ name, crc, packed, size, at: place }) =>
    Buffer.concat([
      record(
        0x02014b50,
        [16, VERSION],
        [16, VERSION],
        ...method(),
        [32, crc],
        [32, packed],
        [32, size],
        [16, name.length],
        ...[16, 16, 16, 16].map((bits): Field => [bits as 16, 0]),
        [32, 0],
        [32, place],
      ),
      name,
    ]),
  );
  const all = Buffer.concat(entries);
  const n = parts.length;
  return Buffer.concat([all, record(0x06054b50, [16, 0], [16, 0], [16, n], [16, n], [32, all.length], [32, at], [16, 0])]);
}

type Field = readonly [bits: 16 | 32, value: number];

const method = (): Field[] => [
  [16, FLAGS],
  [16, DEFLATED],
  [16, 0],
  [16, DATE],
];

/** A record of a ZIP archive: its mark, then little-endian numbers. */
function record(mark: number, ...fields: Field[]): Buffer {
  const size = fields.reduce((sum, [bits]) => sum + bits / 8, 4);
  const bytes = Buffer.alloc(size);
  let at = bytes.writeUInt32LE(mark, 0);
  for (const [bits, value] of fields) at = bits === 16 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at);
  return bytes;
}
