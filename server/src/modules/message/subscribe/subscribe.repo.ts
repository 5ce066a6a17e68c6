import type { MessageKind } from '@park/contract/message/kinds';
import type { SubscribePurpose } from '@park/contract/message/subscribe';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import type { Lang } from '../../../i18n/lang';
import type { MessageParams } from '../messageKind';

interface Answer {
  visitorId: string;
  purpose: SubscribePurpose;
  subject: string;
  templateId: string;
  lang: Lang;
  isYes: boolean;
}

/** What of a visitor's a message of each purpose can be about: tables, and the column of each that names the thing. */
const THEIRS: Record<SubscribePurpose, readonly (readonly [table: string, column: string])[]> = {
  slotTomorrow: [['ticket_order', 'id']],
  refundDone: [['ticket_order', 'id']],
  drawResult: [
    ['prize_entry', 'round_id'],
    ['ticket_ballot_entry', 'ballot_id'],
  ],
  placeOffered: [
    ['ticket_waiting', 'id'],
    ['activity_enrollment', 'activity_id'],
  ],
};

/** Keeps an answer about what the visitor has; none about anything else. A yes about a thing whose message is already on its way changes nothing: it is good for one. */
export async function keepAnswer(db: Db, { isYes, ...answer }: Answer, now: number): Promise<void> {
  const state = isYes ? 'consented' : 'refused';
  const isOfVisitor = ([table, column]: readonly [string, string]) => sql`exists (select 1 from ${sql.identifier(table)}
    where ${sql.identifier(column)} = ${answer.subject} and visitor_id = ${answer.visitorId})`;
  await db.execute(sql`
    insert into subscribe_message as kept (visitor_id, purpose, subject, template_id, lang, answered_at, state)
    select ${answer.visitorId}, ${answer.purpose}, ${answer.subject}, ${answer.templateId}, ${answer.lang}, ${at(now)}, ${state}
    where ${sql.join(THEIRS[answer.purpose].map(isOfVisitor), sql` or `)}
    on conflict (visitor_id, purpose, subject) do update set template_id = excluded.template_id, lang = excluded.lang,
      answered_at = excluded.answered_at, state = excluded.state, kind = null, params = null, page_subject = null, due_at = null,
      useless_at = null, next_try_at = null, attempts = 0, sent_at = null, msg_id = null, problem = null, arrivals = null
    where kept.state not in ('due', 'sending')`);
}

/** When the last message about a thing was made due, epoch ms; null: none was. The row is held until the transaction ends. */
export async function lastDue(tx: Db, { visitorId, purpose, subject }: Key): Promise<number | null> {
  const [row] = await rows(tx)<{ at: number | null }>`select ${ms(sql`due_at`)} as at from subscribe_message
    where visitor_id = ${visitorId} and purpose = ${purpose} and subject = ${subject} for update`;
  return row?.at ?? null;
}

/** Purposes that the visitor said no about since `since`. */
export async function listRefused(db: Db, visitorId: string, since: number): Promise<SubscribePurpose[]> {
  const found = await rows(db)<{ purpose: SubscribePurpose }>`
    select purpose from subscribe_message where visitor_id = ${visitorId} and state = 'refused' and answered_at > ${at(since)}`;
  return found.map(({ purpose }) => purpose);
}

interface ToTell {
  visitorId: string;
  purpose: SubscribePurpose;
  /** What the consent is about. */
  about: string;
  kind: MessageKind;
  params: MessageParams;
  /** What the page is about that it leads to. */
  subject: string | null;
  /** Epoch ms. */
  uselessAt: number;
}

/** Makes messages due of the consents that there are, in the transaction that makes true what they tell. */
export async function makeDue(tx: Db, messages: ToTell[], now: number): Promise<void> {
  await tx.execute(sql`
    update subscribe_message s set state = 'due', kind = one ->> 'kind', params = one -> 'params', page_subject = one ->> 'subject',
      due_at = ${at(now)}, next_try_at = ${at(now)}, useless_at = to_timestamp((one ->> 'uselessAt')::float8 / 1000)
    from jsonb_array_elements(${JSON.stringify(messages)}::jsonb) as listed (one)
    where s.visitor_id = one ->> 'visitorId' and s.purpose = one ->> 'purpose' and s.subject = one ->> 'about' and s.state = 'consented'`);
}

export interface Outgoing {
  visitorId: string;
  purpose: SubscribePurpose;
  subject: string;
  templateId: string;
  lang: Lang;
  kind: MessageKind;
  params: MessageParams;
  pageSubject: string | null;
  attempts: number;
  /** Epoch ms. */
  uselessAt: number;
}

