import { z } from 'zod';
import { MAX_LEGAL_TEXT, MAX_LIST_DEPTH, MAX_RICH_TEXT } from './limits';

/** HTML as staff write it; what of it stays is decided where it is written (`server/src/http/richText.ts`). */
export const richTextIn = z.string().trim().min(1).max(MAX_RICH_TEXT);
export const legalTextIn = z.string().trim().min(1).max(MAX_LEGAL_TEXT);
/** What was left of it, which may be longer: `<b>` becomes `<strong>`. */
export const storedRichText = z.string();

/** A piece of a line that looks the same throughout; `\n` breaks the line. `href`: https, http, tel, mailto, or `/pages/…` of the app. */
const run = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  em: z.boolean().optional(),
  href: z.string().optional(),
});
export type RichRun = z.infer<typeof run>;

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), quote: z.boolean(), runs: z.array(run) }),
  z.object({ kind: z.literal('heading'), level: z.int().min(2).max(4), runs: z.array(run) }),
  z.object({
    kind: z.literal('item'),
    /** 1: of a list that is in no other. */
    depth: z.int().min(1).max(MAX_LIST_DEPTH),
    /** A number, a dot, or null: it goes on with the item above. */
    mark: z.union([z.int(), z.literal('dot'), z.null()]),
    runs: z.array(run),
  }),
  /** `src` is relative to the server and one of its own files; sizes in px as staff gave them. */
  z.object({
    kind: z.literal('image'),
    src: z.string(),
    alt: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.object({ head: z.boolean(), runs: z.array(run) }))) }),
]);
export type RichBlock = z.infer<typeof block>;

/**
 * Rich text as it travels: blocks one under the other, nothing inside anything, and no markup. An app draws it with its own
 * parts, so there is nothing in it that could run.
 */
export const richText = z.array(block);
export type RichText = z.infer<typeof richText>;
