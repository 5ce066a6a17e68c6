import { BOOKS, DISPUTES, MY_ORDERS, unless } from '../../ownTable';
import type { ParkModule } from '../module';
import { registerPay } from './pay.routes';

/** A complaint is known by the payment that it is about. */
const MY_COMPLAINTS = `(select c.id from complaint c cross join jsonb_array_elements(c.payments) as paid
  join pay_trade on out_trade_no = paid ->> 'number' where visitor_id = :visitor)`;
/** Staff answer a complaint that is open, to whoever made it at WeChat; the daily job takes this off 180 days after its end. */
const isOpen = (complaint: string) => `(select state from complaint where id = t.${complaint}) is distinct from 'processed'`;

export const pay: ParkModule = {
  register: (app, { pay, files }) => registerPay(app, pay, files),
  jobs: ({ pay }) => [
    { name: 'pay-ask', cron: '* * * * *', run: (now) => pay.askAll(now) },
    { name: 'pay-send-refunds', cron: '* * * * *', run: (now) => pay.sendRefunds(now) },
    { name: 'pay-ask-refunds', cron: '* * * * *', run: (now) => pay.askRefunds(now) },
    { name: 'pay-send-shipping', cron: '* * * * *', run: (now) => pay.sendShipping(now) },
    { name: 'wechat-order-page', cron: '41 * * * *', run: async (now) => Number(await pay.setOrderPage(now)) },
    ...pay.complaints.jobs,
  ],
  tables: {
    pay_refund: {
      follows: 'orders',
      whose: `t.subject in ${MY_ORDERS}`,
      exported: 'created_at out_refund_no amount reason status done_at',
      silent: 'out_trade_no subject refund_id attempts next_try_at taken_until problem accepted_at',
      retained: { because: BOOKS },
    },
    pay_ledger: {
      follows: 'orders',
      whose: `t.subject in ${MY_ORDERS}`,
      exported: 'at kind amount',
      silent: 'id day subject out_trade_no out_refund_no wechat_id shift_id',
      retained: { because: BOOKS },
    },
    pay_shipping: {
      follows: 'orders',
      whose: `t.subject in ${MY_ORDERS}`,
      exported: 'created_at item sent_at settled_at',
      silent: 'out_trade_no subject status told_at attempts next_try_at taken_until corrections problem',
      retained: { because: BOOKS },
    },
    complaint_step: {
      follows: 'orders',
      whose: `t.complaint_id in ${MY_COMPLAINTS}`,
      exported: 'at kind text details state',
      silent: 'id complaint_id admin_name version said same_said problem attempts next_try_at taken_until',
      sealed: { text: 'column complaint answer', details: 'column complaint details' },
      retained: {
        set: unless(isOpen('complaint_id'), { text: `''`, details: `''`, problem: 'null' }),
        because: DISPUTES,
      },
    },
    complaint: {
      area: 'orders',
      whose: `t.id in ${MY_COMPLAINTS}`,
      exported: 'complained_at channel number state problem refund_asked text phone history ended_at',
      silent:
        'id due_at awaits_answer needs_immediate_service times fully_refunded pictures payments version asked_at stripped_at',
      sealed: { text: 'column complaint text', phone: 'column complaint phone', history: 'column complaint history' },
      retained: {
        set: unless(isOpen('id'), { text: `''`, phone: `''`, history: `''`, stripped_at: 'coalesce(stripped_at, now())' }),
        because: DISPUTES,
      },
    },
    pay_trade: {
      follows: 'orders',
      exported: 'created_at out_trade_no amount description status paid_at transaction_id',
      silent: 'subject visitor_id app_id prepay_id prepaid_at expires_at asked_at notified_at',
      retained: { set: { visitor_id: ':nameless' }, because: BOOKS },
    },
  },
  removed: {
    complaint: `t.state = 'processed' and t.ended_at < :now - interval '3 years'`,
    pay_trade: `t.status = 'closed' and t.created_at < :now - interval '1 year'
      and not exists (select from pay_ledger l where l.out_trade_no = t.out_trade_no)
      and not exists (select from pay_refund r where r.out_trade_no = t.out_trade_no)`,
  },
};
