import { z } from 'zod';
import { STAFF_ROLES } from '../staff/roles';

export const adminLoginIn = z.object({ userName: z.string().min(1).max(64), password: z.string().min(1).max(256) });
export type AdminLoginIn = z.input<typeof adminLoginIn>;

export const adminInfo = z.object({
  accessToken: z.string(),
  /** ISO 8601; staff ask for another day by `renewStaff`. */
  expiresAt: z.string(),
  userName: z.string(),
  displayName: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
});
export type AdminInfo = z.infer<typeof adminInfo>;
