import { createFieldCipher } from './fieldCipher';
import { activityKeys } from './modules/activity/activityKeys';
import { prizeKeys } from './modules/prize/prizeKeys';
import { ticketKeys } from './modules/ticket/ticketKeys';

/** Each noun's own sealed columns, for whom they are about. */
export function ownCiphers(config: Parameters<typeof ticketKeys>[0]) {
  return {
    person: createFieldCipher(ticketKeys(config).data),
    applicant: createFieldCipher(activityKeys(config)),
    entrant: createFieldCipher(prizeKeys(config).data),
  };
}
