import { endpoint, listEndpoint } from '../endpoint';
import type { Page } from '../envelope';
import type {
  AddOrderIn,
  AnswerClosureIn,
  ChangeOrderDayIn,
  CodeKeys,
  IdIn,
  JoinWaitingListIn,
  JsapiParams,
  Nothing,
  Order,
  OrderIdIn,
  OrderSummary,
  OrdersIn,
  PayOrderIn,
  RefundOrderIn,
  SavedVisitor,
  SaveVisitorIn,
  TicketCode,
  TicketCodeIn,
  TicketDetail,
  TicketOnDay,
  TicketSlot,
  TicketStockIn,
  TicketsIn,
  WaitlistEntry,
} from './schemas';

/** Products with what is left of them on a day, by default today. */
export const getTickets = listEndpoint<TicketsIn, TicketOnDay>('GET', '/api/ticketWechat/getTickets', 'public');
export const getTicket = endpoint<IdIn, TicketDetail>('GET', '/api/ticketWechat/getTicket', 'public');
/** The slots of a day. A visitor who is signed in also sees what the waiting list offers. */
export const getTicketStock = listEndpoint<TicketStockIn, TicketSlot>('GET', '/api/ticketWechat/getTicketStock', 'public');
export const getCodeKey = endpoint<Nothing, CodeKeys>('GET', '/api/ticketWechat/getCodeKey', 'public');

/** The same `Idempotency-Key` answers with the same order, however often and however late it is sent. */
export const addOrder = endpoint<AddOrderIn, Order>('POST', '/api/ticketWechat/addOrder', 'user');
export const payOrder = endpoint<PayOrderIn, JsapiParams>('POST', '/api/ticketWechat/payOrder', 'user');
export const getOrders = endpoint<OrdersIn, Page<OrderSummary>>('POST', '/api/ticketWechat/getOrders', 'user');
/** Asks WeChat first while a payment may have come that nobody told us of. */
export const getOrder = endpoint<IdIn, Order>('GET', '/api/ticketWechat/getOrder', 'user');
/** Cancelling what is cancelled answers with it unchanged. */
export const cancelOrder = endpoint<OrderIdIn, Order>('POST', '/api/ticketWechat/cancelOrder', 'user');
/** Without `ticketIds`: every ticket of the order that can be given back. Repeating it gives back nothing twice. */
export const refundOrder = endpoint<RefundOrderIn, Order>('POST', '/api/ticketWechat/refundOrder', 'user');
export const changeOrderDay = endpoint<ChangeOrderDayIn, Order>('POST', '/api/ticketWechat/changeOrderDay', 'user');
export const answerClosure = endpoint<AnswerClosureIn, Order>('POST', '/api/ticketWechat/answerClosure', 'user');
export const getTicketCode = endpoint<TicketCodeIn, TicketCode>('GET', '/api/ticketWechat/getTicketCode', 'user');

export const getSavedVisitors = listEndpoint<Nothing, SavedVisitor>('GET', '/api/ticketWechat/getSavedVisitors', 'user');
/** Saving the same identity number again renames that visitor. */
export const saveVisitor = endpoint<SaveVisitorIn, SavedVisitor>('POST', '/api/ticketWechat/saveVisitor', 'user');
export const deleteSavedVisitor = listEndpoint<IdIn, SavedVisitor>('POST', '/api/ticketWechat/deleteSavedVisitor', 'user');

/** Asking again for the same slot answers with the entry one has; its quantity becomes the new one while waiting. */
export const joinWaitingList = endpoint<JoinWaitingListIn, WaitlistEntry>('POST', '/api/ticketWechat/joinWaitingList', 'user');
export const leaveWaitingList = endpoint<IdIn, WaitlistEntry>('POST', '/api/ticketWechat/leaveWaitingList', 'user');
/** What is waiting or offered, and what ended during the last day, newest first. */
export const getWaitingList = listEndpoint<Nothing, WaitlistEntry>('GET', '/api/ticketWechat/getWaitingList', 'user');
