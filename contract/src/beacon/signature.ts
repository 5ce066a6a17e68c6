import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2';
import { BEACON, BEACON_SIGNATURE } from './chain';

/** RFC 9380's name for what is hashed, as drand's scheme `bls-unchained-g1-rfc9380` has it. */
const HASHED_FOR = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

const { G1, G2, pairingBatch, fields } = bls12_381;

/**
 * Whether the beacon signed this round so. Yields at every pause: a phone takes a good part of a second in all. It never throws on
 * what was published; it does where there is no BigInt.
 * A round has one signature, and one way of writing it counts: of two that are read alike a park could take the one that suits it.
 * @param signature lower-case hex
 */
export function* verifyInSlices(round: number, signature: string): Generator<null, boolean, void> {
  if (!Number.isSafeInteger(round) || round < 1 || !BEACON_SIGNATURE.test(signature)) return false;
  const signed = pointOf(signature);
  if (!signed) return false;
  yield null;
  const key = G2.Point.fromHex(BEACON.publicKey);
  yield null;
  const hashed = G1.Point.fromAffine(G1.hashToCurve(sha256(messageOf(round)), { DST: HASHED_FOR }).toAffine());
  yield null;
  // e(signature, generator) = e(hash, key), as one product that must be 1.
  const left = pairingBatch([{ g1: signed, g2: G2.Point.BASE.negate() }], false);
  yield null;
  const right = pairingBatch([{ g1: hashed, g2: key }], false);
  yield null;
  return fields.Fp12.eql(fields.Fp12.finalExponentiate(fields.Fp12.mul(left, right)), fields.Fp12.ONE);
}

/** The same at one go. @see verifyInSlices */
export function verifySignature(round: number, signature: string): boolean {
  const slices = verifyInSlices(round, signature);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** The point of G1 that this and no other text stands for; null when there is none in the group. */
function pointOf(signature: string) {
  try {
    const point = G1.Point.fromHex(signature);
    point.assertValidity();
    return point.is0() || point.toHex(true) !== signature ? null : point;
  } catch {
    return null;
  }
}

/** What is signed, before it is hashed: the round's number in 8 bytes, most significant first. */
function messageOf(round: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setUint32(0, Math.floor(round / 2 ** 32));
  bytes.setUint32(4, round % 2 ** 32);
  return new Uint8Array(bytes.buffer);
}
