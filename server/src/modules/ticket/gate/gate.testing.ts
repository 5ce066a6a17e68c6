import type { Database } from '../../../db/db';
import { createCrowds } from '../../capacity/crowd.service';
import { createGate } from './gate.service';
import { createScans } from './scans.service';
import { createTicketCodes } from './ticketCode';

/** A gate where ten digits are typed, which need no code; it reads no names. */
export function testGate(database: Database) {
  const codes = createTicketCodes([{ id: 'gate', key: new Uint8Array(32) }]);
  const [scans, crowds] = [createScans(database), createCrowds(database)];
  return createGate({ database, codes, scans, persons: { decrypt: (encrypted) => encrypted }, crowds });
}
