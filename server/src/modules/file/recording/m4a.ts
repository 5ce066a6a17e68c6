import { isText } from './bytes';

/** A part of an MP4 file: its name, and where its contents begin and end. */
interface Box {
  type: string;
  at: number;
  from: number;
  to: number;
}

const MIN_SECONDS = 1;
const NAMES = 4;
/** In one box: programs write a dozen. Each chunk is looked for in each, so that more would take hours. */
const MAX_BOXES = 100;
/** What says nothing of the sound: titles, covers, places. */
const TAGS = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);

/** Whether a file begins as an M4A does. */
export const beginsAsM4a = (head: Buffer): boolean => isText(head, 4, 'ftyp');

/**
 * Reads an M4A: one track, of sound that every phone plays (AAC), and all the bytes it names.
 * @returns how long it is (seconds), and the file with its tags overwritten, since what it plays is named by places in it; `otherSound`: a
 * film, or sound of another kind; null: it is damaged, not whole, or in pieces (fragments)
 */
export function readM4a(file: Buffer): { seconds: number; content: Buffer } | 'otherSound' | null {
  const top = boxesIn(file, 0, file.length);
  const moov = top?.find(({ type }) => type === 'moov');
  if (!top || !moov) return null;
  const parts = boxesIn(file, moov.from, moov.to);
  const tracks = parts?.filter(({ type }) => type === 'trak').map((track) => trackOf(file, track));
  if (!parts || !tracks) return null;
  const sounds = tracks.filter((track) => track?.kind === 'soun');
  const [sound] = sounds;
  if (tracks.some((track) => track?.kind === 'vide') || sounds.length > 1 || (sound && sound.coding !== 'mp4a'))
    return 'otherSound';
  const data = top.filter(({ type }) => type === 'mdat');
  const room = data.reduce((sum, { from, to }) => sum + to - from, 0);
  if (!sound || sound.bytes === 0 || sound.bytes > room || sound.seconds < MIN_SECONDS) return null;
  if (sound.chunks.some((chunk) => !data.some(({ from, to }) => chunk >= from && chunk < to))) return null;
  const tags = [...top, ...parts, ...sound.parts].filter(({ type }) => TAGS.has(type));
  return { seconds: sound.seconds, content: without(file, tags) };
}

function trackOf(file: Buffer, track: Box) {
  const parts = boxesIn(file, track.from, track.to) ?? [];
  const inside = (name: string, of: Box[]) => of.find(({ type }) => type === name);
  const open = (box: Box | undefined) => (box && boxesIn(file, box.from, box.to)) ?? [];
  const media = open(inside('mdia', parts));
  const handler = inside('hdlr', media);
  if (!handler || handler.to - handler.from < 12) return null;
  const kind = file.toString('latin1', handler.from + 8, handler.from + 12);
  const header = inside('mdhd', media);
  const table = open(inside('stbl', open(inside('minf', media))));
  const [described, sizes, times] = ['stsd', 'stsz', 'stts'].map((name) => inside(name, table));
  const wide = inside('co64', table);
  const places = wide ?? inside('stco', table);
  if (!header || !described || !sizes || !times || !places)
    return { kind, coding: '', bytes: 0, seconds: 0, chunks: [], parts };
  const rate = numberAt(file, header.from + (file[header.from] === 1 ? 20 : 12), header.to);
  const units = entriesOf(file, times, 8).reduce(
    (sum, at) => sum + numberAt(file, at, times.to) * numberAt(file, at + 4, times.to),
    0,
  );
  const coding = described.to - described.from >= 16 ? file.toString('latin1', described.from + 12, described.from + 16) : '';
  const chunks = entriesOf(file, places, wide ? 8 : NAMES).map((at) =>
    wide ? numberAt(file, at, places.to) * 2 ** 32 + numberAt(file, at + 4, places.to) : numberAt(file, at, places.to),
  );
  return { kind, coding, bytes: bytesIn(file, sizes), seconds: rate > 0 ? units / rate : 0, chunks, parts };
}

/** How many bytes all samples have: each the same, or each its own. */
function bytesIn(file: Buffer, sizes: Box): number {
  const each = numberAt(file, sizes.from + 4, sizes.to);
  const count = numberAt(file, sizes.from + 8, sizes.to);
  if (each > 0) return each * count;
  if (sizes.from + 12 + count * NAMES > sizes.to) return 0;
  let sum = 0;
  for (let place = 0; place < count; place++) sum += numberAt(file, sizes.from + 12 + place * NAMES, sizes.to);
  return sum;
}

/** Where the entries of a table stand; none where it says more than it holds. */
function entriesOf(file: Buffer, table: Box, bytes: number): number[] {
  const count = numberAt(file, table.from + 4, table.to);
  if (table.from + 8 + count * bytes > table.to) return [];
  return Array.from({ length: count }, (_, place) => table.from + 8 + place * bytes);
}

const numberAt = (file: Buffer, at: number, end: number): number => (at + NAMES <= end ? file.readUInt32BE(at) : 0);

/** The boxes between two places; null where one says that it is longer than there is, or there are too many. */
function boxesIn(file: Buffer, start: number, end: number): Box[] | null {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    if (at + 8 > end) return null;
    const short = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const head = short === 1 ? 16 : 8;
    if (at + head > end) return null;
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    if (size < head || at + size > end || boxes.length === MAX_BOXES) return null;
    boxes.push({ type, at, from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

function without(file: Buffer, tags: Box[]): Buffer {
  const content = Buffer.from(file);
  for (const { at, from, to } of tags) {
    content.write('free', at + 4, 'latin1');
    content.fill(0, from, to);
  }
  return content;
}
