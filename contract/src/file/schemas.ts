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

/** A recording as it is played: `url` is relative to the server. */
export const recording = z.object({
  id: z.string(),
  url: z.string(),
  seconds: z.number(),
  /** bytes */
  size: z.int(),
});
export type Recording = z.infer<typeof recording>;

const HOW = '(JPEG, PNG or WebP by content, at most 10 MB), re-encoded without its metadata';

/** Nothing is taken in but the file. */
export const schemas = {
  uploadFile: { in: z.never(), out: uploadedFile, summary: `Upload a picture ${HOW}` },
  uploadStaffFile: { in: z.never(), out: uploadedFile, summary: `Upload a picture for the park, public at once ${HOW}` },
  uploadRecording: {
    in: z.never(),
    out: recording,
    summary: 'Upload a recording (MP3 or M4A with AAC, at most 8 MB and 15 minutes), kept as it is without its tags',
  },
} satisfies Record<string, CallSchemas>;
