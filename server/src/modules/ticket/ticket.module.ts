import { BOOKS, DISPUTES, DRAW, MY_ORDERS, nulls, unless } from '../../ownTable';
import { sampleTickets } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';
import { hearCards } from './card/card.service';
import { remindOfTomorrow } from './order/reminder.service';
import { searchableTickets } from './product/searchable.service';
import { ticketJobs } from './ticket.jobs.service';
import { messages } from './ticket.messages';
import { registerTicket } from './ticket.routes';
import { ticketContents } from './ticketContents.service';

const OF_MY_TICKETS = {
  follows: 'orders',
  whose: `t.ticket_id in (select id from ticket where order_id in ${MY_ORDERS})`,
} as const;
const OF_MY_ORDERS = { follows: 'orders', whose: `t.order_id in ${MY_ORDERS}` } as const;
/** A companion has it, and comes in with it under the name that it is for; the daily job takes the name off some time after the day (`retention.ticketNames`). */
const HELD = `t.status = 'valid' and t.holder_id is not null`;

export const ticket: ParkModule = {
  register: (app, services) => {
    registerTicket(app, services);
    hearCards(services.wechatEvents);
  },
  contents: ticketContents,
  jobs: ({ database, config, pay, subscribe, ticketCards }) => [
    {
      name: 'ticket-remind',
      cron: '* * * * *',
      async run(now) {
        const reminded = await remindOfTomorrow(database, now);
        // An evening's messages need not wait for the next minute.
        if (reminded > 0) await subscribe.send(now);
        return reminded;
      },
    },
    { name: 'ticket-cards', cron: '* * * * *', run: (now) => ticketCards.tell(now) },
    ...ticketJobs(database, pay, config),
  ],
  searchables: { ticket: searchableTickets },
  messages: { ticket: messages },
  sample: sampleTickets,
  dependents: {
    ticket_product_slot: { table: 'ticket_product', by: 'product_id' },
    ticket_stock: { table: 'ticket_product', by: 'product_id' },
  },
  // Of a season, or prices are, and the seasons are the park's.
  softReferences: {
    ticket_slot: { table: 'park', ids: `case when t.seasons = '{}' then '{}' else array['1'] end` },
    ticket_product: {
      table: 'park',
      ids: `case when jsonb_path_exists(t.prices, '$[*].seasons') then array['1'] else '{}' end`,
    },
  },
  tables: {
    ticket: [
      {
        follows: 'orders',
        whose: `t.order_id in ${MY_ORDERS}`,
        exported:
          'number day status price person_name person_id_kind person_id_number used_at used_where refund_amount part_refund proofs',
        silent:
          'id order_id position visitor_id product_id slot_id person_id_masked person_hash person_name_hash refund_no device holder_id share_hash',
        sealed: { person_name: 'person name', person_id_number: 'person idNumber' },
        retained: {
          set: {
            visitor_id: ':nameless',
            ...unless(
              HELD,
              nulls(
                'person_name person_id_kind person_id_number person_id_masked person_hash person_name_hash device share_hash',
              ),
            ),
          },
          because: BOOKS,
        },
      },
      {
        follows: 'orders',
        whose: 't.holder_id = :visitor',
        exported: 'number day status',
        retained: { set: { holder_id: 'null', device: 'null' }, because: 'it is its buyer’s' },
      },
    ],
    ticket_gate_log: {
      ...OF_MY_TICKETS,
      exported: 'at verdict gate',
      silent: 'id ticket_id admin_id admin_name',
      retained: { because: DISPUTES },
    },
    gate_entry: {
      ...OF_MY_TICKETS,
      exported: 'scanned_at verdict gate sentence proof undone_at',
      silent: 'id ticket_id offline received_at admin_id admin_name',
      retained: { because: DISPUTES },
    },
    park_exit: {
      ...OF_MY_TICKETS,
      exported: 'at gate',
      silent: 'id day ticket_id people admin_id admin_name',
      retained: { because: DISPUTES },
    },
    gate_conflict: {
      ...OF_MY_TICKETS,
      exported: 'at verdict gate first_at first_gate note resolved_at',
      silent: 'id entry_id ticket_id created_at resolved_by',
      retained: { set: { note: `case when t.resolved_at is not null then '' end` }, because: DISPUTES },
    },
    ticket_card: {
      ...OF_MY_ORDERS,
      exported: 'paid_at amount told told_at',
      silent: 'order_id transaction_id look_at due_at taken_until changes attempts problem',
      retained: {
        set: { look_at: 'null', due_at: 'null', problem: 'null' },
        because: 'which payments have a card of WeChat’s, for 60 days; it names nobody',
      },
    },
    order_part_refund: {
      ...OF_MY_ORDERS,
      exported: 'created_at amount',
      silent: 'id order_id refund_no',
      retained: { because: BOOKS },
    },
    refund_request: {
      ...OF_MY_ORDERS,
      exported: 'requested_at amount state decided_at',
      silent: 'id order_id ticket_ids reason admin_id admin_name decided_by answer',
      retained: { set: { reason: `''`, answer: 'null' }, because: BOOKS },
    },
    staff_refund_day: 'admin_id day amount',
    order_note: {
      ...OF_MY_ORDERS,
      exported: 'at text',
      silent: 'id order_id admin_id admin_name',
      sealed: { text: 'column order note' },
    },
    ticket_waiting: {
      area: 'orders',
      exported: 'created_at day quantity status offer_until ended_at',
      silent: 'id sequence visitor_id product_id slot_id order_id ballot_entry_id',
    },
    ticket_order: {
      area: 'orders',
      exported:
        'created_at number day start_at end_at quantity price amount phone status changes changes_allowed closure_answer paid_at ended_at',
      silent:
        'id visitor_id basket_id idempotency_key request_hash product_id slot_id late_refund_percent closure_id expires_at phone_hash phone_end_hash reminded_of',
      sealed: { phone: 'column order phone' },
      retained: {
        set: {
          visitor_id: ':nameless',
          phone: `''`,
          phone_hash: 'null',
          phone_end_hash: 'null',
          idempotency_key: 'id',
          request_hash: `''`,
        },
        because: BOOKS,
      },
    },
    saved_visitor: {
      area: 'savedVisitors',
      exported: 'created_at name id_kind id_number birthday',
      silent: 'id visitor_id id_masked id_hash',
      sealed: { name: 'person name', id_number: 'person idNumber', birthday: 'person birthday' },
    },
    guardian_consent: {
      follows: 'savedVisitors',
      exported: 'given_at relation version withdrawn_at',
      silent: 'id visitor_id child_hash',
      retained: {
        set: { visitor_id: ':nameless', withdrawn_at: 'coalesce(t.withdrawn_at, greatest(t.given_at, now()))' },
        because: 'proof that a guardian agreed, for three years after; the child is a keyed hash',
      },
    },
    ticket_ballot_person: {
      area: 'draws',
      whose: 't.entry_id in (select id from ticket_ballot_entry where visitor_id = :visitor)',
      exported: '',
      silent: 'ballot_id person_hash entry_id',
    },
    ticket_ballot_entry: {
      area: 'draws',
      exported: 'created_at number quantity wishes place won',
      silent: 'id ballot_id visitor_id',
      retained: { set: { visitor_id: 'null' }, because: DRAW },
    },
    ticket_ballot:
      'id state product_id open_at close_at draw_at pay_within created_at commitment sealed_seed closed_at digest entrants drawn_at seed beacon_round beacon_signature called_off_at reason',
    ticket_ballot_list: 'ballot_id list',
    ticket_ballot_slot: 'ballot_id position product_id day slot_id places closed',
    ticket_closure: 'id day slot_id product_id reason answer_until orders tickets cancelled created_at reopened_at',
    ticket_product:
      'id kind name text includes rules motif price real_name late_refund_percent on_sale position updated_at version updated_by age_from age_to cover_id concessions prices sale_from sale_until',
    ticket_product_slot: 'product_id slot_id stock',
    ticket_slot: 'id start_clock end_clock weekdays seasons retired_at',
    ticket_stock: 'product_id day slot_id stock taken closure_id updated_at updated_by ballot_id stock_if_open',
    ticket_mailing: 'id day slot_id title text visitors sent_at sent_by',
    turnstile: 'id name created_at seen_at',
    ticket_window: 'id place hours bring phone version updated_at updated_by',
    window_sale:
      'id key request_hash number shift_id method received_fen free_tickets reason created_at paid_at cancelled_at code_sent_at',
    window_quota: 'id key request_hash shift_id tickets created_at',
    window_shift: 'id name admin_id admin_name opened_at closed_at float_fen counted_fen note',
  },
  removed: {
    ticket_card: `t.paid_at < :now - interval '60 days'`,
    // A day later than the database lets go of it: its clock is not the node's.
    guardian_consent: `t.withdrawn_at < :now - interval '3 years 1 day'`,
    // A day counts for itself alone.
    staff_refund_day: `t.day < (:now - interval '31 days')::date`,
    ticket_gate_log: `t.at < :now - interval '3 years 1 day'`,
    gate_entry: `t.received_at < :now - interval '3 years'
      and not exists (select from gate_conflict c where c.entry_id = t.id)`,
  },
};
