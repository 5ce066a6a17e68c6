import { z } from 'zod';
import { chosenId, momentSchema } from './envelope';
import { NOTE_LENGTH } from './ticket/desk/limits';

/** What staff write for each other about an order or a feedback; `by` is a user name. */
export const staffNote = z.object({ id: z.string(), at: momentSchema, by: z.string(), text: z.string() });
export type StaffNote = z.infer<typeof staffNote>;

/** The same `id` again is the same note. */
export const newNote = { id: chosenId, text: z.string().trim().min(1).max(NOTE_LENGTH) };
