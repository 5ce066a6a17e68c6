import type { OwnArea } from '@park/contract/visitor/ownData';

/** How an encrypted column is read: by whose keys, and as what it was encrypted. */
export type Seal = `${'column' | 'person' | 'applicant' | 'entrant'} ${string}`;

/** What holds something of a visitor. In SQL `t` is the table, `:visitor` whose it is, `:nameless` the row that comes in their place. */
export interface OwnTable {
  table: string;
  area: OwnArea;
  /** Follows from a row of another table, so it is no thing of its own where things are counted. */
  follows?: true;
  /** Which rows are a visitor's. */
  whose: string;
  /** Columns that the export tells, in the order of rows and columns there. */
  told: string;
  /** Keys and marks that tell its owner nothing. */
  silent?: string;
  sealed?: Record<string, Seal>;
  /** Erasing removes the rows, or writes columns anew and keeps the rest for the reason given. Marks of the person must be among them. */
  erased: 'rows' | { set: Record<string, string>; because: string };
}

const BOOKS = 'the park’s books: at least three years, by the laws on electronic commerce and on accounting';
const DISPUTES = 'three years, in which an entry may be disputed; the ticket names nobody any more';
const DRAW = 'a draw can be checked for good; it holds numbers, not persons';
const LOG = 'who of the staff changed what, for three years; it holds no name';
const MY_ORDERS = '(select id from ticket_order where visitor_id = :visitor)';
const MY_TICKETS = `(select id from ticket where order_id in ${MY_ORDERS})`;
const MY_ANCHOR = '(select id from live_anchor where visitor_id = :visitor)';
/** A complaint is known by the payment that it is about. */
const MY_COMPLAINTS = `(select c.id from complaint c cross join jsonb_array_elements(c.payments) as paid
  join pay_trade on out_trade_no = paid ->> 'number' where visitor_id = :visitor)`;
/** Staff answer a complaint that is open, to whoever made it at WeChat; the daily job takes this off 180 days after its end. */
const onceCompleted = (column: string, over: string, complaint: string) =>
  `case when (select state from complaint where id = t.${complaint}) = 'processed' then ${over} else ${column} end`;
/** A companion has it, and comes in with it under the name that it is for; the daily job takes the name off 30 days after the day. */
const HELD = `t.status = 'valid' and t.holder_id is not null`;
const unlessHeld = (column: string) => `case when ${HELD} then ${column} end`;
/** A call for help that is under way is not made blind; the daily job takes this off 30 days after it ended. */
const whileOpen = (column: string, over: string) => `case when t.ended_at is null then ${column} else ${over} end`;

/**
 * Every column that holds something of a visitor, and what becomes of it when they ask for it or have it erased; erased in this order. One
 * long table, because whoever asks what the park keeps of a person reads it from top to bottom.
 * A test holds this and `OF_THE_PARK` against the schema: a column without an answer fails it.
 */
