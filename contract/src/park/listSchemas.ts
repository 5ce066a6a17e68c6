import { z } from 'zod';
import { idSchema } from '../envelope';
import { HELP_URGENCIES } from '../help/limits';
import { byLanguage, inChineseAtLeast } from '../localized';
import { isDelivered, LIST_NAME_LENGTH, listOf, MAX_LIST_ENTRIES, type ParkList } from './lists';

const urgency = z.literal(HELP_URGENCIES).optional();
const listsOf = <Entry extends z.ZodType>(listed: (list: ParkList) => Entry) =>
  z.object({ help: listed('help'), feedback: listed('feedback'), lostFound: listed('lostFound') }).partial();

/** As phones hear of them. */
export const parkLists = listsOf(() =>
  z.array(z.object({ id: z.string(), name: z.string().nullable(), off: z.boolean(), urgency })),
);

/** What staff save. */
export const chosenLists = listsOf((list) =>
  z
    .array(
      z.object({
        id: idSchema,
        name: inChineseAtLeast(z.string().trim().min(1).max(LIST_NAME_LENGTH)).nullable().default(null),
        off: z.boolean().default(false),
        urgency,
      }),
    )
    .max(MAX_LIST_ENTRIES)
    .superRefine((entries, ctx) => {
      const wrong = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
      entries.forEach(({ id, name, off, urgency }, index) => {
        const isOwn = !isDelivered(list, id);
        if (entries.findIndex((other) => other.id === id) < index) wrong([index, 'id'], 'twice');
        if (isOwn !== (name !== null)) wrong([index, 'name'], isOwn ? 'missing' : 'deliveredName');
        if ((isOwn && list === 'help') !== (urgency !== undefined))
          wrong([index, 'urgency'], isOwn ? 'missing' : 'deliveredUrgency');
        if (off && list === 'help' && id === 'other') wrong([index, 'off'], 'otherOff');
      });
      if (listOf(list, { [list]: entries }).every(({ off }) => off)) wrong([], 'allOff');
    }),
);

/** What is stored, with what was left out since. */
export const storedLists = listsOf(() =>
  z.array(z.object({ id: z.string(), name: byLanguage(z.string()).nullable(), off: z.boolean(), urgency })),
);
