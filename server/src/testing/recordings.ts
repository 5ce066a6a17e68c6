/** MPEG 1, layer III, 32 kbit/s, 48 kHz, one channel: 24 ms in 96 bytes. All zeros behind it are silence, which browsers play. */
const HEADER = Buffer.from('fffb14c4', 'hex');
const FRAME = 96;
const FRAME_SECONDS = 0.024;
/** Where the first frame says how many follow. */
const XING_AT = 4 + 17;

/** A frame of silence. @param header of another kind: MPEG 2, layer III, 32 kbit/s, 24 kHz has as many bytes and seconds */
export const frame = (header = HEADER): Buffer => Buffer.concat([header, Buffer.alloc(FRAME - header.length)]);

/** A silent MP3 that plays. @param seconds rounded up to whole frames */
export const silentMp3 = (seconds: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(seconds / FRAME_SECONDS - 1e-9) }, () => frame()));

/** The frame that says how many others there are. */
export function xingFrame(frames: number): Buffer {
  const made = frame();
  made.write('Xing', XING_AT, 'latin1');
  made.writeUInt32BE(1, XING_AT + 4);
  made.writeUInt32BE(frames, XING_AT + 8);
  return made;
}

/** A tag as players show it. @param size what it says of itself; by itself what it has */
export function id3(content: Buffer, size = content.length): Buffer {
  const head = Buffer.from('49443303000000000000', 'hex');
  for (const place of [0, 1, 2, 3]) head[6 + place] = (size >>> (7 * (3 - place))) & 0x7f;
  return Buffer.concat([head, content]);
}

/** A part of an MP4 file. */
export function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Numbers of four bytes. */
export function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [place, number] of numbers.entries()) bytes.writeUInt32BE(number, place * 4);
  return bytes;
}

const SAMPLE = 20;
const RATE = 1_024;

interface M4aOptions {
  seconds?: number;
  coding?: string;
  handlers?: string[];
  /** Beside what it plays. */
  tags?: Buffer;
  /** How many bytes of sound there are, where it is not as many as it says. */
  bytes?: number;
}

/** An M4A by its boxes, one sample a second; there is nothing to hear in it. */
export function m4a({ seconds = 3, coding = 'mp4a', handlers = ['soun'], tags = Buffer.alloc(0), bytes }: M4aOptions = {}) {
  const ftyp = box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42', 'latin1'));
  const track = (handler: string) =>
    box(
      'trak',
      box(
        'mdia',
        box('mdhd', words(0, 0, 0, RATE, seconds * RATE, 0)),
        box('hdlr', words(0, 0), Buffer.from(handler, 'latin1'), words(0, 0, 0)),
        box(
          'minf',
          box(
            'stbl',
            box('stsd', words(0, 1), box(coding, Buffer.alloc(28))),
            box('stts', words(0, 1, seconds, RATE)),
            box('stsz', words(0, SAMPLE, seconds)),
            box('stco', words(0, 1, ftyp.length + 8)),
          ),
        ),
      ),
    );
  const mdat = box('mdat', Buffer.alloc(bytes ?? seconds * SAMPLE, 7));
  return Buffer.concat([
    ftyp,
    mdat,
    box('moov', box('mvhd', words(0, 0, 0, RATE, seconds * RATE)), ...handlers.map(track), tags),
  ]);
}
