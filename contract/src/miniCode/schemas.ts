import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema } from '../envelope';

/** What a code can lead to. */
const to = z.enum(['exhibit', 'walk']);
export type MiniCodeTo = z.infer<typeof to>;

export const schemas = {
  getMiniCode: {
    in: z.object({ to, id: idSchema }),
    /** A data address: PNG or JPEG, 430 px wide. */
    out: z.object({ picture: z.string().startsWith('data:image/') }),
    summary: 'Get the Mini Program code for a sign: an exhibit’s proves that its sign was scanned',
  },
} satisfies Record<string, CallSchemas>;