/** What helps nobody any more. @returns how many */
export async function dropLate(db: Db, now: number): Promise<number> {
  const late = await rows(db)`
    update subscribe_message set state = 'late' where state = 'due' and useless_at <= ${at(now)} returning 1`;
  return late.length;
}

/**
 * Marks messages that are due as being sent, so that nobody else sends them, this node after a crash included; the mark is committed
 * before WeChat is asked. When it was is told by the database's clock: a long run's own is old.
 */
export function takeDue(db: Db, now: number, limit: number): Promise<Outgoing[]> {
  return rows(db)`update subscribe_message set state = 'sending', sent_at = clock_timestamp(), attempts = attempts + 1
    where (visitor_id, purpose, subject) in (
      select visitor_id, purpose, subject from subscribe_message where state = 'due' and next_try_at <= ${at(now)}
      order by next_try_at limit ${limit} for update skip locked) and state = 'due'
    returning visitor_id as "visitorId", purpose, subject, template_id as "templateId", lang, kind, params,
      page_subject as "pageSubject", attempts, ${ms(sql`useless_at`)} as "uselessAt"`;
}

type Key = Pick<Outgoing, 'visitorId' | 'purpose' | 'subject'>;
type Taken = Key & Pick<Outgoing, 'attempts'>;
const isThis = ({ visitorId, purpose, subject, attempts }: Taken) =>
  sql`visitor_id = ${visitorId} and purpose = ${purpose} and subject = ${subject} and state = 'sending' and attempts = ${attempts}`;

/** What became of a message that was being sent; that it did not arrive may be known already. */
export async function settle(
  db: Db,
  key: Taken,
  outcome: { state: 'sent' | 'refused' | 'failed' | 'unknown'; msgId?: string; problem?: string },
): Promise<void> {
  const lost = sql`(arrivals ->> ${outcome.msgId ?? ''}::text)`;
  await db.execute(sql`update subscribe_message set state = case when ${lost} is null then ${outcome.state} else 'failed' end,
    msg_id = ${outcome.msgId ?? null}, problem = coalesce(${lost}, ${outcome.problem ?? null}), arrivals = null where ${isThis(key)}`);
}

/** It certainly was not sent: it is tried again. */
export async function postpone(db: Db, key: Taken, problem: string, nextTryAt: number): Promise<void> {
  await db.execute(
    sql`update subscribe_message set state = 'due', problem = ${problem}, next_try_at = ${at(nextTryAt)} where ${isThis(key)}`,
  );
}

/** No send takes so long: what is marked longer was left by a node that ended. */
const LEFT_BEHIND = sql`interval '5 minutes'`;

/** What a node that ended left behind it: nobody knows whether WeChat has it. @returns how many */
export async function giveUpOn(db: Db): Promise<number> {
  const left = await rows(db)`update subscribe_message set state = 'unknown', problem = 'the node ended' where state = 'sending'
    and sent_at < clock_timestamp() - ${LEFT_BEHIND} returning 1`;
  return left.length;
}

/** The visitor turned a template off at WeChat: no message of it is sent any more. @returns how many were to come */
export async function refuseTemplate(db: Db, visitorId: string, templateId: string, now: number): Promise<number> {
  const refused = await rows(db)`
    update subscribe_message set state = 'refused', answered_at = ${at(now)}, problem = 'turned off at WeChat'
    where visitor_id = ${visitorId} and template_id = ${templateId} and state in ('consented', 'due') returning 1`;
  return refused.length;
}

/**
 * What WeChat says of a message that it took: it arrived, or why it did not. Where its answer to the sending is still on its way, which
 * of those being sent it was is found when that tells the number. One statement, so that none slips through between the two.
 */
export async function noteArrival(db: Db, visitorId: string | null, msgId: string, problem: string | null): Promise<void> {
  const state = problem === null ? 'sent' : 'failed';
  const isSent = sql`state in ('sent', 'failed')`;
  await db.execute(sql`update subscribe_message set state = case when ${isSent} then ${state} else state end,
      problem = case when ${isSent} then ${problem} else problem end,
      arrivals = case when state = 'sending' then coalesce(arrivals, '{}') || jsonb_build_object(${msgId}::text, ${problem}::text) end
    where (msg_id = ${msgId} and ${isSent}) or (state = 'sending' and visitor_id = ${visitorId})`);
}
