import { isText } from './bytes';

/** kbit/s of layer III by the header's number, of MPEG 1 and of the later two. */
const KILOBITS = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Samples a second of MPEG 1, 2 and 2.5. */
const RATES = { 3: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000], 0: [11_025, 12_000, 8_000] } as const;
const HEADER = 4;
const LAYER_3 = 1;
/** Under a second nobody says anything, and a few bytes may look like a frame by chance. */
const MIN_SECONDS = 1;
/** What may stand behind the last frame: tags, which are left out. */
const TAGS = ['TAG', 'APETAGEX', 'LYRICSBEGIN', 'ID3'];

interface Frame {
  /** bytes, its header included */
  length: number;
  samples: number;
  /** samples a second */
  rate: number;
  version: number;
  isMono: boolean;
}

/** Whether a file begins as an MP3 does: with its tag, or its first frame. */
export const beginsAsMp3 = (head: Buffer): boolean => isText(head, 0, 'ID3') || frameAt(head, 0) !== null;

/**
 * Reads an MP3 frame by frame to its end.
 * @returns how long it is (seconds), and its frames alone, without tags, pictures and a last frame that was cut; null: it is damaged,
 * or not whole
 */
export function readMp3(file: Buffer): { seconds: number; content: Buffer } | null {
  const start = beginOf(file);
  const first = frameAt(file, start);
  if (!first) return null;
  let at = start;
  let frames = 0;
  for (let frame: Frame | null = first; frame && at + frame.length <= file.length; frame = frameAt(file, at)) {
    if (frame.rate !== first.rate || frame.version !== first.version) return null;
    at += frame.length;
    frames += 1;
  }
  const declared = declaredFrames(file, start, first);
  if (declared !== null) frames -= 1;
  const seconds = (frames * first.samples) / first.rate;
  const isWhole = isEnd(file, at, first) && frames + 1 >= (declared ?? 0);
  return isWhole && seconds >= MIN_SECONDS ? { seconds, content: file.subarray(start, at) } : null;
}

/** Behind the tag and the zeros that may follow it. */
function beginOf(file: Buffer): number {
  let at = 0;
  while (isText(file, at, 'ID3') && at + 10 <= file.length) {
    // Seven bits a byte: none of them looks like a frame.
    const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((file[at + place] ?? 0) & 0x7f), 0);
    const hasFooter = ((file[at + 5] ?? 0) & 0x10) !== 0;
    at += size + (hasFooter ? 20 : 10);
  }
  while (at < file.length && file[at] === 0) at += 1;
  return at;
}

function frameAt(file: Buffer, at: number): Frame | null {
  if (at + HEADER > file.length) return null;
  const head = file.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  const rate = RATES[version as keyof typeof RATES]?.[(head >>> 10) & 3];
  const kilobits = KILOBITS[version === 3 ? 'one' : 'later'][(head >>> 12) & 15];
  if (head >>> 21 !== 0x7ff || ((head >>> 17) & 3) !== LAYER_3 || !rate || !kilobits) return null;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (head >>> 9) & 1;
  const length = Math.floor((samples / 8) * ((kilobits * 1_000) / rate)) + padding;
  return { length, samples, rate, version, isMono: ((head >>> 6) & 3) === 3 };
}

/** How many frames the first one says there are, where it says so instead of sounding. */
function declaredFrames(file: Buffer, start: number, { version, isMono, length }: Frame): number | null {
  const side = version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const frame = file.subarray(start, start + length);
  const xing = HEADER + side;
  if (isText(frame, xing, 'Xing') || isText(frame, xing, 'Info'))
    return frame.length >= xing + 12 && ((frame[xing + 7] ?? 0) & 1) === 1 ? frame.readUInt32BE(xing + 8) : 0;
  const vbri = HEADER + 32;
  if (isText(frame, vbri, 'VBRI')) return frame.length >= vbri + 18 ? frame.readUInt32BE(vbri + 14) : 0;
  return null;
}

/** Nothing, zeros, a tag, or one more frame that was cut: encoders that are stopped leave one. */
function isEnd(file: Buffer, at: number, first: Frame): boolean {
  const rest = file.subarray(at);
  const cut = frameAt(file, at);
  if (cut) return cut.rate === first.rate && cut.version === first.version;
  return rest.length < HEADER || rest.every((byte) => byte === 0) || TAGS.some((tag) => isText(rest, 0, tag));
}
