import { z } from 'zod';

export const adminLoginIn = z.object({ userName: z.string().min(1).max(64), password: z.string().min(1).max(256) });
export type AdminLoginIn = z.input<typeof adminLoginIn>;

export const adminInfo = z.object({ accessToken: z.string(), expiresAt: z.string(), userName: z.string() });
export type AdminInfo = z.infer<typeof adminInfo>;
