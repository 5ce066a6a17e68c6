import { z } from 'zod';
import { idSchema } from './envelope';
import { MOTIFS } from './motifs';

/**
 * A picture as it is shown. `url` and `thumb` are relative to the server; the width and the height (px) are those of `url`, so
 * that its room can be kept before it is there. `thumb` has the same shape, smaller.
 */
export const picture = z.object({
  id: z.string(),
  url: z.string(),
  thumb: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof picture>;

/** Address of a photograph of the park's, relative to the server, in place of the drawing; with `?size=thumb` or `?size=page` a smaller one. */
export const cover = z.string().nullable();

/** The drawing of what is shown. A node of an older release may not know the one that a newer node saved: it answers with the valley, rather than fail. */
export const motif = z.enum(MOTIFS).catch('valley');

/** Ids of uploads, each once, in the order they are shown in. */
export const pictureIds = (max: number) =>
  z
    .array(idSchema)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([]);
