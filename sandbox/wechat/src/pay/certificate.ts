import { createPublicKey, createSign } from 'node:crypto';

/**
 * A self-signed X.509 certificate (RFC 5280), because WeChat hands out its older platform keys as certificates and Node
 * makes none.
 */
export function selfSignedCertificate(options: {
  privateKey: string;
  publicKey: string;
  /** Hexadecimal. */
  serial: string;
  name: string;
  /** Epoch milliseconds. */
  from: number;
  to: number;
}): string {
  const name = sequence(set(sequence(oid(COMMON_NAME), tag(UTF8_STRING, Buffer.from(options.name)))));
  const algorithm = sequence(oid(SHA256_WITH_RSA), tag(NULL, Buffer.alloc(0)));
  const publicKey = createPublicKey(options.publicKey).export({ type: 'spki', format: 'der' });
  const certificate = sequence(
    tag(EXPLICIT_VERSION, integer(Buffer.from([2]))),
    integer(Buffer.from(options.serial, 'hex')),
    algorithm,
    name,
    sequence(time(options.from), time(options.to)),
    name,
    publicKey,
  );
  const signature = createSign('RSA-SHA256').update(certificate).sign(options.privateKey);
  const der = sequence(certificate, algorithm, tag(BIT_STRING, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const NULL = 0x05;
const OID = 0x06;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const SEQUENCE = 0x30;
const SET = 0x31;
const EXPLICIT_VERSION = 0xa0;
/** 2.5.4.3 and 1.2.840.113549.1.1.11, encoded. */
const COMMON_NAME = '550403';
const SHA256_WITH_RSA = '2a864886f70d01010b';

function tag(kind: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes = length.toString(16).padStart(length > 0xff ? 4 : 2, '0');
  const head = length < 0x80 ? [kind, length] : [kind, 0x80 | (bytes.length / 2), ...Buffer.from(bytes, 'hex')];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: Buffer[]) => tag(SEQUENCE, Buffer.concat(parts));
const set = (part: Buffer) => tag(SET, part);
const oid = (hex: string) => tag(OID, Buffer.from(hex, 'hex'));
/** Positive: a leading one bit gets a zero byte before it. */
const integer = (value: Buffer) => tag(INTEGER, (value[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), value]) : value);
const time = (at: number) => tag(GENERALIZED_TIME, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')}`));
