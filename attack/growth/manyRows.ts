import type pg from 'pg';

/** Whose own lists are read: a visitor who comes often, in a park of any size. */
export const REGULAR = 'regular';
/** Costs nothing and asks no names. */
export const FREE = 'attack-free';
/** A draw that is over, with its entries, and one that takes them. */
export const ROUND = 'round';
export const OPEN_ROUND = 'open-round';
/** Days that all of it is spread over, and days ahead that are sold already. */
const DAYS = 400;
const AHEAD = 20;
/** Words looked for in a month: their number is limited a day, whatever the park sells. */
const WORDS = 15_000;
/**
 * Notices of the smaller park at least: a file's rows are read a thousand at a time, so fewer would compare a small first batch with
 * a whole one.
 */
const NOTICES = 1_000;

/**
 * Fills a migrated and seeded park with so many orders and what comes with them: two thirds as many tickets again, money, messages,
 * the audit log, what gates answered, and calls, feedback, finds, points and bookings in proportion. Triggers and foreign keys are
 * off meanwhile and indexes are made at the end, which takes a million orders some minutes.
 */
export async function fillPark(client: pg.Client, orders: number): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set timezone = 'Asia/Shanghai'`);
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '256MB'`);
  const indexes = await client.query<{ name: string; made: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  for (const statement of statements(orders)) await client.query(statement);
  for (const { made } of indexes.rows) await client.query(made);
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum analyze');
}

