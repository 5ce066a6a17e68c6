import { decryptAs, encryptAs } from '../../../db/encryptedColumn';
import { ownCiphers } from '../../../ownCiphers';
import type { Seal } from '../../../ownTable';
import { withoutTriggers } from '../../../testing/withoutTriggers';
import { ownTables } from '../../modules';
import type { SalePark } from '../../ticket/salePark.testing';

type SealText = (seal: Seal, text: string) => string;

/** Encrypts as each noun does, and opens whatever any of them encrypted. */
export function ownSeals(config: SalePark['config']) {
  const ciphers = ownCiphers(config);
  const parts = (seal: Seal) => [seal.slice(0, seal.indexOf(' ')), seal.slice(seal.indexOf(' ') + 1)] as const;
  const seals = new Set(ownTables.flatMap(({ sealed = {} }) => Object.values(sealed)));
  const seal: SealText = (name, text) => {
    const [whose, as] = parts(name);
    return whose === 'column' ? encryptAs(as, text) : ciphers[whose as keyof typeof ciphers].encrypt(as, text);
  };
  /** All that a kept text may say. */
  const open = (stored: string): string[] =>
    [...seals].flatMap((name) => {
      const [whose, as] = parts(name);
      return (whose === 'column' ? decryptAs(as, stored) : ciphers[whose as keyof typeof ciphers].decrypt(as, stored)) ?? [];
    });
  return { seal, open };
}

/** Columns in which people write, or what tells a person; each is planted with a mark of its own. */
const WRITTEN =
  /^(name|nick_name|person_name|person_id_number|id_number|birthday|phone|contact|note|text|title|place|reason|introduction|account|answers|room_url|description|outcome|sentence|params|details|openid|unionid|problem|used_where)$/;
/** Marks of a person that nobody reads: hashes, masks, and what a phone is known by. */
const MARKS = /(_hash|_masked|^device_hash|^openid_hash|^idempotency_key)$/;

/** `mark-ann-table-column` */
const markOf = (who: string, table: string, column: string) => `mark-${who}-${table}-${column}`;

interface Column {
  table: string;
  column: string;
  type: string;
}

