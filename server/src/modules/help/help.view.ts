import { HELP_PROOFS } from '@park/contract/help/limits';
import type { AdminHelp, HelpPosition, HelpRequest } from '@park/contract/help/schemas';
import { toParkIso } from '@park/contract/parkTime';
import { parkIsos, pick } from '../../fields';
import type { HelpRow } from './help.repo';
import type { Fold } from './help.rules';

const ALONE: Fold = { folded: 1, foldedBy: null };

/** A call as the phone that made it sees it. */
export function toHelp(row: HelpRow): HelpRequest {
  return {
    ...pick(row, 'id', 'number', 'kind', 'status', 'outcome'),
    ...parkIsos(row, 'askedAt', 'receivedAt', 'respondingAt', 'endedAt'),
    located: row.latitude !== null,
    reachable: row.phone !== '',
  };
}

/** The same for those who go there. */
export function toAdminHelp(row: HelpRow, now: number, fold: Fold = ALONE): AdminHelp {
  const until = row.respondingAt ?? row.endedAt ?? now;
  return {
    ...toHelp(row),
    ...pick(row, 'urgency', 'phone', 'note', 'visitorId', 'asked'),
    position: positionOf(row),
    proof: HELP_PROOFS[row.proof] ?? 'none',
    ...fold,
    responder: row.responderName,
    waitedSeconds: Math.max(0, Math.round((until - row.receivedAt) / 1000)),
  };
}

function positionOf({ latitude, longitude, accuracy, positionSystem, locatedAt }: HelpRow): HelpPosition | null {
  if (latitude === null || longitude === null || positionSystem === null || locatedAt === null) return null;
  return { latitude, longitude, accuracy, system: positionSystem, at: toParkIso(locatedAt) };
}
