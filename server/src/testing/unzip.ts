import { inflateRawSync } from 'node:zlib';

const STORED = 0;

/** The parts of an archive, by its own directory. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, nameLength, place] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
    const content = bytes.subarray(from, from + packed);
    parts.set(name, bytes.readUInt16LE(at + 10) === STORED ? content : inflateRawSync(content));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30);
  }
  return parts;
}