/** A row of everything for a visitor; ids begin with `who`. Money and tickets are past their use, but for one that a companion holds. */
const rowsOf = (who: string) => `
  insert into visitor (id) values ('${who}'), ('${who}-friend');
  insert into wechat_account (app_id, openid, visitor_id) values ('app', '${who}', '${who}');
  insert into session (id, visitor_id, expires_at) values ('${who}', '${who}', '2027-01-01');
  insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at, quantity,
      price, amount, late_refund_percent, phone, status, created_at, expires_at, paid_at)
    values ('${who}', '${who}', '${who}', '${who}', '', 'named', '2026-05-03', 'morning', '2026-05-03T01:00Z', '2026-05-03T04:00Z', 1, 5000, 5000, 0,
      '', 'paid', '2026-05-01', '2026-05-01', '2026-05-01');
  insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status, used_at, used_where, person_id_kind)
    values ('${who}', '${who}', '${who}', 0, '${who}', 'named', '2026-05-03', 'morning', 5000, 'used', '2026-05-03', '', 'passport');
  insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status, used_at, used_where, holder_id)
    values ('${who}-held', '${who}-held', (select id from ticket_order where id = 'friend-of-all'), ${who === 'ann' ? 1 : 2}, 'friend', 'named', '2026-05-03', 'morning', 5000, 'used', '2026-05-03', '', '${who}');
  insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, transaction_id, paid_at, created_at)
    values ('${who}', '${who}', '${who}', 'app', 5000, '', 'paid', '2026-05-01', '${who}', '2026-05-01', '2026-05-01');
  insert into pay_refund (out_refund_no, out_trade_no, subject, amount, reason, status, next_try_at, created_at, accepted_at, done_at)
    values ('${who}', '${who}', '${who}', 1000, '', 'done', '2026-05-01', '2026-05-01', '2026-05-01', '2026-05-01');
  insert into pay_ledger (at, day, kind, amount, subject, out_trade_no, wechat_id) values ('2026-05-01', '2026-05-01', 'payment', 5000, '${who}', '${who}', '${who}');
  insert into pay_shipping (out_trade_no, subject, status, next_try_at, created_at) values ('${who}', '${who}', 'sent', '2026-05-01', '2026-05-01');
  insert into ticket_card (order_id, transaction_id, amount, paid_at) values ('${who}', '${who}', 5000, '2026-05-01');
  insert into order_part_refund (id, order_id, amount, refund_no, created_at) values ('${who}', '${who}', 1, '${who}', '2026-05-01');
  insert into refund_request (id, order_id, amount, reason, requested_at, admin_id, admin_name) values ('${who}', '${who}', 1, '', '2026-05-01', 'a', 'a');
  insert into order_note (id, order_id, at, admin_id, admin_name, text) values ('${who}', '${who}', '2026-05-01', 'a', 'a', '');
  insert into complaint (id, channel, number, state, complained_at, due_at, ended_at, awaits_answer, times, fully_refunded, pictures,
      payments, text, phone, history, version, asked_at)
    values ('${who}', 'pay', '${who}', 'processed', '2026-05-04', '2026-05-06', '2026-05-05', false, 1, false, 0,
      '[{"number": "${who}"}]', '', '', '', 1, '2026-05-05');
  insert into complaint_step (id, complaint_id, kind, text, state, admin_name, at, version, said, same_said, next_try_at)
    values ('${who}', '${who}', 'answer', '', 'sent', '', '2026-05-04', 1, 0, 0, '2026-05-04');
  insert into ticket_gate_log (at, ticket_id, verdict, gate) values ('2026-05-03', '${who}', 'ok', 'E');
  insert into gate_entry (id, ticket_id, verdict, sentence, gate, offline, scanned_at, received_at)
    values ('${who}', '${who}', 'ok', '', 'E', false, '2026-05-03', '2026-05-03');
  insert into park_exit (id, day, ticket_id, people, gate, at) values ('${who}', '2026-05-03', '${who}', 1, 'E', '2026-05-03');
  insert into gate_conflict (id, entry_id, ticket_id, verdict, gate, at, created_at, resolved_at, note)
    values ('${who}', '${who}', '${who}', 'used', 'E', '2026-05-03', '2026-05-03', '2026-05-03', '');
  insert into ticket_waiting (id, visitor_id, product_id, day, slot_id, quantity, status, created_at)
    values ('${who}', '${who}', 'named', '2026-05-03', 'morning', 1, 'waiting', '2026-05-01');
  insert into waiting_place (visitor_id, round, product_id, day, slot_id, joined_at) values ('${who}', 1, 'named', '2026-05-03', 'morning', '2026-05-01');
  insert into saved_visitor (id, visitor_id, name, id_kind, id_number, id_masked, id_hash, created_at)
    values ('${who}', '${who}', '', 'passport', '', '', '${who}', '2026-05-01');
  insert into guardian_consent (id, visitor_id, child_hash, relation, version, given_at) values ('${who}', '${who}', '', 'parent', 1, '2026-05-01');
  insert into ticket_ballot_entry (id, ballot_id, number, visitor_id, quantity, wishes, created_at, place, won)
    values ('${who}', 'ballot', '${who === 'ann' ? 'AAAAAAAA' : 'BBBBBBBB'}', '${who}', 1, '{1}', '2026-05-01', ${who === 'ann' ? 1 : 2}, 0);
  insert into ticket_ballot_person (ballot_id, person_hash, entry_id) values ('ballot', '${who}', '${who}');
  insert into prize_entry (id, round_id, number, name, name_hash, phone, phone_hash, created_at, visitor_id)
    values ('${who}', 'round', '${who === 'ann' ? 'AAAAAAAA' : 'BBBBBBBB'}', '', '', '', '${who}', '2026-05-01', '${who}');
  insert into prize_win (entry_id, round_id, prize_id, place, code)
    values ('${who}', 'round', 'prize', ${who === 'ann' ? 0 : 1}, 'PW-${who === 'ann' ? 'AAAA' : 'BBBB'}-0000-0000');
  insert into activity_enrollment (id, activity_id, visitor_id, idempotency_key, request_hash, state, people, name, phone, answers, code, created_at)
    values ('${who}', 'activity', '${who}', '${who}', '', 'enrolled', 1, '', '', '', 'AC-${who === 'ann' ? 'AAAA' : 'BBBB'}-0000-0000', '2026-05-01');
  insert into live_anchor (id, visitor_id, status, name, phone, platform_id, account, created_at, updated_at)
    values ('${who}', '${who}', 2, '', '', 'platform', '', '2026-05-01', '2026-05-01');
  insert into live_registration (id, anchor_id, status, name, phone, platform_id, account, reason, created_at, decided_at)
    values ('${who}', '${who}', 3, '', '', 'platform', '', '', '2026-05-01', '2026-05-01');
  insert into live_reservation (id, number, anchor_id, point_id, timespan_id, platform_id, day, start_at, end_at, no_show_at, status, created_at, checked_in_at, ended_at)
    values ('${who}', '${who}', '${who}', 'point', 'span', 'platform', '2026-05-03', '2026-05-03T01:00Z', '2026-05-03T02:00Z', '2026-05-03T01:15Z', 'finished', '2026-05-01', '2026-05-03', '2026-05-03');
  insert into feedback (id, visitor_id, idempotency_key, kind, state, text, created_at) values ('${who}', '${who}', '${who}', 'complaint', 'received', '', '2026-05-01');
  insert into feedback_note (id, feedback_id, at, admin_name, text) values ('${who}', '${who}', '2026-05-01', 'a', '');
  insert into feedback_line (id, feedback_id, author, text, at) values ('${who}', '${who}', 'visitor', '', '2026-05-01');
  insert into lost_found_item (id, visitor_id, idempotency_key, kind, category, state, title, place, text, day, created_at)
    values ('${who}', '${who}', '${who}', 'lost', 'bag', 'published', '{}', '{}', '{}', '2026-05-01', '2026-05-01');
  insert into search_document (kind, subject_id, title, text, title_words, words, tokens, sort_at)
    values ('lostFound', '${who}', '{}', '{}', '${markOf(who, 'search_document', 'title_words')}', '', '{${markOf(who, 'search_document', 'tokens')}}', now());
  insert into lost_found_claim (id, item_id, visitor_id, state, text, created_at) values ('${who}', 'item-of-the-park', '${who}', 'waiting', '', '2026-05-01');
  insert into stored_file (id, visitor_id, name, type, size, sha256, width, height, subject, place) values ('${who}', '${who}', '', 'image/webp', 1, '', 1, 1, 'feedback:${who}', 1);
  insert into help_request (id, number, device_hash, visitor_id, kind, urgency, status, phone, note, latitude, longitude, accuracy, position_system, located_at, asked_at, received_at, ended_at)
    values ('${who}', '${who}', '', '${who}', 'other', 3, 'resolved', '', '', 1, 2, 3, 'gcj02', '2026-05-01', '2026-05-01', '2026-05-01', '2026-05-01');
  insert into fossil_find (id, client_id, number, device_hash, visitor_id, kind, state, steps, words, place_words, position, found_at, received_at, taken_at, changed_at)
    values ('${who}', '${who}', '${who}', '', '${who}', 'bone', 'inHand', 1, '', '', '', '2026-05-01', '2026-05-01', '2026-05-01', '2026-05-01');
  insert into fossil_find_step (find_id, nth, kind, at, admin_id, admin_name, words, from_whom, to_whom, kept_at, condition, accession, named)
    values ('${who}', 1, 'answered', '2026-05-01', 'a', 'a', 'a', '', '', '', '', '', '');
  insert into stamp (visitor_id, exhibit_id, at, how) values ('${who}', '1', '2026-05-03', 'sign');
  insert into points_entry (visitor_id, source, subject, event, points, at) values ('${who}', 'correction', '${who}', 'earned', 5, '2026-05-01');
  insert into subscribe_message (visitor_id, purpose, subject, template_id, lang, answered_at, state) values ('${who}', 'refundDone', '${who}', 't', 'en', '2026-05-01', 'sent');
  insert into message (id, visitor_id, kind, created_at) values ('${who}', '${who}', 'ticketPaid', '2026-05-01');
  insert into message_due (visitor_id, kind, params, created_at) values ('${who}', 'ticketPaid', '{}', '2026-05-01');
  insert into live_message (id, visitor_id, kind, created_at) values ('${who}', '${who}', 'registrationApproved', '2026-05-01');
  insert into notice_read (visitor_id, notice_id, read_at) values ('${who}', 'notice', '2026-05-01');
  insert into audit_log (actor_kind, action, subject) values ('admin', 'points.correct', 'visitor:${who}');
  insert into visitor_export (visitor_id, token_hash, lang, expires_at, day, asked) values ('${who}', '${who}', 'en', '2026-05-01', '2026-05-01', 1);`;

