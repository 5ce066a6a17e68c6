import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ErrorName } from '@park/contract/errors';
import { RECORDING } from '@park/contract/file/limits';
import sharp from 'sharp';
import { AppError } from '../../../http/appError';
import { box, frame, id3, m4a, silentMp3, words, xingFrame } from '../../../testing/recordings';
import { readRecording } from './readRecording';

const SECRET = Buffer.from('Lin Yue was here');
const PICTURE = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#2F6B4F' } })
  .jpeg({ quality: 100 })
  .toBuffer();
const all = (...parts: Buffer[]) => Buffer.concat(parts);

function refused(file: Buffer, error: ErrorName): void {
  assert.throws(
    () => readRecording(file),
    (thrown) => thrown instanceof AppError && thrown.errorName === error,
    error,
  );
}

describe('an MP3', () => {
  it('is as long as its frames, whatever they say of themselves', () => {
    const { type, seconds, content } = readRecording(silentMp3(12));
    assert.deepEqual([type, seconds, content.length], ['audio/mpeg', 12, 48_000]);
    // MPEG 2 at half the rate, and an even pace of another bit rate.
    assert.equal(readRecording(all(...Array.from({ length: 100 }, () => frame(Buffer.from('fff344c4', 'hex'))))).seconds, 2.4);
  });

  it('loses its tags, the picture in them, and a last frame that was cut', () => {
    const sound = silentMp3(2);
    const tag = all(Buffer.from('TAG'), Buffer.alloc(125, 1));
    const files = [
      all(id3(all(SECRET, PICTURE)), sound, tag),
      all(id3(SECRET), Buffer.alloc(500), sound),
      all(id3(SECRET), id3(PICTURE), sound, Buffer.from('APETAGEX and so on')),
      all(sound, frame().subarray(0, 50)),
      all(sound, Buffer.alloc(300)),
    ];
    for (const file of files) assert.deepEqual(readRecording(file).content, sound);
  });

  it('does not count the frame that tells how many there are, and is refused where some of them are missing', () => {
    const sound = silentMp3(2.4);
    const { seconds, content } = readRecording(all(xingFrame(100), sound));
    assert.deepEqual([seconds, content.length], [2.4, 101 * 96]);
    refused(all(xingFrame(300), sound), 'recordingBroken');
  });

  it('is refused where something else stands between its frames, or nothing behind its tag', () => {
    const sound = silentMp3(2);
    refused(all(sound, PICTURE, sound), 'recordingBroken');
    refused(all(sound, frame(Buffer.from('fff344c4', 'hex')), sound), 'recordingBroken');
    refused(id3(SECRET, 0xfffffff), 'recordingBroken');
    refused(all(id3(SECRET, 0xfffffff), sound), 'recordingBroken');
    refused(id3(PICTURE), 'recordingBroken');
    refused(silentMp3(0.5), 'recordingBroken');
  });

  it('is refused by its length, not by its bytes', () => {
    assert.equal(readRecording(silentMp3(RECORDING.seconds)).seconds, RECORDING.seconds);
    refused(silentMp3(RECORDING.seconds + 1), 'recordingTooLong');
  });
});

describe('an M4A', () => {
  it('is as long as its samples', () => {
    const { type, seconds, content } = readRecording(m4a({ seconds: 30 }));
    assert.deepEqual([type, seconds], ['audio/mp4', 30]);
    assert.deepEqual(content, m4a({ seconds: 30 }));
  });

  it('keeps its places and loses what its tags say', () => {
    const file = all(m4a({ tags: box('udta', box('meta', SECRET)) }), box('uuid', SECRET), box('free', SECRET));
    const { content } = readRecording(file);
    assert.equal(content.length, file.length);
    assert.equal(content.includes(SECRET), false);
    assert.deepEqual(content.subarray(0, 150), file.subarray(0, 150));
    assert.equal(readRecording(content).seconds, 3);
  });

  it('is refused where it is cut, in pieces, or says more than it holds', () => {
    const whole = m4a({ seconds: 60 });
    for (const length of [20, 100, 1_300, whole.length - 1]) refused(whole.subarray(0, length), 'recordingBroken');
    refused(m4a({ seconds: 60, bytes: 1_000 }), 'recordingBroken');
    refused(all(box('ftyp', words(0)), box('moof', words(0)), box('mdat', words(0))), 'recordingBroken');
    refused(all(box('ftyp', words(0)), box('moov', box('trak', box('mdia', words(9))))), 'recordingBroken');
    refused(m4a({ seconds: 0 }), 'recordingBroken');
    refused(all(m4a(), ...Array.from({ length: 100 }, () => box('mdat', words(0)))), 'recordingBroken');
  });

  it('is refused as a film, or with sound that not every phone plays', () => {
    refused(m4a({ handlers: ['soun', 'vide'] }), 'recordingTypeRefused');
    refused(m4a({ handlers: ['soun', 'soun'] }), 'recordingTypeRefused');
    refused(m4a({ coding: 'alac' }), 'recordingTypeRefused');
    refused(m4a({ seconds: RECORDING.seconds + 1 }), 'recordingTooLong');
  });
});

describe('no recording', () => {
  it('is taken for one, whatever it is called', () => {
    const others = [
      PICTURE,
      Buffer.from('<html>'),
      Buffer.alloc(0),
      Buffer.alloc(5_000),
      Buffer.from('RIFF....WAVEfmt '),
      words(0xfff15080),
    ];
    for (const file of others) refused(file, 'recordingTypeRefused');
  });

  it('makes the reader fail otherwise, wherever a byte of one is wrong', () => {
    const files = [all(id3(SECRET), xingFrame(100), silentMp3(2.4)), m4a({ tags: box('udta', SECRET) })];
    for (const file of files)
      for (let at = 0; at < file.length; at += file.length > 2_000 ? 7 : 1)
        for (const byte of [0, 1, 0x7f, 0xff]) {
          const broken = Buffer.from(file);
          broken[at] = byte;
          try {
            readRecording(broken);
          } catch (error) {
            assert.ok(error instanceof AppError, `byte ${at} is ${byte}: ${error}`);
          }
        }
  });
});
