import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import { STAFF_ROLES } from '../staff/roles';
import type {
  AdminOrder,
  AdminOrderSummary,
  AdminOrdersIn,
  AdminProduct,
  AdminRefundIn,
  AdminStock,
  CheckInIn,
  CloseSlotIn,
  ClosureEffect,
  ClosuresIn,
  DayFigures,
  DayIn,
  GateAnswer,
  GetStockIn,
  Reconciliation,
  Refund,
  RefundsIn,
  ReopenSlotIn,
  RetryRefundIn,
  SaveProductIn,
  SetStockIn,
} from './adminSchemas';
import type { GateConflict, GateConflictsIn, ResolveConflictIn, SyncEntriesIn, SyncedEntry } from './gateSchemas';
import type { ClosurePreview, OrderHistory, ParkSlot, PreviewClosureIn, SetStockOfDaysIn, StockOfDays } from './salesSchemas';
import type { IdIn, Nothing } from './schemas';

export const getProducts = endpoint<Nothing, AdminProduct[]>('GET', '/api/ticketAdmin/getProducts', 'admin', ['owner']);
/** The list as a file. */
export const exportProducts = endpoint<ExportIn<Nothing>, ExportedFile>('GET', '/api/ticketAdmin/exportProducts', 'admin', [
  'owner',
]);
export const saveProduct = endpoint<SaveProductIn, AdminProduct>('POST', '/api/ticketAdmin/saveProduct', 'admin', ['owner']);
export const getStock = endpoint<GetStockIn, AdminStock[]>('GET', '/api/ticketAdmin/getStock', 'admin', ['owner']);
/** @see AdminStock; never below what is taken. */
export const setStock = endpoint<SetStockIn, AdminStock>('POST', '/api/ticketAdmin/setStock', 'admin', ['owner']);
/** The same for several days and slots at once; those of which more is taken stay as they are. */
export const setStockOfDays = endpoint<SetStockOfDaysIn, StockOfDays>('POST', '/api/ticketAdmin/setStockOfDays', 'admin', [
  'owner',
]);
/** The parts of a day, in their order. */
export const getSlots = endpoint<Nothing, ParkSlot[]>('GET', '/api/ticketAdmin/getSlots', 'admin', STAFF_ROLES);
/** Every answer is a verdict; a ticket enters once, whichever gates ask. */
export const checkIn = endpoint<CheckInIn, GateAnswer>('POST', '/api/ticketAdmin/checkIn', 'admin', ['gate']);
/** What closing would touch, without doing it. */
export const previewClosure = endpoint<PreviewClosureIn, ClosurePreview>('POST', '/api/ticketAdmin/previewClosure', 'admin', [
  'owner',
]);
export const closeSlot = endpoint<CloseSlotIn, ClosureEffect>('POST', '/api/ticketAdmin/closeSlot', 'admin', ['owner']);
export const reopenSlot = endpoint<ReopenSlotIn, ClosureEffect>('POST', '/api/ticketAdmin/reopenSlot', 'admin', ['owner']);
export const getClosures = endpoint<ClosuresIn, Rows<ClosureEffect>>('POST', '/api/ticketAdmin/getClosures', 'admin', [
  'owner',
]);
export const getAdminOrders = endpoint<AdminOrdersIn, Rows<AdminOrderSummary>>('POST', '/api/ticketAdmin/getOrders', 'admin', [
  'helpDesk',
  'gate',
]);
export const getAdminOrder = endpoint<IdIn, AdminOrder>('GET', '/api/ticketAdmin/getOrder', 'admin', ['helpDesk', 'gate']);
/** What was paid and given back of an order, and what became of it. */
export const getOrderHistory = endpoint<IdIn, OrderHistory>('GET', '/api/ticketAdmin/getOrderHistory', 'admin', ['helpDesk']);
export const refundByPark = endpoint<AdminRefundIn, AdminOrder>('POST', '/api/ticketAdmin/refundOrder', 'admin', ['owner']);
export const getRefunds = endpoint<RefundsIn, Rows<Refund>>('POST', '/api/ticketAdmin/getRefunds', 'admin', ['helpDesk']);
export const retryRefund = endpoint<RetryRefundIn, Refund>('POST', '/api/ticketAdmin/retryRefund', 'admin', ['owner']);
export const getDayFigures = endpoint<DayIn, DayFigures>('GET', '/api/ticketAdmin/getDayFigures', 'admin', ['gate']);
/** Compares the ledger of a day with WeChat's bill of it. */
export const reconcile = endpoint<DayIn, Reconciliation>('POST', '/api/ticketAdmin/reconcile', 'admin', ['owner']);
/** The list as a file. */
export const exportOrders = endpoint<ExportIn<AdminOrdersIn>, ExportedFile>('GET', '/api/ticketAdmin/exportOrders', 'admin', [
  'helpDesk',
  'gate',
]);
/** The list as a file. */
export const exportClosures = endpoint<ExportIn<ClosuresIn>, ExportedFile>('GET', '/api/ticketAdmin/exportClosures', 'admin', [
  'owner',
]);
/** The list as a file. */
export const exportStock = endpoint<ExportIn<GetStockIn>, ExportedFile>('GET', '/api/ticketAdmin/exportStock', 'admin', [
  'owner',
]);
/** The list as a file. */
export const exportRefunds = endpoint<ExportIn<RefundsIn>, ExportedFile>('GET', '/api/ticketAdmin/exportRefunds', 'admin', [
  'helpDesk',
]);
/** Entries of a gate without a network, sent later; each counts once under its id, from its own moment. At most 500. */
export const syncEntries = endpoint<SyncEntriesIn, SyncedEntry[]>('POST', '/api/ticketAdmin/syncEntries', 'admin', ['gate']);
/** Newest first. */
export const getGateConflicts = endpoint<GateConflictsIn, Rows<GateConflict>>(
  'POST',
  '/api/ticketAdmin/getGateConflicts',
  'admin',
  ['gate'],
);
/** The same note again changes nothing. */
export const resolveGateConflict = endpoint<ResolveConflictIn, GateConflict>(
  'POST',
  '/api/ticketAdmin/resolveGateConflict',
  'admin',
  ['gate'],
);
