import { startStampQueue } from './features/exhibit/stamp/queue';
import { startFindQueue } from './features/help/find/queue';
import { startHelpQueue } from './features/help/queue';
import { startTurnNotice } from './features/ticket/waitingRoom/turn';

/** Sends what an earlier visit left on the phone, and follows the visitor's place in a line. Called once, when the first page shows. */
export function startQueues(): void {
  startHelpQueue();
  startFindQueue();
  startStampQueue();
  startTurnNotice();
}
