import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/window/calls';
import type { AdminTicketWindow, schemas } from '@park/contract/ticket/window/schemas';
import type { Database } from '../../../db/db';
import type { Handlers } from '../../../http/mount';
import { pickText } from '../../../i18n/lang';
import { saveVersioned } from '../../staff/saveVersioned.service';
import { findWindow, insertWindow, lockWindow, updateWindow, type WindowRow } from './window.repo';

/** Where tickets are sold by a person: visitors read it, an owner writes it. */
export function createTicketWindow(database: Database) {
  return {
    async getTicketWindow(_, { lang }) {
      const row = await findWindow(database.db);
      if (!row) return null;
      const { place, hours, bring, phone } = row;
      return { place: pickText(place, lang), hours: pickText(hours, lang), bring: pickText(bring, lang), phone };
    },

    getAdminTicketWindow: async () => toAdmin(await findWindow(database.db)),

    saveTicketWindow: ({ version, ...contents }, ctx) =>
      database.transaction(async (tx) => {
        const row = await saveVersioned<WindowRow, typeof contents>(tx, ctx, {
          version,
          contents,
          lock: () => lockWindow(tx),
          write: (next, before) => (before ? updateWindow(tx, next) : insertWindow(tx, next)),
          errors: { missing: 'notFound', changed: 'ticketWindowChanged' },
          audit: { action: 'ticket.saveWindow', subject: 'ticketWindow:1' },
        });
        return toAdmin(row);
      }),
  } satisfies Handlers<typeof calls, typeof schemas>;
}

function toAdmin(row: WindowRow | undefined): AdminTicketWindow {
  if (!row) return { version: 0, updatedAt: null, updatedBy: null, window: null };
  const { place, hours, bring, phone, version, updatedAt, updatedBy } = row;
  return { version, updatedAt: toParkIso(updatedAt), updatedBy, window: { place, hours, bring, phone } };
}
