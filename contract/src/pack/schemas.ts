import { z } from 'zod';
import type { CallSchemas } from '../call';
import { nothing } from '../envelope';
import { keySet } from '../keySet';
import { LANGS } from '../localized';
import { PACK_ID } from './manifest';

const packIn = z.object({ id: z.string().regex(PACK_ID) });

const pack = z.object({
  id: z.string(),
  /** Another one: something in it changed. */
  version: z.string(),
  lang: z.enum(LANGS),
  files: z.int(),
  /** What it takes on the phone. */
  bytes: z.int(),
  /** What its recordings in this language take besides; 0 (nothing, from an older server): there are none. */
  recordingBytes: z.int(),
});
export type Pack = z.infer<typeof pack>;

/** `manifest`: the text that is signed and says what is in the pack (`parseManifest`); `signature`: Ed25519, base64url. */
const signedManifest = z.object({ manifest: z.string(), kid: z.string(), signature: z.string() });
export type SignedManifest = z.infer<typeof signedManifest>;

export const schemas = {
  getPack: { in: packIn, out: pack, summary: 'Get the size and version of an offline pack', isAnonymous: true },
  getPackManifest: {
    in: packIn,
    out: signedManifest,
    summary: 'Get the signed list of the files of an offline pack',
    isAnonymous: true,
  },
  getPackKeys: {
    in: nothing,
    out: keySet,
    summary: 'Get the public keys of offline packs, as a JSON Web Key Set',
    isAnonymous: true,
  },
} satisfies Record<string, CallSchemas>;
