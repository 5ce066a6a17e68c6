import type { GuardianConsent, GuardianYes } from '@park/contract/ticket/guardian/schemas';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import { newId } from '../../../db/newId';
import type { StoredAs } from '../../../fields';
import type { EncryptedPerson } from '../visitor/person.service';

/** A child as an account names it: by the keyed hash of its identity number. */
export interface NamedChild {
  visitorId: string;
  idHash: string;
}

export interface ConsentRow
  extends StoredAs<
    Pick<GuardianConsent, 'id' | 'relation' | 'version' | 'givenAt' | 'withdrawnAt'>,
    'givenAt' | 'withdrawnAt'
  > {
  childHash: string;
  /** The saved visitor it was given for, if it is saved still. */
  child: EncryptedPerson | null;
}

const hashesOf = (children: readonly NamedChild[]) => sql.param(children.map(({ idHash }) => idHash));
const accountsOf = (children: readonly NamedChild[]) => sql.param(children.map(({ visitorId }) => visitorId));

/** Those of the children for whom their account's consent to this version of the text stands. */
export function listConsented(tx: Db, children: readonly NamedChild[], version: number): Promise<NamedChild[]> {
  return rows(tx)`select visitor_id as "visitorId", child_hash as "idHash" from guardian_consent
    where (visitor_id, child_hash) in (select * from unnest(${accountsOf(children)}::text[], ${hashesOf(children)}::text[]))
      and version = ${version} and withdrawn_at is null`;
}

/** Writes down a consent for each child; one that stands stays as it is. The visitors are locked. */
export async function insertConsents(tx: Db, children: readonly (NamedChild & GuardianYes)[], now: number): Promise<void> {
  await rows(tx)`insert into guardian_consent (id, visitor_id, child_hash, relation, version, given_at)
    select id, visitor_id, child_hash, relation, version, ${at(now)}
    from unnest(${sql.param(children.map(newId))}::text[], ${accountsOf(children)}::text[], ${hashesOf(children)}::text[],
      ${sql.param(children.map(({ relation }) => relation))}::text[], ${sql.param(children.map(({ version }) => version))}::int[])
      as given (id, visitor_id, child_hash, relation, version)
    on conflict (visitor_id, child_hash, version) where withdrawn_at is null do nothing`;
}

/** All consents of an account, newest first. */
export function listOwn(db: Db, visitorId: string): Promise<ConsentRow[]> {
  return rows(db)`select c.id, c.child_hash as "childHash", c.relation, c.version, ${ms(sql`c.given_at`)} as "givenAt",
      ${ms(sql`c.withdrawn_at`)} as "withdrawnAt",
      case when v.id is not null then jsonb_build_object('name', v.name, 'idKind', v.id_kind, 'idNumber', v.id_number,
        'idMasked', v.id_masked, 'idHash', v.id_hash) end as child
    from guardian_consent c left join saved_visitor v on v.visitor_id = c.visitor_id and v.id_hash = c.child_hash
    where c.visitor_id = ${visitorId} order by c.given_at desc, c.id`;
}

/** An account's orders that wait for payment and name the child. */
export async function listUnpaidNaming(db: Db, { visitorId, idHash }: NamedChild): Promise<string[]> {
  const found = await rows(db)<{ id: string }>`
    select id from ticket_order o where visitor_id = ${visitorId} and status = 'pending'
    and exists (select from ticket t where t.order_id = o.id and t.person_hash = ${idHash})`;
  return found.map(({ id }) => id);
}

/** Whether an order names a child for whom all that its account ever agreed to was withdrawn. */
export async function namesWithdrawn(db: Db, orderId: string): Promise<boolean> {
  const found = await rows(db)`select 1 from ticket_order o join ticket t on t.order_id = o.id
    join guardian_consent c on c.visitor_id = o.visitor_id and c.child_hash = t.person_hash
    where o.id = ${orderId} group by t.person_hash having bool_and(c.withdrawn_at is not null) limit 1`;
  return found.length > 0;
}

/** Withdraws all that an account agreed to for a child. */
export async function withdraw(tx: Db, { visitorId, idHash }: NamedChild, now: number): Promise<void> {
  await rows(tx)`update guardian_consent set withdrawn_at = greatest(${at(now)}, given_at)
    where visitor_id = ${visitorId} and child_hash = ${idHash} and withdrawn_at is null`;
}
