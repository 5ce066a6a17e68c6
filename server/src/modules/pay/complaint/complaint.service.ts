import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { drain } from '../../../db/outbox';
import { AppError } from '../../../http/appError';
import type { ComplaintClient, ComplaintFact, ComplaintLine } from '../../../wechat/complaintFact';
import { PayRefusedError, PayUnavailableError } from '../../../wechat/payErrors';
import { NOTIFY_PATHS } from '../pay.paths';
import { passesByItself, sendAgainAfter } from '../pay.rules';
import * as repo from './complaint.repo';
import { dueAtOf, endedAtOf, verdictOf } from './complaint.rules';
import { detailsOf, linesOf } from './complaint.view';

const BATCH_SIZE = 10;

interface ComplaintDeps {
  database: Database;
  client: ComplaintClient;
  log: FastifyBaseLogger;
  /** Where WeChat tells of complaints. */
  notifyUrl: () => string;
}

/** What one asking of WeChat brought, and when it began, by the database's clock; or what WeChat pushed, and when, by its own. */
interface Report {
  channel: repo.ComplaintRow['channel'];
  fact: ComplaintFact;
  history: readonly ComplaintLine[];
  /** When WeChat's time for it is over, epoch milliseconds. */
  dueAt: number;
  askedAt: number;
}

export type ComplaintDesk = ReturnType<typeof createComplaintDesk>;

/** Complaints as WeChat has them, kept by asking: a notice is only a hint, and what is lost of them is found by the job. */
export function createComplaintDesk({ database, client, log, notifyUrl }: ComplaintDeps) {
  const { db } = database;
  let address: 'unknown' | 'known' = 'unknown';

  async function ask(number: string): Promise<Report> {
    const readAt = await repo.clockOf(db);
    const [fact, history] = await Promise.all([client.complaint(number), client.complaintHistory(number)]);
    return { channel: 'pay', fact, history, dueAt: dueAtOf(fact.complainedAt, history), askedAt: readAt };
  }

  const keep = (report: Report, now: number): Promise<boolean> => database.transaction((tx) => keepIn(tx, report, now));

  /** Asks WeChat about one and writes it down. @throws PayUnavailableError, PayRefusedError */
  const read = async (number: string, now: number): Promise<boolean> => keep(await ask(number), now);

  function deliver(number: string, step: repo.StepRow): Promise<void> {
    const { remark, launchDays, mediaIds } = detailsOf(step);
    if (step.kind === 'answer') return client.answerComplaint(number, step.text);
    if (step.kind === 'completion') return client.completeComplaint(number);
    if (step.kind === 'approval')
      return client.decideRefund(number, { action: 'approve', launchDays: launchDays ?? 0, remark });
    return client.decideRefund(number, { action: 'reject', reason: step.text, mediaIds, remark });
  }

  async function sendOne(step: repo.StepRow, now: number): Promise<boolean> {
    const before = await repo.findComplaint(db, step.complaintId);
    if (!before) return false;
    const { id, number } = before;
    try {
      // An answer that was lost on its way back was an answer all the same: what WeChat has comes first.
      const report = await ask(number);
      await keep(report, now);
      const { version } = (await repo.findComplaint(db, id)) ?? before;
      let verdict = verdictOf(step, { state: report.fact.state, history: report.history, version });
      if (verdict === 'send') {
        await deliver(number, step);
        verdict = 'sent';
        await read(number, now).catch((error) =>
          log.warn({ number, reason: String(error) }, 'an answered complaint was not read'),
        );
      }
      await repo.changeSending(db, step, { state: verdict, problem: null });
      return true;
    } catch (error) {
      if (!isWechats(error)) throw error;
      const problem = error instanceof PayRefusedError ? error.code : 'UNAVAILABLE';
      log.warn({ number, reason: error.message }, 'a complaint could not be answered');
      const passes = error instanceof PayUnavailableError || passesByItself(error.code);
      const nextTryAt = now + sendAgainAfter(step.attempts);
      await repo.changeSending(db, step, passes ? { problem, nextTryAt } : { problem, state: 'refused' });
      return false;
    }
  }

  /** WeChat tells one address. That of another system stays: the job finds out all the same. */
  async function tellAddress(): Promise<void> {
    if (address === 'known') return;
    const url = notifyUrl();
    const there = await client.complaintAddress();
    const isOurs = there?.endsWith(NOTIFY_PATHS.complaint) ?? true;
    if (there !== url && isOurs) await client.tellComplaintsAt(url, there !== null);
    else if (there !== url) log.warn({ there }, 'WeChat Pay tells another system of complaints; they are asked for instead');
    address = 'known';
  }

  /** Something may be new of one: asked as far as WeChat answers now, for the job asks again. */
  const look = (number: string, now: number) =>
    read(number, now).catch((error: unknown) => {
      if (!isWechats(error)) throw error;
      log.warn({ number, reason: error.message }, 'WeChat Pay could not be asked about a complaint');
      return false;
    });

  return {
    look,

    /** Sends on what staff show with a refusal. @throws AppError complaintPictureNotSent */
    async addPicture(jpeg: Buffer): Promise<{ mediaId: string }> {
      try {
        return { mediaId: await client.uploadComplaintPicture(jpeg) };
      } catch (error) {
        if (!isWechats(error)) throw error;
        log.warn({ reason: error.message }, 'a picture for a complaint was not taken');
        throw new AppError('complaintPictureNotSent', {}, { cause: error });
      }
    },

    /** What is new of one that staff look at. */
    async refresh({ number, channel, strippedAt }: repo.ComplaintRow, now: number): Promise<void> {
      if (channel === 'pay' && strippedAt === null) await look(number, now);
    },

    /** Asks for those of thirty days, and for older ones that are open; a job's work. @returns of how many something was new */
    async askAll(now: number): Promise<number> {
      try {
        const readAt = await repo.clockOf(db);
        const facts = await client.listComplaints(now);
        const numbers = facts.map(({ number }) => number);
        const known = new Map((await repo.listToCompare(db, numbers)).map((row) => [row.number, row]));
        let count = 0;
        for (const fact of facts) {
          const before = known.get(fact.number);
          known.delete(fact.number);
          // Nothing is said of what is over: there is nothing to ask.
          if (before && before.state === 'processed' && fact.state === 'processed') continue;
          const history = await client.complaintHistory(fact.number);
          const report = {
            channel: 'pay' as const,
            fact,
            history,
            dueAt: dueAtOf(fact.complainedAt, history),
            askedAt: readAt,
          };
          count += Number(await keep(report, now));
        }
        for (const { number } of known.values()) count += Number(await look(number, now));
        // Last: where WeChat does not take the address, all of them are here nevertheless.
        await tellAddress();
        return count;
      } catch (error) {
        if (!(error instanceof PayUnavailableError)) throw error;
        log.warn({ reason: error.message }, 'WeChat Pay could not be asked for complaints');
        return 0;
      }
    },

    /** Sends what staff answered; safe to repeat, and by many nodes. @returns how many are over */
    send: (now: number, id?: string): Promise<number> =>
      drain(
        (limit) => repo.takeSteps(db, { now, limit, id }),
        (step) => sendOne(step, now),
        BATCH_SIZE,
      ),
  };
}