export const OWN_TABLES: readonly OwnTable[] = [
  {
    table: 'ticket',
    area: 'orders',
    follows: true,
    whose: `t.order_id in ${MY_ORDERS}`,
    told: 'number day status price person_name person_id_kind person_id_number used_at used_where refund_amount proofs',
    silent:
      'id order_id position visitor_id product_id slot_id person_id_masked person_hash refund_no device holder_id share_hash',
    sealed: { person_name: 'person name', person_id_number: 'person idNumber' },
    erased: {
      set: {
        visitor_id: ':nameless',
        person_name: unlessHeld('person_name'),
        person_id_kind: unlessHeld('person_id_kind'),
        person_id_number: unlessHeld('person_id_number'),
        person_id_masked: unlessHeld('person_id_masked'),
        person_hash: unlessHeld('person_hash'),
        device: unlessHeld('device'),
        share_hash: unlessHeld('share_hash'),
      },
      because: BOOKS,
    },
  },
  {
    table: 'ticket',
    area: 'orders',
    follows: true,
    whose: 't.holder_id = :visitor',
    told: 'number day status',
    erased: { set: { holder_id: 'null', device: 'null' }, because: 'it is its buyer’s' },
  },
  {
    table: 'ticket_gate_log',
    area: 'orders',
    follows: true,
    whose: `t.ticket_id in ${MY_TICKETS}`,
    told: 'at verdict gate',
    silent: 'id ticket_id admin_id admin_name',
    erased: { set: {}, because: DISPUTES },
  },
  {
    table: 'gate_entry',
    area: 'orders',
    follows: true,
    whose: `t.ticket_id in ${MY_TICKETS}`,
    told: 'scanned_at verdict gate sentence proof',
    silent: 'id ticket_id offline received_at admin_id admin_name',
    erased: { set: {}, because: DISPUTES },
  },
  {
    table: 'park_exit',
    area: 'orders',
    follows: true,
    whose: `t.ticket_id in ${MY_TICKETS}`,
    told: 'at gate',
    silent: 'id day ticket_id people admin_id admin_name',
    erased: { set: {}, because: DISPUTES },
  },
  {
    table: 'gate_conflict',
    area: 'orders',
    follows: true,
    whose: `t.ticket_id in ${MY_TICKETS}`,
    told: 'at verdict gate first_at first_gate note resolved_at',
    silent: 'id entry_id ticket_id created_at resolved_by',
    erased: { set: { note: `case when t.resolved_at is not null then '' end` }, because: DISPUTES },
  },
  {
    table: 'pay_refund',
    area: 'orders',
    follows: true,
    whose: `t.subject in ${MY_ORDERS}`,
    told: 'created_at out_refund_no amount reason status done_at',
    silent: 'out_trade_no subject refund_id attempts next_try_at taken_until problem accepted_at',
    erased: { set: {}, because: BOOKS },
  },
  {
    table: 'pay_ledger',
    area: 'orders',
    follows: true,
    whose: `t.subject in ${MY_ORDERS}`,
    told: 'at kind amount',
    silent: 'id day subject out_trade_no out_refund_no wechat_id',
    erased: { set: {}, because: BOOKS },
  },
  {
    table: 'pay_shipping',
    area: 'orders',
    follows: true,
    whose: `t.subject in ${MY_ORDERS}`,
    told: 'created_at item sent_at settled_at',
    silent: 'out_trade_no subject status told_at attempts next_try_at taken_until corrections problem',
    erased: { set: {}, because: BOOKS },
  },
  {
    table: 'ticket_card',
    area: 'orders',
    follows: true,
    whose: `t.order_id in ${MY_ORDERS}`,
    told: 'paid_at amount told told_at',
    silent: 'order_id transaction_id look_at due_at taken_until changes attempts problem',
    erased: {
      set: { look_at: 'null', due_at: 'null', problem: 'null' },
      because: 'which payments have a card of WeChat’s, for 60 days; it names nobody',
    },
  },
  {
    table: 'complaint_step',
    area: 'orders',
    follows: true,
    whose: `t.complaint_id in ${MY_COMPLAINTS}`,
    told: 'at kind text details state',
    silent: 'id complaint_id admin_name version said same_said problem attempts next_try_at taken_until',
    sealed: { text: 'column complaint answer', details: 'column complaint details' },
    erased: {
      set: {
        text: onceCompleted('text', `''`, 'complaint_id'),
        details: onceCompleted('details', `''`, 'complaint_id'),
        problem: onceCompleted('problem', 'null', 'complaint_id'),
      },
      because: DISPUTES,
    },
  },
  {
    table: 'complaint',
    area: 'orders',
    whose: `t.id in ${MY_COMPLAINTS}`,
    told: 'complained_at channel number state problem refund_asked text phone history ended_at',
    silent:
      'id due_at awaits_answer needs_immediate_service times fully_refunded pictures payments version asked_at stripped_at',
    sealed: { text: 'column complaint text', phone: 'column complaint phone', history: 'column complaint history' },
    erased: {
      set: {
        text: onceCompleted('text', `''`, 'id'),
        phone: onceCompleted('phone', `''`, 'id'),
        history: onceCompleted('history', `''`, 'id'),
        stripped_at: onceCompleted('stripped_at', 'coalesce(stripped_at, now())', 'id'),
      },
      because: DISPUTES,
    },
  },
  {
    table: 'pay_trade',
    area: 'orders',
    follows: true,
    whose: 't.visitor_id = :visitor',
    told: 'created_at out_trade_no amount description status paid_at transaction_id',
    silent: 'subject visitor_id app_id prepay_id prepaid_at expires_at asked_at',
    erased: { set: { visitor_id: ':nameless' }, because: BOOKS },
  },
  {
    table: 'ticket_waiting',
    area: 'orders',
    whose: 't.visitor_id = :visitor',
    told: 'created_at day quantity status offer_until ended_at',
    silent: 'id sequence visitor_id product_id slot_id order_id ballot_entry_id',
    erased: 'rows',
  },
  {
    table: 'waiting_place',
    area: 'orders',
    follows: true,
    whose: 't.visitor_id = :visitor',
    told: 'joined_at day place admitted_at ordered_at',
    silent: 'visitor_id round product_id slot_id',
    erased: 'rows',
  },
  {
    table: 'ticket_order',
    area: 'orders',
    whose: 't.visitor_id = :visitor',
    told: 'created_at number day start_at end_at quantity price amount phone status changes closure_answer paid_at ended_at',
    silent:
      'id visitor_id idempotency_key request_hash product_id slot_id late_refund_percent closure_id expires_at phone_hash reminded_of',
    sealed: { phone: 'column order phone' },
    erased: {
      set: { visitor_id: ':nameless', phone: `''`, phone_hash: 'null', idempotency_key: 'id', request_hash: `''` },
      because: BOOKS,
    },
  },
  {
    table: 'saved_visitor',
    area: 'savedVisitors',
    whose: 't.visitor_id = :visitor',
    told: 'created_at name id_kind id_number birthday',
    silent: 'id visitor_id id_masked id_hash',
    sealed: { name: 'person name', id_number: 'person idNumber', birthday: 'person birthday' },
    erased: 'rows',
  },
  {
    table: 'guardian_consent',
    area: 'savedVisitors',
    follows: true,
    whose: 't.visitor_id = :visitor',
    told: 'given_at relation version withdrawn_at',
    silent: 'id visitor_id child_hash',
    erased: {
      set: { visitor_id: ':nameless', withdrawn_at: 'coalesce(t.withdrawn_at, greatest(t.given_at, now()))' },
      because: 'proof that a guardian agreed, for three years after; the child is a keyed hash',
    },
  },
  {
    table: 'ticket_ballot_person',
    area: 'draws',
    whose: 't.entry_id in (select id from ticket_ballot_entry where visitor_id = :visitor)',
    told: '',
    silent: 'ballot_id person_hash entry_id',
    erased: 'rows',
  },
  {
    table: 'ticket_ballot_entry',
    area: 'draws',
    whose: 't.visitor_id = :visitor',
    told: 'created_at number quantity wishes place won',
    silent: 'id ballot_id visitor_id',
    erased: { set: { visitor_id: 'null' }, because: DRAW },
  },
  {
    table: 'prize_win',
    area: 'draws',
    follows: true,
    whose: 't.entry_id in (select id from prize_entry where visitor_id = :visitor)',
    told: 'place code written_off_at',
    silent: 'entry_id round_id prize_id written_off_by written_off_name',
    erased: { set: {}, because: DRAW },
  },
  {
    table: 'prize_entry',
    area: 'draws',
    whose: 't.visitor_id = :visitor',
    told: 'created_at number name phone gave_way',
    silent: 'id round_id name_hash phone_hash visitor_id proven',
    sealed: { name: 'entrant entrantName', phone: 'entrant entrantPhone' },
    erased: { set: { visitor_id: 'null', name: 'null', name_hash: 'null', phone: 'null', phone_hash: 'null' }, because: DRAW },
  },
  {
    table: 'activity_enrollment',
    area: 'activities',
    whose: 't.visitor_id = :visitor',
    told: 'created_at state people name phone answers code reason offer_until kept_at ended_at',
    silent: 'id sequence activity_id visitor_id idempotency_key request_hash kept_by kept_name',
    sealed: { name: 'applicant applicantName', phone: 'applicant applicantPhone', answers: 'applicant applicantAnswers' },
    erased: {
      set: {
        visitor_id: ':nameless',
        name: 'null',
        phone: 'null',
        answers: 'null',
        reason: 'null',
        idempotency_key: 'id',
        request_hash: `''`,
      },
      because: 'how many came to an activity; it names nobody any more',
    },
  },
  {
    table: 'live_reservation',
    area: 'live',
    whose: `t.anchor_id in ${MY_ANCHOR}`,
    told: 'created_at number day start_at end_at status room_url reason checked_in_at ended_at',
    silent: 'id anchor_id point_id timespan_id platform_id no_show_at',
    erased: { set: { room_url: 'null', reason: 'null' }, because: 'when a place was taken; it names nobody any more' },
  },
  {
    table: 'live_registration',
    area: 'live',
    follows: true,
    whose: `t.anchor_id in ${MY_ANCHOR}`,
    told: 'created_at status name phone platform_id account introduction reason decided_at',
    silent: 'id anchor_id',
    sealed: {
      name: 'column anchor name',
      phone: 'column anchor phone',
      account: 'column anchor account',
      introduction: 'column anchor introduction',
    },
    erased: {
      set: { name: `''`, phone: `''`, account: `''`, introduction: 'null', reason: `case when status = 3 then '' end` },
      because: 'that somebody was registered; it names nobody any more',
    },
  },
  {
    table: 'live_anchor',
    area: 'live',
    whose: 't.visitor_id = :visitor',
    told: 'created_at status name phone platform_id account reason updated_at',
    silent: 'id visitor_id',
    sealed: { name: 'column anchor name', phone: 'column anchor phone', account: 'column anchor account' },
    erased: {
      set: { visitor_id: ':nameless', status: '4', name: `''`, phone: `''`, account: `''`, reason: 'null' },
      because: 'whose reservations they were; it names nobody any more',
    },
  },
  {
    table: 'feedback_line',
    area: 'feedback',
    follows: true,
    whose: 't.feedback_id in (select id from feedback where visitor_id = :visitor)',
    told: 'at author text',
    silent: 'id sequence feedback_id admin_name',
    erased: 'rows',
  },
  {
    table: 'feedback',
    area: 'feedback',
    whose: 't.visitor_id = :visitor',
    told: 'created_at kind state text contact rating rated_at answered_at',
    silent: 'id visitor_id idempotency_key request_hash taken_at taken_by',
    sealed: { contact: 'column feedback phone' },
    erased: 'rows',
  },
  {
    table: 'lost_found_claim',
    area: 'lostFound',
    whose: 't.visitor_id = :visitor',
    told: 'created_at state text contact reason decided_at',
    silent: 'id item_id visitor_id',
    sealed: { contact: 'column claim phone' },
    erased: 'rows',
  },
  // Derived, and made anew from the thing itself, which is gone.
  {
    table: 'search_document',
    area: 'lostFound',
    whose: `t.kind = 'lostFound' and t.subject_id in (select id from lost_found_item where visitor_id = :visitor)`,
    told: '',
    silent: 'kind subject_id title text motif title_words words tokens from_at until_at sort_at',
    erased: 'rows',
  },
  {
    table: 'lost_found_item',
    area: 'lostFound',
    whose: 't.visitor_id = :visitor',
    told: 'created_at kind category state title place text day day_part contact reason published_at closed_at',
    silent: 'id visitor_id idempotency_key request_hash',
    sealed: { contact: 'column found thing phone' },
    erased: 'rows',
  },
  {
    table: 'stored_file',
    area: 'pictures',
    whose: 't.visitor_id = :visitor and not t.by_staff',
    told: 'created_at id name width height',
    silent: 'visitor_id type size sha256 thumb_size seconds subject place is_public by_staff',
    // Let go of and old: the sweep that follows deletes row and files, and so does the next one if it is stopped.
    erased: {
      set: {
        visitor_id: 'null',
        name: `'picture'`,
        subject: 'null',
        place: 'null',
        is_public: 'false',
        created_at: `'1970-01-01'`,
        width: 'coalesce(width, 1)',
      },
      because: 'until its files are deleted, at once',
    },
  },
  {
    table: 'help_request',
    area: 'help',
    whose: 't.visitor_id = :visitor',
    told: 'received_at number kind status phone note latitude longitude accuracy position_system located_at asked_at responding_at ended_at outcome',
    silent: 'id device_hash visitor_id urgency asked responder_id responder_name proof unproven source',
    sealed: { phone: 'column help phone', note: 'column help note' },
    erased: {
      set: {
        visitor_id: 'null',
        phone: whileOpen('phone', `''`),
        note: whileOpen('note', `''`),
        latitude: whileOpen('latitude', 'null'),
        longitude: whileOpen('longitude', 'null'),
        accuracy: whileOpen('accuracy', 'null'),
        position_system: whileOpen('position_system', 'null'),
        located_at: whileOpen('located_at', 'null'),
        source: whileOpen('source', `''`),
        device_hash: whileOpen('device_hash', 'id'),
        outcome: whileOpen('outcome', 'null'),
      },
      because: 'kind, times and number, for safety reports; of a call under way everything until 30 days after its end',
    },
  },
  {
    table: 'fossil_find',
    area: 'finds',
    whose: 't.visitor_id = :visitor',
    told: 'received_at number kind state words found_at taken_at',
    // Where a find lies is no fact about a person, and the sites are kept secret: the export does not tell it either.
    silent: 'id client_id device_hash visitor_id steps place_words position taken_by_id taken_by changed_at',
    sealed: { words: 'column find words' },
    erased: {
      set: { visitor_id: 'null', device_hash: 'id' },
      because: 'fossils are the state’s, and the authority wants find, place and custody; it names nobody any more',
    },
  },
  {
    table: 'fossil_find_step',
    area: 'finds',
    follows: true,
    whose: `t.kind = 'answered' and t.find_id in (select id from fossil_find where visitor_id = :visitor)`,
    told: 'at words named',
    silent: 'find_id nth kind admin_id admin_name from_whom to_whom kept_at condition accession exhibit_id',
    erased: { set: {}, because: 'the chain of custody only grows; it names staff alone' },
  },
  {
    table: 'stamp',
    area: 'stamps',
    whose: 't.visitor_id = :visitor',
    told: 'at exhibit_id how',
    silent: 'visitor_id',
    erased: 'rows',
  },
  {
    table: 'points_entry',
    area: 'points',
    whose: 't.visitor_id = :visitor',
    told: 'at source points params',
    silent: 'id visitor_id subject event streak',
    erased: 'rows',
  },
  {
    table: 'subscribe_message',
    area: 'messages',
    follows: true,
    whose: 't.visitor_id = :visitor',
    told: 'answered_at purpose state params sent_at',
    silent:
      'visitor_id subject template_id lang kind page_subject due_at useless_at next_try_at attempts msg_id problem arrivals',
    erased: 'rows',
  },
  {
    table: 'message',
    area: 'messages',
    whose: 't.visitor_id = :visitor',
    told: 'created_at kind params read_at',
    silent: 'id sequence visitor_id subject',
    erased: 'rows',
  },
  {
    table: 'message_due',
    area: 'messages',
    follows: true,
    whose: 't.visitor_id = :visitor',
    told: 'created_at kind params',
    silent: 'sequence visitor_id subject about',
    erased: 'rows',
  },
  {
    table: 'live_message',
    area: 'messages',
    whose: 't.visitor_id = :visitor',
    told: 'created_at kind params',
    silent: 'id sequence visitor_id reservation_id',
    erased: 'rows',
  },
  {
    table: 'notice_read',
    area: 'messages',
    follows: true,
    whose: 't.visitor_id = :visitor',
    told: 'read_at notice_id',
    silent: 'visitor_id',
    erased: 'rows',
  },
  {
    table: 'audit_log',
    area: 'account',
    follows: true,
    whose: `t.subject = 'visitor:' || :visitor`,
    told: 'at action details',
    silent: 'id actor_kind actor_id actor_name subject request_id',
    erased: { set: {}, because: LOG },
  },
  {
    table: 'visitor_export',
    area: 'account',
    follows: true,
    whose: 't.visitor_id = :visitor',
    told: 'day asked',
    silent: 'visitor_id token_hash lang expires_at',
    erased: 'rows',
  },
  {
    table: 'session',
    area: 'account',
    follows: true,
    whose: 't.visitor_id = :visitor',
    told: 'created_at expires_at revoked_at',
    silent: 'id visitor_id admin_id admin_name',
    erased: 'rows',
  },
  {
    table: 'wechat_account',
    area: 'account',
    whose: 't.visitor_id = :visitor',
    told: 'created_at app_id openid unionid',
    silent: 'visitor_id handles_from id openid_hash unionid_hash',
    sealed: { openid: 'column openid', unionid: 'column unionid' },
    erased: 'rows',
  },
  {
    table: 'visitor',
    area: 'account',
    follows: true,
    whose: 't.id = :visitor',
    told: 'created_at id nick_name',
    silent: 'erased_at',
    sealed: { nick_name: 'column nick name' },
    erased: 'rows',
  },
];