/** What these refer to, and nobody's. */
const OF_THE_PARK = `
  insert into visitor (id) values ('friend');
  insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at, quantity,
      price, amount, late_refund_percent, phone, status, created_at, expires_at)
    values ('friend-of-all', 'friend-of-all', 'friend', 'k', '', 'named', '2026-05-03', 'morning', '2026-05-03T01:00Z', '2026-05-03T04:00Z', 2, 5000, 10000, 0,
      '', 'used', '2026-05-01', '2026-05-01');
  insert into ticket_ballot (id, state, product_id, open_at, close_at, draw_at, pay_within, created_at, commitment, sealed_seed, closed_at, digest, entrants, drawn_at, seed)
    values ('ballot', 'drawn', 'named', '2026-04-01', '2026-04-02', '2026-04-03', 10, '2026-04-01', 'c', 's', '2026-04-02', 'd', 2, '2026-04-03', 's');
  insert into prize_round (id, state, name, text, rules, open_at, close_at, draw_at, claim_until, created_at, commitment, sealed_seed, closed_at, digest, entrants, drawn_at, seed)
    values ('round', 'drawn', '{}', '{}', '[]', '2026-04-01', '2026-04-02', '2026-04-03', '2026-06-01', '2026-04-01', 'c', 's', '2026-04-02', 'd', 2, '2026-04-03', 's');
  insert into activity (id, stage, title, summary, text, motif, place, start_at, end_at, open_at, close_at, cancel_until, min_people, max_people,
      per_enrollment, approval, waiting_list, points, taken, created_at)
    values ('activity', 'published', '{"en": "Walk"}', '{}', '{}', 'valley', '{}', '2026-05-10', '2026-05-11', '2026-04-01', '2026-05-09', '2026-05-09', 1, 5, 2, false, true, 0, 2, '2026-04-01');
  insert into live_platform (id, name, hosts) values ('platform', '{}', '["a.example"]');
  insert into live_timespan (id, start_clock, end_clock) values ('span', '09:00', '10:00');
  insert into live_point (id, name, text, motif, latitude, longitude, capacity) values ('point', '{}', '{}', 'valley', 1, 1, 1);
  insert into lost_found_item (id, kind, category, state, title, place, text, day, created_at) values ('item-of-the-park', 'found', 'bag', 'published', '{}', '{}', '{}', '2026-05-01', '2026-05-01');
  insert into exhibit (id, name, latin, life_group, from_ma, to_ma, formation, millimetres, beside, place, may_touch, accession, motif, credit, story, sources, related, is_shown)
    values ('1', '{}', '', 'plant', 1, 1, '{}', 1, 'hand', '{}', false, '', 'valley', '', '{}', '{}', '{}', true);
  insert into notice (id, version, category, title, text, words, motif, created_at, updated_at) values ('notice', 1, 'service', '{}', '{}', '{}', 'valley', now(), now());`;