/** Writes down, in the caller's transaction, what WeChat tells, unless something newer is there. @returns whether it says anything new */
export async function keepIn(tx: Db, report: Report, now: number): Promise<boolean> {
  const row = rowOf(report, now);
  if (await repo.insertComplaint(tx, { ...row, id: newId(), version: 1 })) return true;
  const before = await repo.lockByNumber(tx, row);
  if (!before || before.askedAt > row.askedAt) return false;
  // Its words have been taken off, and stay so unless the person goes on.
  if (before.strippedAt !== null && row.state === 'processed') return false;
  const isNew = !sameAs(before, row);
  const endedAt = row.endedAt === null ? null : (before.endedAt ?? row.endedAt);
  await repo.updateComplaint(tx, before.id, { ...row, endedAt, version: before.version + Number(isNew) });
  return isNew;
}

const isWechats = (error: unknown): error is PayUnavailableError | PayRefusedError =>
  error instanceof PayUnavailableError || error instanceof PayRefusedError;

type Row = Omit<repo.ComplaintRow, 'id' | 'version'>;

function rowOf({ channel, fact, history, dueAt, askedAt }: Report, now: number): Row {
  return {
    ...fact,
    channel,
    dueAt,
    askedAt,
    history: history.length === 0 ? '' : JSON.stringify(history),
    endedAt: fact.state === 'processed' ? endedAtOf(history, now) : null,
    strippedAt: null,
  };
}

/** What WeChat says of a complaint, without its talk. */
const REPORTED_FIELDS = [
  ...(['state', 'dueAt', 'awaitsAnswer', 'needsImmediateService', 'times', 'problem', 'refundAsked'] as const),
  ...(['fullyRefunded', 'pictures', 'text', 'phone', 'payments'] as const),
];

/** Whether it says the same; addresses of pictures change with each asking, and are not kept. */
function sameAs(before: repo.ComplaintRow, row: Row): boolean {
  const same = REPORTED_FIELDS.every((field) => isDeepStrictEqual(before[field], row[field]));
  return same && isDeepStrictEqual(linesOf(before), linesOf(row));
}

/** Takes what staff may not see any more off; a job's work. @returns of how many */
export const stripComplaints = (db: Db, now: number, days: number): Promise<number> =>
  repo.stripComplaints(db, now - days * 86_400_000, now);
