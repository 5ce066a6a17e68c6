import { z } from 'zod';

const bytes = z
  .string()
  .max(4_000)
  .regex(/^[\w-]+$/);
const answer = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** What a browser is handed to make or to show a passkey, as it is (WebAuthn's own JSON). */
export const passkeyOptions = z.record(z.string(), z.unknown());
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** What a browser answers when a passkey is shown; bytes are base64url. */
export const shownPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type ShownPasskey = z.infer<typeof shownPasskey>;

/** What a browser answers when it has made one. */
export const madePasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

/** The result of `secondFactorNeeded`. Null: the account has no passkey, only codes. */
export interface SecondFactorNeeded {
  passkey: PasskeyOptions | null;
}
