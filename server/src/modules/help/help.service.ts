import { createHash, createHmac } from 'node:crypto';
import type * as calls from '@park/contract/help/calls';
import type { schemas } from '@park/contract/help/schemas';
import { Batches } from '../../db/batches';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { networkOf } from '../../http/network';
import { deriveKey } from '../../namedKeys';
import type { ParkProfiles } from '../park/park.service';
import * as repo from './help.repo';
import { needOf } from './help.rules';
import { toHelp } from './help.view';
import { type Delivery, deliverAll } from './helpDelivery.service';

const SHOWN = 10;
/** Calls that one transaction takes at most. */
const TOGETHER = 200;
/** Days of which the usual response time tells, and calls that it needs to say anything. */
const USUAL_DAYS = 30;
const MIN_USUAL_CALLS = 5;

/**
 * Visitors who need help (R-help-1). Whoever knows the phone's secret may see and cancel its calls.
 * @param authSecret what the hashes of networks are keyed with
 */
export function visitorHelp(database: Database, authSecret: string, park: ParkProfiles) {
  const { db } = database;
  const key = deriveKey(authSecret, 'park help source 1');
  const sourceOf = (req: { ip: string }) => createHmac('sha256', key).update(networkOf(req)).digest('base64url');
  // A disaster sends a thousand phones at once: together they need a handful of transactions.
  const batches = new Batches<Delivery, repo.HelpRow>((items) => deliverAll(database, items), { maxItems: TOGETHER });
  return {
    async callHelp(call, { visitorId, now, req }) {
      const delivery = {
        call,
        need: needOf(await park.list('help', now), call.kind),
        deviceHash: hashOf(call.device),
        visitorId: visitorId || null,
        source: sourceOf(req),
        now,
        often: await req.server.asksTooOften(req, call.device),
      };
      return toHelp(await batches.take('help', delivery));
    },

    async getHelp({ device }, { now }) {
      const requests = await repo.listOfDevice(db, hashOf(device), SHOWN);
      const { taken, seconds } = await repo.responseTimes(db, now - USUAL_DAYS * 86_400_000);
      return {
        requests: requests.map(toHelp),
        usualMinutes: taken < MIN_USUAL_CALLS ? null : Math.max(1, Math.round(seconds / 60)),
      };
    },

    async cancelHelp({ device, id }, { now }) {
      return database.transaction(async (tx) => {
        const request = await repo.lockRequest(tx, id);
        if (!request || request.deviceHash !== hashOf(device)) throw new AppError('helpNotFound');
        if (request.status === 'cancelled') return toHelp(request);
        if (request.status === 'resolved') throw new AppError('helpOver');
        return toHelp(await repo.updateRequest(tx, id, { status: 'cancelled', endedAt: now }));
      });
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

const hashOf = (device: string): string => createHash('sha256').update(device).digest('base64url');
