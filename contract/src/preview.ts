import { z } from 'zod';
import { momentSchema } from './envelope';

export const PREVIEW_MINUTES = 60;

/**
 * What was typed, kept for an hour without being saved: the visitors' own call of one notice or one activity answers `id` as it
 * would answer the saved thing. `until`: when it ends.
 */
export const preview = z.object({ id: z.string(), until: momentSchema });
export type Preview = z.infer<typeof preview>;
