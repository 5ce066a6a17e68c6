import { z } from 'zod';
import { idSchema } from './envelope';

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

/** Ids of uploads, each once, in the order they are shown in. */
export const pictureIds = (most: number) =>
  z
    .array(idSchema)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([]);
