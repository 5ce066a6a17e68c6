import { z } from 'zod';

/** @param max letters */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
/** WebAuthn allows an id 1,023 bytes. */
const id = bytes(1_400);
const clientDataJSON = bytes(2_000);
const answer = { id, rawId: id, type: z.literal('public-key') };

/** What a browser is handed to make or to show a passkey, as it is (WebAuthn's own JSON). */
export const passkeyOptions = z.record(z.string(), z.unknown());
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** What a browser answers when a passkey is shown; bytes are base64url. */
export const shownPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(2_000),
    signature: bytes(2_000),
    userHandle: bytes(100).optional(),
  }),
});
export type ShownPasskey = z.infer<typeof shownPasskey>;

/** What a browser answers when it has made one. */
export const madePasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(8_000),
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

/** The result of `secondFactorNeeded`. Null: the account has no passkey, only codes. */
export interface SecondFactorNeeded {
  passkey: PasskeyOptions | null;
}