/** Everything for these visitors, each column that may tell of a person filled with its own mark. @returns the marks by visitor */
export async function plantRows(
  park: Omit<SalePark, 'staff'>,
  seal: SealText,
  visitors: readonly string[],
): Promise<Map<string, string[]>> {
  const columns = await columnsOf(park);
  const planted = new Map<string, string[]>(visitors.map((who) => [who, []]));
  const updates: string[] = [];
  for (const who of visitors)
    for (const { table, whose, exported, silent = '', sealed = {} } of ownTables)
      for (const { column, type } of columns.filter((one) => one.table === table)) {
        if (!`${exported} ${silent}`.split(' ').includes(column)) continue;
        if (!(WRITTEN.test(column) || MARKS.test(column)) || !['text', 'jsonb'].includes(type)) continue;
        const mark = markOf(who, table, column);
        const as = sealed[column];
        const clear =
          type === 'jsonb' || column === 'answers'
            ? JSON.stringify(column === 'answers' ? [{ label: {}, value: mark }] : { en: mark })
            : mark;
        const value = (as ? seal(as, clear) : clear).replaceAll("'", "''");
        planted.get(who)?.push(mark);
        const mine = whose.replaceAll(':visitor', `'${who}'`);
        updates.push(`update ${table} t set ${column} = '${value}' where ${mine};`);
      }
  // Logs and draws take no change otherwise.
  await withoutTriggers(
    park.database,
    `${OF_THE_PARK} ${visitors.map(rowsOf).join('\n')}
     insert into ticket_stock (product_id, day, slot_id, stock, taken) values ('named', '2026-05-03', 'morning', 50, 4);
     ${updates.join('\n')}`,
  );
  return planted;
}

export async function columnsOf(park: Pick<SalePark, 'sql'>): Promise<Column[]> {
  return park.sql<Column>(
    `select table_name::text as table, column_name::text as column, data_type::text as type from information_schema.columns
     where table_schema = 'public' order by table_name, ordinal_position`,
  );
}

/** Where in the whole database something of `who` stands: `table.column: what`. */
export async function findMarks(
  park: Pick<SalePark, 'sql'>,
  open: (stored: string) => string[],
  who: string,
): Promise<string[]> {
  const found = new Set<string>();
  const tables = new Set((await columnsOf(park)).map(({ table }) => table));
  for (const table of tables)
    for (const row of await park
      .sql(`select to_jsonb(t) as row from "${table}" t`)
      .then((all) => all.map((one) => one.row as object)))
      for (const [column, value] of Object.entries(row)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        if ([text, ...open(text)].some((one) => one?.includes(`mark-${who}-`))) found.add(`${table}.${column}`);
      }
  return [...found].sort();
}
