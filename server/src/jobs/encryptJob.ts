import type { Database } from '../db/db';
import { type EncryptedTable, encryptRows } from '../db/encryptRows';
import { feedback, feedbackNote } from '../modules/feedback/feedback.tables';
import { fossilFind } from '../modules/find/find.tables';
import { helpRequest } from '../modules/help/help.tables';
import { liveAnchor, liveRegistration } from '../modules/live/live.tables';
import { lostFoundClaim, lostFoundItem } from '../modules/lostFound/lostFound.tables';
import { complaint, complaintStep } from '../modules/pay/complaint/complaint.tables';
import { visitor, wechatAccount } from '../modules/session/session.tables';
import { phoneEnd } from '../modules/ticket/order/search.rules';
import { orderNote, ticketOrder } from '../modules/ticket/ticket.tables';

/** Every table with columns of `encryptedText`; a test holds this against the schema. */
export const ENCRYPTED_TABLES: readonly EncryptedTable[] = [
  { table: visitor },
  {
    table: wechatAccount,
    hashes: [
      { of: wechatAccount.openid, in: wechatAccount.openidHash, as: 'openid' },
      { of: wechatAccount.unionid, in: wechatAccount.unionidHash, as: 'unionid' },
    ],
  },
  {
    table: ticketOrder,
    hashes: [
      { of: ticketOrder.phone, in: ticketOrder.phoneHash, as: 'order phone' },
      { of: ticketOrder.phone, in: ticketOrder.phoneEndHash, as: 'order phone end', part: phoneEnd },
    ],
  },
  { table: orderNote },
  { table: liveAnchor },
  { table: liveRegistration },
  { table: helpRequest },
  { table: fossilFind },
  { table: feedback },
  { table: feedbackNote },
  { table: lostFoundItem },
  { table: lostFoundClaim },
  { table: complaint },
  { table: complaintStep },
];

/** A node looks through all tables once a day, and first when it has just begun, for then rows from before may be there. */
const AGAIN_MS = 24 * 3_600_000;

export function encryptJob(database: Database) {
  let doneAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'seal-persons',
    cron: '* * * * *',
    async run(now: number): Promise<number> {
      if (now - doneAt < AGAIN_MS) return 0;
      let encrypted = 0;
      for (const table of ENCRYPTED_TABLES) encrypted += await encryptRows(database, table);
      doneAt = now;
      return encrypted;
    },
  };
}
