import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { chosenId, momentSchema } from '../../envelope';
import { orderIdIn } from '../order/schemas';
import { NOTE_LENGTH } from './limits';

const orderNote = z.object({
  id: z.string(),
  at: momentSchema,
  /** A user name. */
  by: z.string(),
  text: z.string(),
});
export type OrderNote = z.infer<typeof orderNote>;

export const schemas = {
  getOrderNotes: {
    in: orderIdIn,
    out: z.array(orderNote),
    summary: 'List the internal notes of an order, oldest first',
  },
  addOrderNote: {
    in: orderIdIn.extend({ id: chosenId, text: z.string().trim().min(1).max(NOTE_LENGTH) }),
    out: z.array(orderNote),
    summary: 'Add an internal note to an order, which its visitor does not see in the app',
  },
} satisfies Record<string, CallSchemas>;
