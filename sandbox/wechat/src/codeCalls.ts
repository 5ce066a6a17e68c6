import { crc32, deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import { CODE_FAULTS, type Faults } from './faults';

const LONGEST_SCENE = 32;
const SCENE = /^[\w!#$&'()*+,/:;=?@.~-]+$/;
const PAGE = /^\w+(\/\w+)+$/;
const WIDTH = { least: 280, usual: 430, most: 1280 };
/** White around, in modules. */
const QUIET = 4;

const TOO_OFTEN = { errcode: 45009, errmsg: 'reach max api minute quota limit' };
const LONG_SCENE = { errcode: 40169, errmsg: 'invalid length for scene, or the data is not json string' };
const BAD_SCENE = { errcode: 40129, errmsg: 'invalid scene' };
const BAD_ARGS = { errcode: 40097, errmsg: 'invalid args' };
const NO_PAGE = { errcode: 41030, errmsg: 'invalid page' };

/**
 * `wxacode.getUnlimited`: a picture, or JSON where something is wrong. Only WeChat draws round codes: this is a QR code of
 * `<page>?scene=<scene>`, by which a test reads what the phone would be told.
 */
export function registerCodeCalls(scope: FastifyInstance, faults: Faults): void {
  const path = '/wxa/getwxacodeunlimit';
  scope.post(path, async (req, reply) => {
    const fault = faults.take(CODE_FAULTS, path);
    if (fault?.kind === 'tooOften') return TOO_OFTEN;
    const { scene, page, check_path: isChecked = true, width = WIDTH.usual } = (req.body ?? {}) as Record<string, unknown>;
    if (typeof scene !== 'string' || scene === '' || scene.length > LONGEST_SCENE) return LONG_SCENE;
    if (!SCENE.test(scene)) return BAD_SCENE;
    if (!isWidth(width)) return BAD_ARGS;
    if (typeof page !== 'string' || !PAGE.test(page)) return NO_PAGE;
    if (fault?.kind === 'notReleased' && isChecked) return NO_PAGE;
    return reply.type('image/png').send(draw(`${page}?scene=${encodeURIComponent(scene)}`, width));
  });
}

const isWidth = (width: unknown): width is number =>
  typeof width === 'number' && width >= WIDTH.least && width <= WIDTH.most && Number.isInteger(width);

/** A PNG, black on white, a byte a pixel. */
function draw(text: string, width: number): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const moduleAt = (pixel: number) => Math.floor((pixel * size) / width);
  const columns = Array.from({ length: width }, (_, x) => moduleAt(x));
  // Each row begins with how it is filtered: not at all.
  const lines = data.map((modules) => Buffer.from([0, ...columns.map((at) => (modules[at] ? 0 : 255))]));
  const rows = Array.from({ length: width }, (_, y) => lines[moduleAt(y)] as Buffer);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  // Bits a sample, then grey.
  head.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
