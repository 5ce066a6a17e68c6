import { z } from 'zod';
import type { CallSchemas } from '../call';
import { picture } from '../picture';

/** What was kept of an upload: a picture without its metadata; `size` in bytes. Its addresses are good for a day at least. */
const uploadedFile = picture.extend({
  name: z.string(),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  size: z.int(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

const HOW = '(JPEG, PNG or WebP by content, at most 10 MB), re-encoded without its metadata';

/** Nothing is taken in but the file. */
export const schemas = {
  uploadFile: { in: z.never(), out: uploadedFile, summary: `Upload a picture ${HOW}` },
  uploadStaffFile: { in: z.never(), out: uploadedFile, summary: `Upload a picture for the park, public at once ${HOW}` },
} satisfies Record<string, CallSchemas>;