function statements(orders: number): string[] {
  const people = Math.ceil(orders / 5);
  const share = (part: number) => Math.max(20, Math.round(orders / part));
  // A number between 0 and 1 that follows from n, so that two runs fill alike.
  const chance = (salt: number) => `((hashint8extended(n, ${salt}) & 65535) / 65536.0)`;
  const id = (prefix: string, n = 'n') => `'${prefix}' || substr(md5(${n}::text), 1, 20)`;
  const visitor = `case when n % ${Math.ceil(orders / 24)} = 0 then '${REGULAR}' else 'v' || (n % ${people}) end`;
  const day = `(current_date + (${AHEAD} - floor(${chance(1)} * ${DAYS}))::int)`;
  const moment = `(least(now(), ${day}::timestamptz) - interval '1 minute' * floor(${chance(2)} * 1440))`;
  const notices = Math.max(NOTICES, share(200));
  const some = (count: number) => `generate_series(1, ${count}) as n`;
  const text = `'{"en": "Found near the east gate", "zh-Hans": "东门附近捡到"}'::jsonb`;
  return [
    `insert into visitor (id, created_at) select 'v' || n, now() - interval '300 days' from generate_series(0, ${people - 1}) as n
      union all select '${REGULAR}', now() - interval '300 days'`,
    `insert into ticket_product (id, kind, name, text, motif, price, real_name, late_refund_percent, position, updated_at)
      values ('${FREE}', 'addOn', '{"en": "Map"}', '{"en": "A map"}', 'valley', 0, false, 100, 99, now())`,
    `insert into ticket_product_slot select '${FREE}', id, 90000 from ticket_slot`,
    `insert into ticket_stock (product_id, day, slot_id, stock, taken)
      select p.id, d::date, s.id, 90000, 0 from ticket_product p, ticket_slot s,
        generate_series(current_date + ${AHEAD - DAYS}, current_date + ${AHEAD}, '1 day') as d on conflict (product_id, day, slot_id) do update set stock = 90000`,
    `create temp table made as select n, ${visitor} as visitor_id, p.id as product_id, p.price, ${day} as day,
        s.id as slot_id, s.start_clock, s.end_clock, 1 + floor(${chance(3)} * 2.4)::int as quantity, ${chance(4)} as fate
      from ${some(orders)}
      join (select id, price, row_number() over (order by position) - 1 as nth, count(*) over () as most from ticket_product) p
        on p.nth = floor(${chance(5)} * p.most)
      join (select *, row_number() over (order by start_clock) - 1 as nth, count(*) over () as most from ticket_slot) s
        on s.nth = floor(${chance(6)} * s.most)`,
    `create temp table sold as select *, ${id('o')} as id,
        least(now(), day::timestamptz + start_clock::time) - interval '10 minutes' - interval '1 minute' * floor(${chance(2)} * 8000) as at,
        case when fate < 0.1 then 'expired' when fate < 0.15 then 'cancelled' when fate < 0.2 then 'refunded'
          when day < current_date and fate < 0.95 then 'used' else 'paid' end as status
      from made`,
    `insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at,
        quantity, price, amount, late_refund_percent, phone, status, created_at, expires_at, paid_at, ended_at)
      select id, 'FP' || lpad(n::text, 12, '0'), visitor_id, 'key' || n, 'hash', product_id, day, slot_id,
        day + start_clock::time, day + end_clock::time, quantity, price, price * quantity, 50,
        case when day > current_date - 180 then '138' || lpad((n % 100000000)::text, 8, '0') else '' end, status,
        at, at + interval '15 minutes', case when status in ('paid', 'used', 'refunded') then at + interval '1 minute' end,
        case when status <> 'paid' then least(now(), day + end_clock::time) end from sold`,
    `insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status, used_at, used_where, refund_amount)
      select 't' || substr(md5(n || '.' || place), 1, 20), 'T' || lpad(n::text, 12, '0') || place, id, place, visitor_id, product_id, day, slot_id, price,
        case status when 'used' then 'used' when 'paid' then 'valid' when 'refunded' then 'refunded' else 'released' end,
        case when status = 'used' then day + start_clock::time + interval '1 minute' * floor(${chance(7)} * 100) end,
        case when status = 'used' then 'East' end, case when status = 'refunded' then price end
      from sold, generate_series(0, quantity - 1) as place`,
    `insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, transaction_id, paid_at, created_at)
      select 'P' || n, id, visitor_id, 'wx', price * quantity, 'Tickets', case when status in ('expired', 'cancelled') then 'closed' else 'paid' end,
        at + interval '15 minutes', case when status not in ('expired', 'cancelled') then '42' || n end,
        case when status not in ('expired', 'cancelled') then at + interval '1 minute' end, at from sold where price > 0`,
    `insert into pay_refund (out_refund_no, out_trade_no, subject, amount, reason, status, refund_id, next_try_at, created_at, accepted_at, done_at)
      select 'R' || n, 'P' || n, id, price * quantity, 'visitor', 'done', '50' || n, at, at + interval '2 hours', at + interval '2 hours',
        at + interval '3 hours' from sold where price > 0 and status = 'refunded'`,
    `insert into pay_ledger (at, day, kind, amount, subject, out_trade_no, out_refund_no, wechat_id)
      select at, (at at time zone 'Asia/Shanghai')::date, 'payment', price * quantity, id, 'P' || n, null, '42' || n
      from sold where price > 0 and status not in ('expired', 'cancelled') order by at`,
    `insert into pay_ledger (at, day, kind, amount, subject, out_trade_no, out_refund_no, wechat_id)
      select accepted_at, (accepted_at at time zone 'Asia/Shanghai')::date, 'refund', -amount, subject, out_trade_no, out_refund_no, refund_id
      from pay_refund order by accepted_at`,
    `insert into ticket_gate_log (at, ticket_id, verdict, gate, admin_name)
      select used_at, id, 'ok', 'East', 'admin' from ticket where used_at is not null order by used_at`,
    `insert into gate_entry (id, ticket_id, verdict, sentence, gate, offline, scanned_at, received_at, admin_name)
      select ${id('e')}, ${id('t', "n || '.0'")}, 'ok', 'enter', 'East', true, ${moment}, ${moment}, 'admin' from ${some(share(10))}`,
    `insert into gate_conflict (id, entry_id, ticket_id, verdict, gate, at, created_at, resolved_at, resolved_by, note)
      select ${id('c')}, ${id('e')}, ${id('t', "n || '.0'")}, 'usedAlready', 'East', ${moment}, ${moment}, now(), 'admin', 'Let in'
      from ${some(share(100))}`,
    `insert into ticket_waiting (id, visitor_id, product_id, day, slot_id, quantity, status, created_at, ended_at)
      select ${id('w')}, visitor_id, product_id, day, slot_id, quantity, 'ended', at, least(now(), day::timestamptz)
      from sold where n % 20 = 0`,
    `insert into message (id, visitor_id, kind, params, subject, created_at, read_at)
      select ${id('m')}, visitor_id, 'ticketPaid', jsonb_build_object('ticket', '{"en": "Adult"}'::jsonb, 'start', 1770000000000,
        'end', 1770010000000, 'quantity', quantity), id, at, case when n % 3 > 0 then at + interval '1 hour' end from sold order by at`,
    `insert into audit_log (at, actor_kind, actor_id, actor_name, action, subject, details)
      select at, 'admin', 'a1', 'clerk' || n % 20, (array['ticket.checkIn', 'ticket.refund', 'help.takeHelp', 'notice.saveNotice'])[1 + n % 4],
        'order:' || id, '{}' from sold order by at`,
    `insert into points_entry (visitor_id, source, subject, event, points, params, at)
      select visitor_id, 'order', id, 'paid', 10, '{}', at from sold where status in ('used', 'paid') order by at`,
    `insert into session (id, visitor_id, expires_at) select ${id('s')}, 'v' || n, now() + interval '5 days' from ${some(share(10))}`,
    `insert into notice (id, version, category, title, text, words, motif, published_at, created_at, updated_at)
      select ${id('n')}, 1, 'service', ${text}, ${text}, ${text}, 'valley', ${moment}, ${moment}, ${moment} from ${some(notices)}`,
    `insert into notice_read (visitor_id, notice_id, read_at) select 'v' || n, ${id('n', `(1 + n % ${notices})`)}, now() from ${some(share(5))}`,
    `insert into help_request (id, number, device_hash, kind, urgency, status, phone, note, asked_at, received_at, responding_at, ended_at)
      select ${id('h')}, 'H' || n, 'd' || n, 'other', 3, 'resolved', '', '', ${moment}, ${moment}, ${moment} + interval '2 minutes',
        ${moment} + interval '9 minutes' from ${some(share(20))}`,
    `insert into help_ask (client_id, request_id, received_at) select ${id('k')}, ${id('h')}, ${moment} from ${some(share(20))}`,
    `insert into feedback (id, visitor_id, idempotency_key, kind, state, text, created_at, answered_at)
      select ${id('f')}, ${visitor}, 'f' || n, 'suggestion', case when n < 20 then 'received' else 'answered' end, 'More shade, please',
        ${moment}, case when n < 20 then null else now() end from ${some(share(20))}`,
    `insert into lost_found_item (id, visitor_id, idempotency_key, kind, category, state, title, place, text, day, created_at, published_at, closed_at)
      select ${id('l')}, ${visitor}, 'l' || n, 'lost', 'keys', case when n < 20 then 'reviewing' when n % 10 = 0 then 'published' else 'returned' end,
        ${text}, ${text}, ${text}, ${day}, ${moment}, case when n < 20 then null else ${moment} end,
        case when n >= 20 and n % 10 > 0 then least(now(), ${moment} + interval '3 days') end from ${some(share(20))}`,
    `insert into search_due (kind, subject_id) select 'lostFound', id from lost_found_item where state = 'published'`,
    `insert into lost_found_claim (id, item_id, visitor_id, state, text, created_at, decided_at)
      select ${id('q')}, ${id('l')}, 'v' || n, 'rejected', 'Mine', ${moment}, now() from ${some(share(50))}`,
    `insert into live_anchor (id, visitor_id, status, name, phone, platform_id, account, created_at, updated_at)
      select ${id('a')}, 'v' || n, 2, 'x', 'x', (select min(id) from live_platform), 'x', now(), now() from ${some(share(200))}`,
    `insert into live_registration (id, anchor_id, status, name, phone, platform_id, account, created_at, decided_at)
      select ${id('r')}, ${id('a')}, 2, 'x', 'x', (select min(id) from live_platform), 'x', ${moment}, now() from ${some(share(200))}`,
    `insert into live_reservation (id, number, anchor_id, point_id, timespan_id, platform_id, day, start_at, end_at, no_show_at, status,
        created_at, checked_in_at, ended_at)
      select ${id('b')}, 'L' || n, ${id('a', `(1 + n % ${share(200)})`)}, (select min(id) from live_point), (select min(id) from live_timespan),
        (select min(id) from live_platform), ${day}, start, start + interval '2 hours', start + interval '15 minutes', 'finished',
        start - interval '1 day', start, start + interval '2 hours'
      from (select n, ${day} + interval '1 hour' * (n % 9 + 8) as start from ${some(share(20))}) as made`,
    `insert into live_message (id, visitor_id, kind, params, created_at) select ${id('g')}, 'v' || n, 'registrationApproved', '{}', ${moment}
      from ${some(share(20))}`,
    `insert into activity_enrollment (id, activity_id, visitor_id, idempotency_key, request_hash, state, people, code, created_at, ended_at)
      select ${id('y')}, (select min(id) from activity), 'v' || n, 'y' || n, 'x', 'cancelled', 1,
        'AC-' || lpad(upper(to_hex(n / 65536)), 4, '0') || '-' || lpad(upper(to_hex(n % 65536)), 4, '0') || '-0000', ${moment}, now()
      from ${some(share(20))}`,
    `insert into prize_round (id, state, name, text, rules, open_at, close_at, draw_at, claim_until, created_at, commitment, sealed_seed, closed_at,
        digest, entrants, drawn_at, seed)
      values ('${ROUND}', 'ended', ${text}, ${text}, '[]', now() - interval '9 days', now() - interval '8 days', now() - interval '7 days',
        now() - interval '6 days', now() - interval '10 days', 'aa', 'aa', now() - interval '8 days', 'aa', 1, now() - interval '7 days', 'aa')`,
    `insert into prize (id, round_id, position, name, text, motif, count) values ('${ROUND}', '${ROUND}', 0, ${text}, ${text}, 'valley', 1000)`,
    `insert into prize_entry (id, round_id, number, created_at) select ${id('i')}, '${ROUND}', lpad(n::text, 8, '0'), ${moment} from ${some(share(20))}`,
    `insert into prize_round (id, state, name, text, rules, open_at, close_at, draw_at, claim_until, created_at, commitment, sealed_seed)
      values ('${OPEN_ROUND}', 'open', ${text}, ${text}, '[]', now() - interval '1 day', now() + interval '8 days', now() + interval '9 days',
        now() + interval '10 days', now() - interval '2 days', 'aa', 'aa')`,
    `insert into prize (id, round_id, position, name, text, motif, count) values ('${OPEN_ROUND}', '${OPEN_ROUND}', 0, ${text}, ${text}, 'valley', 9)`,
    `insert into prize_entry (id, round_id, number, visitor_id, created_at)
      select ${id('j')}, '${OPEN_ROUND}', lpad(n::text, 8, '0'), 'v' || n, now() - interval '1 second' * n from ${some(share(20))}`,
    `insert into prize_win (entry_id, round_id, prize_id, place, code, written_off_at, written_off_by, written_off_name)
      select ${id('i')}, '${ROUND}', '${ROUND}', n, 'PW-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0') || '-0000',
        ${moment}, 'a1', 'admin' from ${some(share(50))}`,
    `insert into search_word (day, lang, word, shown, count) select current_date - (n % 30), 'en', 'word' || n / 30, 'word', 1 + n % 9
      from ${some(WORDS)}`,
    `insert into staff_event (kind, subject, at) select 'orderPaid', 'order:' || id, at from sold where at > now() - interval '2 days'`,
    `update ticket_stock k set taken = t.taken from (select product_id, day, slot_id, count(*) as taken from ticket
        where status in ('held', 'valid', 'used') group by 1, 2, 3) t
      where t.product_id = k.product_id and t.day = k.day and t.slot_id = k.slot_id`,
    `insert into park_day (day, taken) select k.day, sum(k.taken) from ticket_stock k join ticket_product p on p.id = k.product_id
      where p.kind <> 'addOn' group by k.day on conflict (day) do update set taken = excluded.taken`,
  ];
}
