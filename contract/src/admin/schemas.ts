import { z } from 'zod';
import { STAFF_ROLES } from '../staff/roles';
import { shownPasskey } from './passkeySchemas';

export const adminLoginIn = z.object({
  userName: z.string().min(1).max(64),
  password: z.string().min(1).max(256),
  /** What the app on the phone shows (six digits), or a recovery code; asked for by `secondFactorNeeded`. */
  code: z.string().trim().max(32).optional(),
  /** In place of the code, where the answer to a sign-in without one told what to hand to the browser. */
  passkey: shownPasskey.optional(),
  /** What the last sign-in of this name on this device answered: others' wrong passwords then do not hold it up. */
  device: z.string().max(1000).optional(),
});
export type AdminLoginIn = z.input<typeof adminLoginIn>;

export const adminInfo = z.object({
  accessToken: z.string(),
  /** To be kept on the device and sent with the next sign-in. It signs nobody in. */
  device: z.string(),
  /** ISO 8601; staff ask for another day by `renewStaff`. */
  expiresAt: z.string(),
  userName: z.string(),
  displayName: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** An owner without a second factor goes on until then, and after that only by setting it up. Null: nothing is asked. ISO 8601 */
  secondFactorDue: z.string().nullable(),
});
export type AdminInfo = z.infer<typeof adminInfo>;
