import { z } from 'zod';
import type { CallSchemas } from '../call';
import { nothing } from '../envelope';

const sample = z.object({
  /** False: the park never had it, or it was removed. */
  isHere: z.boolean(),
  /** Ids of what nobody saved since, by kind: what of the sample has a place of its own in the console. */
  ids: z.record(z.string(), z.array(z.string())),
});

export type Sample = z.infer<typeof sample>;

/** Things of a kind; of some their ids. */
const things = z.object({ kind: z.string(), count: z.int(), ids: z.array(z.string()) });

const removal = z.object({
  /** What goes, or would go. */
  gone: z.array(things),
  /** What staff saved since: it is the park’s own, and stays. */
  changed: z.array(things),
  /** What is real and hangs on things of the kind `on`, which would go. Then nothing goes. */
  hanging: z.array(things.extend({ on: z.string() })),
});
export type SampleRemoval = z.infer<typeof removal>;

export const schemas = {
  getSample: { in: nothing, out: sample, summary: 'Get what of the park is the sample’s; all staff see it' },
  removeSample: {
    in: z.object({
      /** Only says what would go. */
      dryRun: z.boolean(),
    }),
    out: removal,
    summary: 'Remove the sample, all of it or, where something real hangs on it, nothing',
  },
} satisfies Record<string, CallSchemas>;
