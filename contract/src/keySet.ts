import { z } from 'zod';

/** Public keys that the park signs with, as a JSON Web Key set (RFC 7517, RFC 8037). */
export const keySet = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
    }),
  ),
});
export type KeySet = z.infer<typeof keySet>;
