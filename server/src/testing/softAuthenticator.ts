import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyOptions, ShownPasskey } from '@park/contract/staff/passkey';

const PRESENT = 1;
const WITH_KEY = 0x40;

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR (RFC 8949) as a passkey is written in. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** A browser and an authenticator in one, which makes and shows ES256 passkeys. */
export function softAuthenticator({ origin = 'http://localhost', counts = true } = {}) {
  const keys = new Map<string, { key: KeyObject; counter: number }>();
  const clientData = (type: string, challenge: unknown) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const dataOf = (counter: number, flags: number) => {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), rest]);
  };
  return {
    make({ challenge }: PasskeyOptions): MadePasskey {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const rawId = randomBytes(32);
      const id = text(rawId);
      keys.set(id, { key: privateKey, counter: 0 });
      const authData = Buffer.concat([
        dataOf(0, PRESENT | WITH_KEY),
        Buffer.alloc(16),
        Buffer.from([0, 32]),
        rawId,
        cbor(cose),
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },

    /** @param id by default the last one made */
    show({ challenge }: PasskeyOptions, id = [...keys.keys()].at(-1) ?? ''): ShownPasskey {
      const own = keys.get(id);
      if (!own) throw new Error('no such passkey here');
      if (counts) own.counter += 1;
      const data = dataOf(own.counter, PRESENT);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), own.key);
      const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