/** Columns that hold nothing of a visitor: the park's own, the staff's, and marks that lead to nobody. */
export const OF_THE_PARK: Readonly<Record<string, string>> = {
  activity:
    'id version stage title summary text motif cover_id place latitude longitude start_at end_at open_at close_at cancel_until min_people max_people per_enrollment fields approval waiting_list points taken created_at enough_at cancel_cause cancel_reason updated_at updated_by',
  admin_account:
    'id user_name password_hash created_at display_name roles active version changed_at changed_by last_login_at totp_secret totp_since totp_step totp_due passkeys_since',
  admin_passkey: 'id admin_id name public_key counter transports created_at last_used_at',
  admin_recovery_code: 'admin_id code_hash',
  exhibit:
    'id name latin life_group from_ma to_ma formation millimetres beside place latitude longitude may_touch accession shown_as repository motif cover_id credit story child_story audio sources story_sources related is_shown removed_at version updated_at updated_by',
  // Counts; nothing says who heard it.
  exhibit_heard: 'day exhibit_id lang how tenth count',
  // What staff wrote of exhibits and walks before.
  earlier_version: 'subject version contents replaced_at',
  // Pictures of finds, under random ids; no table says who took them.
  fossil_find_photo: 'find_id photo file_id',
  // By which a call that a phone sends again is known, 90 days: without it help would be called twice. Random ids alone.
  help_ask: 'client_id request_id received_at',
  job_run: 'job every_s since succeeded_at failed_at',
  live_day: 'day',
  live_platform: 'id name hosts position',
  live_point:
    'id name text facilities motif pictures latitude longitude capacity open closed_reason position version updated_at updated_by cover_id',
  live_timespan: 'id day start_clock end_clock retired_at',
  live_timespan_set: 'name version updated_at updated_by',
  notice:
    'id version category title text words motif cover_id pinned show_from show_until published_at withdrawn_at created_at updated_at updated_by shown_at warning_colour warning_kind',
  page_lock: 'page reason until locked_at locked_by',
  park_identity: 'what fingerprint',
  park_place: 'id kind name text latitude longitude position version updated_at updated_by closed motif accessible',
  park_shape: 'id kind name line step_free surface width closed position version updated_at updated_by',
  prize: 'id round_id position name text motif count value',
  // Random numbers, in an order that says nothing; who has one stands in `prize_entry`.
  prize_entrant_list: 'round_id numbers',
  prize_round:
    'id state name text rules open_at close_at draw_at claim_until created_at commitment sealed_seed closed_at digest entrants drawn_at seed version updated_at updated_by beacon beacon_round beacon_signature organiser claim_how',
  schema_migration: 'name checksum applied_at',
  search_due: 'sequence kind subject_id',
  search_hidden_word: 'word hidden_at hidden_by',
  // Counts; nothing says who looked for it.
  search_word: 'day lang word shown count',
  // Ids of things, for two days.
  staff_event: 'id xid kind subject at',
  staff_preview: 'id kind contents made_by expires_at',
  ticket_ballot:
    'id state product_id open_at close_at draw_at pay_within created_at commitment sealed_seed closed_at digest entrants drawn_at seed beacon_round beacon_signature called_off_at reason',
  ticket_ballot_list: 'ballot_id list',
  ticket_ballot_slot: 'ballot_id position product_id day slot_id places closed',
  ticket_closure: 'id day slot_id reason answer_until orders tickets cancelled created_at reopened_at',
  ticket_product:
    'id kind name text includes rules motif price real_name late_refund_percent on_sale position updated_at version updated_by age_from age_to cover_id concessions',
  ticket_product_slot: 'product_id slot_id stock',
  capacity: 'valid_from daily momentary approval mean_stay version updated_at updated_by',
  capacity_level: 'id day maximum before level figure most at',
  park_day: 'day taken level present present_at present_level slowed warned',
  // Of a group, a school say; staff are asked not to name a person.
  park_group: 'id version day name people came_at gate updated_at updated_by',
  release_file: 'path bytes is_brotli served_at',
  ticket_slot: 'id start_clock end_clock',
  ticket_stock: 'product_id day slot_id stock taken closure_id updated_at updated_by ballot_id',
  // An id that leads to nobody: a backup from before is put back without them.
  visitor_erasure: 'visitor_id erased_at',
  waiting_room:
    'id kind amount opens_at round early last_place admitted first_admitted_at allowed_at moved_at version updated_at updated_by capacity_day',
  ticket_window: 'id place hours bring phone version updated_at updated_by',
  // A keyed hash of what WeChat said, 30 days.
  wechat_event: 'app_id key event received_at',
  wechat_setting: 'app_id name value at',
  wechat_token: 'app_id token version ends_at taken_until',
  // Keyed hashes, a day.
  wrong_guess: 'key guesses until looking',
  walk: 'id name body minutes is_step_free stops step_free_id is_shown version updated_at updated_by',
};
