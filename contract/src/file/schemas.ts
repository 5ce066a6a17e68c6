import { z } from 'zod';

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

/** What was kept of an upload: a picture without its metadata; `size` in bytes. Its addresses are good for a day at least. */
export const uploadedFile = picture.extend({
  name: z.string(),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  size: z.int(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;
