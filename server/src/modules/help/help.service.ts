import { createHash, createHmac } from 'node:crypto';
import type { HelpRequest, HelpState } from '@park/contract/help/schemas';
import { Batches } from '../../db/batches';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import { networkOf } from '../../http/network';
import { deriveKey } from '../../namedKeys';
import * as repo from './help.repo';
import { toHelp } from './help.view';
import { type Call, type Delivery, deliverAll } from './helpDelivery.service';

const SHOWN = 10;
/** Calls that one transaction takes at most. */
const TOGETHER = 200;
/** Days of which the usual response time tells, and calls that it needs to say anything. */
const USUAL_DAYS = 30;
const USUAL_LEAST = 5;

/** Visitors who need help (R-help-1). Whoever knows the phone's secret may see and cancel its calls. */
export interface HelpDesk {
  /** @param often the phone asks so often that nothing more is written while a call of it is open */
  call(call: Call, ctx: CallContext & { req: { ip: string } }, often: boolean): Promise<HelpRequest>;
  state(device: string, now: number): Promise<HelpState>;
  /** @throws AppError helpNotFound, helpOver */
  cancel(input: { device: string; id: string }, ctx: CallContext): Promise<HelpRequest>;
}

/** @param authSecret what the hashes of networks are keyed with */
export function createHelpDesk(database: Database, authSecret: string): HelpDesk {
  const { db } = database;
  const key = deriveKey(authSecret, 'park help source 1');
  const sourceOf = (req: { ip: string }) => createHmac('sha256', key).update(networkOf(req)).digest('base64url');
  // A disaster sends a thousand phones at once: together they need a handful of transactions.
  const batches = new Batches<Delivery, repo.HelpRow>((items) => deliverAll(database, items), TOGETHER);
  return {
    async call(call, { visitorId, now, req }, often) {
      const delivery = {
        call,
        deviceHash: hashOf(call.device),
        visitorId: visitorId || null,
        source: sourceOf(req),
        now,
        often,
      };
      return toHelp(await batches.take('help', delivery));
    },

    async state(device, now) {
      const requests = await repo.listOfDevice(db, hashOf(device), SHOWN);
      const { taken, seconds } = await repo.responseTimes(db, now - USUAL_DAYS * 86_400_000);
      return {
        requests: requests.map(toHelp),
        usualMinutes: taken < USUAL_LEAST ? null : Math.max(1, Math.round(seconds / 60)),
      };
    },

    async cancel({ device, id }, { now }) {
      return database.transaction(async (tx) => {
        const request = await repo.lockRequest(tx, id);
        if (!request || request.deviceHash !== hashOf(device)) throw new AppError('helpNotFound');
        if (request.status === 'cancelled') return toHelp(request);
        if (request.status === 'resolved') throw new AppError('helpOver');
        return toHelp(await repo.updateRequest(tx, id, { status: 'cancelled', endedAt: now }));
      });
    },
  };
}

function hashOf(device: string): string {
  return createHash('sha256').update(device).digest('base64url');
}
