import { z } from 'zod';

/** `url` is relative to the server; `size` in bytes; `type` is judged by the file's content. */
export const uploadedFile = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  size: z.int(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;
