import { parkDay, toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/mailing/calls';
import type { Mailing, schemas } from '@park/contract/ticket/mailing/schemas';
import type { Database } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { sortField } from '../../../http/violation';
import { notifyEach, tellDue } from '../../message/message.service';
import { audit } from '../../staff/audit.service';
import * as repo from './mailing.repo';

/** One message to everybody who comes on a day: a parking change, a storm warning, where the bus stops. */
export function createMailings(database: Database) {
  const { db } = database;
  return {
    previewMailing: async (to) => ({ visitors: await repo.countRecipients(db, to) }),

    /** @throws AppError ticketDayPast, mailingToNobody */
    async sendMailing({ id, day, slotId, title, text }, staff) {
      const { now, admin } = staff;
      if (day < parkDay(now)) throw new AppError('ticketDayPast');
      const sent = await database.transaction(async (tx) => {
        const visitors = await repo.countRecipients(tx, { day, slotId });
        const row = { id, day, slotId: slotId ?? null, title, text, visitors, sentAt: now, sentBy: admin?.userName ?? '' };
        if (!(await repo.insertMailing(tx, row))) return required(await repo.findMailing(tx, id), 'notFound');
        if (visitors === 0) throw new AppError('mailingToNobody');
        const message = { kind: 'ticketMailing' as const, params: { name: title, text }, subject: id };
        await notifyEach(tx, repo.recipients({ day, slotId }), message, now);
        await audit(tx, staff, 'ticket.sendMailing', `mailing:${id}`, { day, visitors, title: title['zh-Hans'] ?? '' });
        return row;
      });
      // A job goes on where this is cut short.
      await tellDue(database);
      return toMailing(sent);
    },

    async getMailings(input) {
      sortField(input.field, ['sentAt']);
      return listMapped(db, repo.mailingsQuery(input), input, toMailing);
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}

function toMailing({ sentAt, ...row }: repo.MailingRow): Mailing {
  return { ...row, sentAt: toParkIso(sentAt) };
}
